import { localOf } from '../../calendar/zoned-time.ts'
import { zoneByName } from '../zones/zone-by-name.ts'
import { findAddresses, isService } from './addresses.ts'
import { hasICalendar, type Property, readProperties } from './icalendar-lines.ts'
import { zoneOfTzid } from './icalendar-zone.ts'
import { confidenceWeights, type Field, type MeetingTime, type ParseOptions } from './meeting.ts'
import type { Span } from './source.ts'
import { zonedTime } from './when-zone.ts'

/** A calendar retold as the lines of a mail, each character with its place in the paste. */
export type CalendarAsMail = {
  text: string
  at: readonly number[]
  when: Field<MeetingTime> | null
  /** By its status or method. */
  cancelled: boolean
  /** It is the answer of one attendee. */
  isReply: boolean
  /** Attendees say whether they come, so that its title needs not. */
  answered: boolean
  /** The addresses of those who do not come, in small letters. */
  declined: readonly string[]
  uid: string | null
  sequence: number | null
}

/**
 * The first event of a pasted calendar, whole or cut off, retold as labelled lines for the
 * extractors of text; its beginning is read here, with the zone that TZID and VTIMEZONE give.
 * Null when the paste holds no calendar.
 */
export function calendarAsMail(pasted: string, options: ParseOptions): CalendarAsMail | null {
  if (!hasICalendar(pasted)) return null
  const properties = readProperties(
    pasted.replace(/^[> \t]*>[ \t]?/gm, (mark) => ' '.repeat(mark.length)),
  )
  const event = firstEvent(properties)
  const value = (name: string) => event.find((property) => property.name === name)
  const page = new Page()
  page.copy(pasted, 0, firstIndex(properties, pasted))
  page.say('\n')
  const organizer = value('ORGANIZER')
  for (const attendee of event.filter((property) => isGuest(property, organizer))) {
    page.person('Attendee: ', attendee)
  }
  if (organizer) page.person('Organizer: ', organizer)
  for (const [label, name] of [
    ['Title: ', 'SUMMARY'],
    ['Location: ', 'LOCATION'],
    ['\n', 'DESCRIPTION'],
  ] as const) {
    const property = value(name)
    if (property) page.line(label, property)
  }
  const last = properties.at(-1)?.span[1] ?? 0
  const rest = pasted.slice(last).match(/^(?:\s*END:[^\n]*(?:\n|$))*/i)?.[0].length ?? 0
  page.say('\n\n')
  page.copy(pasted, last + rest, pasted.length)
  return {
    text: page.text,
    at: page.at,
    when: beginning(value('DTSTART'), properties, options),
    cancelled: /^\s*cancel/i.test(value('STATUS')?.value ?? '') || isMethod(properties, 'CANCEL'),
    isReply: isMethod(properties, 'REPLY'),
    uid: uidOf(value('UID'), value('RECURRENCE-ID')),
    sequence: sequenceOf(value('SEQUENCE')),
    ...answersOf(event),
  }
}

/** Of one of a series with what tells it from the others. */
const uidOf = (uid: Property | undefined, recurrence: Property | undefined): string | null =>
  uid?.value.trim()
    ? [uid, recurrence].flatMap((property) => property?.value.trim() ?? []).join('/')
    : null

const sequenceOf = (property: Property | undefined): number | null =>
  /^\s*\d{1,9}\s*$/.test(property?.value ?? '') ? Number(property?.value) : null

const isMethod = (properties: readonly Property[], method: string): boolean =>
  properties.some(({ name, value }) => name === 'METHOD' && value.trim().toUpperCase() === method)

/** Who has answered the invitation (RFC 5545 §3.2.12), and who declined. */
function answersOf(event: readonly Property[]) {
  const statusOf = ({ parameters }: Property) => parameters.PARTSTAT?.toUpperCase()
  const attendees = event.filter(({ name }) => name === 'ATTENDEE')
  return {
    answered: attendees.some(
      (attendee) => !['NEEDS-ACTION', undefined].includes(statusOf(attendee)),
    ),
    declined: attendees.filter((attendee) => statusOf(attendee) === 'DECLINED').map(keyOf),
  }
}

/** The properties of the first VEVENT; of a piece without its head, those outside of any other part. */
function firstEvent(properties: readonly Property[]): Property[] {
  const seen = new Set<string>()
  const event: Property[] = []
  for (const property of properties) {
    const isEvents = property.path.at(-1) === 'VEVENT' || property.path.length === 0
    if (!isEvents) continue
    if (property.name === 'DTSTART' && seen.has('DTSTART')) break
    if (property.name === 'UID' && seen.has('UID')) break
    seen.add(property.name)
    event.push(property)
  }
  return event
}

