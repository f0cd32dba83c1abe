import { letterWords, opening, roleWords, salutation, title } from './letter-words.ts'

const particle = `(?:van|von|der|den|de|del|della|di|da|dos|du|la|le|bin|ibn|al|el|ter|ten|zu|y|e)`
const capital = String.raw`(?:\p{Lu}[\p{L}\p{M}]*(?:['.-]\p{L}[\p{L}\p{M}]*)*\.?|O'\p{Lu}\p{L}+)`

/** A name of a person in running text: 'Jane Doe', "Seán O'Brien", 'Ana María de la Cruz'. */
export const personName = `${capital}(?:[ ](?:${particle}[ ]){0,2}${capital}){0,3}`

const salutations = new RegExp(`^(?:${salutation})+(?=\\p{Lu})`, 'iu')
/** 'Dear Mr. Peter Novak', 'Sehr geehrte Frau Lang': never a first name, as 'Caro' and 'Dag' are. */
const letterHead = new RegExp(
  `^(?:dear|hello|hi|(?:sehr )?geehrte[rs]?|estimad[oa]|prezad[oa]|szanown[aiey]|${opening}\\s+(?=${salutation}))\\s+`,
  'iu',
)
const addressed = new RegExp(`^(?:${opening}\\s+)?(?:${title})*`, 'iu')

/** 'Frau Petra Lang' → 'Petra Lang'; a doctor's title stays. */
export const withoutSalutation = (name: string): string => name.replace(salutations, '')

/** A name as two are compared: without greeting, salutation and titles, in small letters. */
export const comparedName = (name: string): string => name.replace(addressed, '').toLowerCase()

const notPersons = new Set(
  `zoom google microsoft teams meet calendly calendar outlook webex skype meeting meetings call event events
  invitation invite invitee team support sales info hello hi hey dear thanks thank you best regards
  kind cheers sincerely monday tuesday wednesday thursday friday saturday sunday january february
  march april june july august september october november december today tomorrow discovery strategy technical
  follow up follow-up consultation session demo intro introduction minute minutes min new confirmed
  scheduled rescheduled cancelled canceled updated reminder subject join video conference phone
  time zone date email name company your our the this that when where who what we us me i it if please looking
  location description notes message questions view add reschedule cancel powered sent from forwarded
  booking appointment onboarding kickoff quick chat weekly project review details everyone all there folks
  guest guests attendee attendees organizer host and or with yes no maybe noon
  she he they her his their you them who someone nobody i'd i'll i'm it's let's
  eastern central pacific mountain unknown none n/a tbd anonymous private busy
  montag dienstag mittwoch donnerstag freitag samstag sonntag uhr ${letterWords} ${roleWords}`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

/** Whether words found in prose may be a person: no word of meetings and calendars among them. */
export function seemsPerson(name: string): boolean {
  const words = name.split(/\s+/)
  return (
    name.length >= 2 &&
    words.length <= 6 &&
    !/[\d@:/\\<>#|]/.test(name) &&
    words.every((word) => !notPersons.has(word.toLowerCase().replace(/[.,]$/, '')))
  )
}

const credential =
  /^(?:ph\.?d|m\.?d|mba|jr|sr|ii|iii|iv|esq|cpa|dds|rn|pmp|b\.?sc|m\.?sc|inc|llc|ltd|gmbh)\.?$/i

/** Characters in which a name with its address, title and brackets stands, if one does. */
const longestWritten = 500

/**
 * A name as it is shown in a list: without an address, brackets and quotes around it, and
 * 'Doe, Jane' turned round; null when nothing of a name is left.
 */
export function tidyName(written: string): string | null {
  const bare = written
    .slice(0, longestWritten)
    .replace(/<[^<>]*>?|\[mailto:[^\]]*\]|\S+@\S+/g, ' ')
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .replace(/^["'<>\s]+|["'<>\s,;.:|/-]+$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(letterHead, '')
    .replace(salutations, '')
  const [last = '', first = '', more] = bare.split(/\s*,\s*/)
  const isTurned = first !== '' && more === undefined && !credential.test(first)
  const name =
    isTurned && last.split(' ').length <= 3 && first.split(' ').length <= 3
      ? `${first} ${last}`
      : bare
  return /\p{L}/u.test(name) && name.length <= 100 ? name : null
}

const roles =
  /^(?:info|hello|hi|contact|sales|support|office|admin|team|mail|email|me|help|booking|bookings|hr|jobs|billing|accounts|enquiries|inquiries|marketing|press|service|services|owner|ceo|test|user)$/i

/** 'jane.doe+news@…' → 'Jane Doe'; null when the address tells no first and last name. */
export function nameOfAddress(email: string): string | null {
  const local = (email.split('@')[0] ?? '').replace(/\+.*$/, '')
  const words = local.split(/[._-]+/).filter((word) => word !== '')
  if (words.length < 2 || words.length > 3) return null
  if (words.some((word) => !/^\p{L}{2,}$/u.test(word) || roles.test(word))) return null
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()).join(' ')
}

const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a name and the part before the @ tell of the same person: Jane Doe and jdoe@. */
export function matchesAddress(name: string, email: string): boolean {
  const local = folded(email.split('@')[0] ?? '')
  const words = folded(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)
  return words.some((word) => local.includes(word))
}