const firstIndex = (properties: readonly Property[], pasted: string): number => {
  const begin = pasted.search(/^[ \t>]*BEGIN:V/im)
  const first = properties[0]?.span[0] ?? pasted.length
  const line = pasted.lastIndexOf('\n', first) + 1
  return begin === -1 ? line : Math.min(begin, line)
}

/** The person of Apple's own invitations, behind whom a mailbox stands that nobody else knows. */
const appleIdentifier = /@imip\.me\.com$/i

/** A text of the calendar with the place of each of its characters. */
type Placed = { text: string; at: readonly number[] }

/**
 * How a person is reached: by the parameter EMAIL (RFC 7986 §6.2), which Apple writes beside an
 * identifier of its own (`mailto:2_…@imip.me.com`, `/…/principal/`), else by the value. Null for an
 * identifier that is no address, such as `urn:uuid:…`.
 */
function emailOf({ parameters, parametersAt, value, at }: Property): Placed | null {
  const written = [
    ...['EMAIL', 'X-CALENDARSERVER-EMAIL'].map((key) => ({
      text: parameters[key] ?? '',
      at: parametersAt[key] ?? [],
    })),
    { text: value, at },
  ]
  for (const { text, at } of written) {
    const [address] = findAddresses(text)
    if (address && !appleIdentifier.test(address.email))
      return { text: text.slice(...address.span), at: at.slice(...address.span) }
  }
  return null
}

/** What two properties of one person have in common. */
const keyOf = (property: Property): string =>
  (emailOf(property)?.text ?? property.value.trim()).toLowerCase()

function isGuest(property: Property, organizer: Property | undefined): boolean {
  const { name, parameters } = property
  return (
    name === 'ATTENDEE' &&
    !/room|resource/i.test(parameters.CUTYPE ?? '') &&
    !/chair/i.test(parameters.ROLE ?? '') &&
    !isService(emailOf(property)?.text ?? '') &&
    (!organizer || keyOf(property) !== keyOf(organizer))
  )
}

function beginning(
  start: Property | undefined,
  properties: readonly Property[],
  options: ParseOptions,
): Field<MeetingTime> | null {
  const [, year, month, day, hour, minute, utc] =
    start?.value.match(/^\s*(\d{4})-?(\d{2})-?(\d{2})(?:T(\d{2}):?(\d{2})(?::?\d{2})?(Z)?)?/) ?? []
  if (!start || !year) return null
  const local = `${year}-${month}-${day}T${hour ?? '09'}:${minute ?? '00'}`
  const notes = hour ? [] : (['time-assumed'] as const)
  const calendarZone = properties.find(({ name }) => name === 'X-WR-TIMEZONE')
  const tzid = start.parameters.TZID
  const zone = utc
    ? zoneByName('UTC')
    : ((tzid ? zoneOfTzid(tzid, local, properties) : null) ??
      (calendarZone ? zoneByName(calendarZone.value) : null))
  const span: Span = start.span
  const named = zone && { ...zone, start: span[0], end: span[1] }
  const time = zonedTime(local, named, options, notes, hour !== undefined)
  if (!time) return null
  // An instant of UTC is shown on the clock of the calendar, or of the reader.
  const shownIn = calendarZone && zoneByName(calendarZone.value)?.zone
  const value =
    utc && shownIn ? { ...time, local: localOf(time.utc, shownIn), zone: shownIn } : time
  return { value, span, confidence: confidenceWeights.date, from: 'text' }
}

/** Text that is put together from pieces of another, with the place of each character. */
class Page {
  text = ''
  at: number[] = []

  say(words: string, place = this.at.at(-1) ?? 0) {
    this.text += words
    for (let index = 0; index < words.length; index++) this.at.push(place)
  }

  copy(source: string, from: number, to: number) {
    this.text += source.slice(from, to)
    for (let index = from; index < to; index++) this.at.push(index)
  }

  placed({ text, at }: Placed) {
    this.text += text
    this.at.push(...at)
  }

  line(label: string, { value, at, span }: Property) {
    this.say(label, span[0])
    this.placed({ text: value, at })
    this.say('\n')
  }

  /** 'Attendee: Jane Doe <jane@acme.example>', from CN and the address. */
  person(label: string, property: Property) {
    this.say(label, property.span[0])
    const name = property.parameters.CN ?? ''
    if (!name.includes('@')) this.placed({ text: name, at: property.parametersAt.CN ?? [] })
    const email = emailOf(property)
    if (email) {
      this.say(' <', email.at[0])
      this.placed(email)
      this.say('>')
    }
    this.say('\n')
  }
}
