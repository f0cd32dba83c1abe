import { companyOfAddress } from '../../consultations/company-of-address.ts'
import { findAddresses, isOwn, isService } from './addresses.ts'
import type { Candidate, People } from './invitee.ts'
import { opening, title } from './letter-words.ts'
import { mailAt } from './mails.ts'
import { confidenceWeights, type Field } from './meeting.ts'
import { type NameCandidate, personWords, phrasedNames } from './name-phrases.ts'
import {
  comparedName,
  matchesAddress,
  nameOfAddress,
  personName,
  seemsPerson,
  tidyName,
} from './name-shape.ts'
import { labelled, type Reading } from './reading.ts'
import { linesOf, type Span, trimmed } from './source.ts'

/**
 * The invitee's name: labelled, written beside the address, told by a phrase ('meeting with',
 * 'booked by', 'I am'), signed below; the names of the host's side do not count. Read from the
 * address itself (`jane.doe@`) when the text names nobody: then it adds nothing to the score.
 */
export function findName(reading: Reading, people: People): Field | null {
  const email = people.invitee?.email ?? null
  const hosts = hostNames(reading, people)
  const best = [
    ...labelledNames(reading),
    ...namesBesideAddress(reading, people),
    ...namesInFront(reading, people),
    ...chatWriters(reading, people),
    ...phrasedNames(reading),
    ...titledNames(reading),
    ...calendlySubjects(reading),
    ...listedNames(reading),
    ...greetedInvitee(reading, people),
    ...(email ? namesAlone(reading, email) : []),
  ]
    .filter(({ name }) => !hosts.has(comparedName(name)))
    .map((candidate) => ({
      ...candidate,
      name: withoutCompany(candidate.name, email),
    }))
    .map((candidate) => ({
      ...candidate,
      score: candidate.score + (email && matchesAddress(candidate.name, email) ? 40 : 0),
    }))
    .sort((a, b) => b.score - a.score || a.span[0] - b.span[0])[0]
  if (best) {
    return { value: best.name, span: best.span, confidence: confidenceWeights.name, from: 'text' }
  }
  const guess = email && nameOfAddress(email)
  return guess && people.invitee
    ? { value: guess, span: people.invitee.span, confidence: 0, from: 'derived' }
    : null
}

/** Lines that hold nothing but a name which fits the address: a signature, the head of a page. */
function namesAlone({ text }: Reading, email: string): NameCandidate[] {
  return linesOf(text).flatMap((line) => {
    const span = trimmed(text, line)
    const name = text.slice(...span)
    const isName = wholeName.test(name) && name.includes(' ') && seemsPerson(name)
    return isName && matchesAddress(name, email) && !isCompany(name, email)
      ? [{ name, span, score: 40 }]
      : []
  })
}

/** 'Acme Tools' above `info@acme-tools.example` is the firm. */
const isCompany = (name: string, email: string): boolean =>
  companyOfAddress(email)?.toLowerCase() === name.toLowerCase()

/** 'Giulia Ferri di Ferri Pasta' at `ferripasta.example`: what stands behind 'di' is the firm. */
function withoutCompany(name: string, email: string | null): string {
  const company = email && companyOfAddress(email)?.replaceAll(' ', '').toLowerCase()
  const [whole, firm = ''] = name.match(/ (?:de|del|di|da|do|della|du|von|van) (\p{L}.*)$/u) ?? []
  const key = firm.replace(/[ -]/g, '').toLowerCase()
  // 'Marta Iglesias de Talleres Iglesias' at `iglesias.example`.
  const isNamedFirm =
    company &&
    /^\p{Lu}\S* \p{Lu}/u.test(firm) &&
    key.endsWith(company) &&
    name.split(' ').length > 4
  const isFirm = whole && (key === company || isNamedFirm)
  return isFirm ? name.slice(0, -whole.length) : name
}

const wholeName = new RegExp(`^${personName}$`, 'u')
const nameHere = new RegExp(personName, 'uy')
const greeting = new RegExp(`^[ \\t]*${opening},?[ \\t]+(?:${title})*`, 'gimu')
/** 'Frau Petra Lang,' on a line of its own. */
const salutationAlone = new RegExp(`^[ \\t]*(?:${title})+`, 'gimu')

/** A name with the place where its greeting begins, and its own. */
type Greeted = { name: string; index: number; span: Span }

/** The names by which letters address their reader. */
function greetedNames(text: string): Greeted[] {
  const greeted = (form: RegExp, end: RegExp) =>
    [...text.matchAll(form)].flatMap((match) => {
      nameHere.lastIndex = match.index + match[0].length
      const found = nameHere.exec(text)?.[0] ?? ''
      const name = end.test(text.slice(nameHere.lastIndex).slice(0, 20)) && personWords(found)
      if (!name) return []
      const start = text.indexOf(name, match.index + match[0].length)
      return [{ name, index: match.index, span: [start, start + name.length] as const }]
    })
  return [
    ...greeted(greeting, /^[ \t]*(?:[,!:;.]|-[ \t]|\n|$)/),
    ...greeted(salutationAlone, /^[ \t]*[,:!][ \t]*(?:\n|$)/),
  ]
}

/** Names of the host's side: greeted, labelled as host, beside the host's addresses. */
function hostNames(reading: Reading, { invitee, all }: People): Set<string> {
  const { text } = reading
  const invited = invitee?.email.toLowerCase()
  const names = [
    ...greetedNames(text)
      .filter((greeted) => greetsHost(reading, greeted, invited))
      .map(({ name }) => name),
    ...labelled(reading, 'host')
      .map(({ value }) => text.slice(...value))
      .filter((value) => !invited || !value.toLowerCase().includes(invited)),
    ...all
      .filter(
        ({ email, score }) => email.toLowerCase() !== invited && score < 0 && !isService(email),
      )
      .flatMap((address) => namesAt(text, address).map(([start, end]) => text.slice(start, end))),
  ]
  const firms = (reading.options.own ?? []).flatMap(
    (own) => companyOfAddress(own.includes('@') ? own : `@${own}`) ?? [],
  )
  const tidy = [...names, ...firms].flatMap(
    (name) => tidyName(name.replace(/\s+-\s+.*$/, '')) ?? [],
  )
  return new Set(tidy.map(comparedName))
}

/**
 * A message that tells of someone else's booking greets the host; one's own mail too. Not what the
 * host wrote, nor a greeting of the one whose address is the invitee's.
 */
function greetsHost(
  { text, mails, options }: Reading,
  { name, index, span }: Greeted,
  invited: string | undefined,
): boolean {
  const from = mailAt(mails, index)?.headers.from
  const sender = from && findAddresses(text.slice(...from))[0]?.email
  if (sender && isOwn(sender, options.own ?? [])) return false
  if (invited && matchesAddress(name, invited)) return false
  if (invited && isFirstName(text.slice(index, span[0]), invited)) return false
  return !confirmsToReader.test(text.slice(index, index + 400))
}

/** 'Dag Hammar' above dag@… is no greeting. */
const isFirstName = (greeting: string, invited: string): boolean =>
  /^\s*(?:dag|caro|cara)\s*$/i.test(greeting) && matchesAddress(greeting, invited)

/** Who is greeted by a message that confirms the booking to them. */
const greetedInvitee = (reading: Reading, { invitee }: People): NameCandidate[] =>
  greetedNames(reading.text)
    .filter(({ name }) => name.includes(' '))
    .filter((greeted) => !greetsHost(reading, greeted, invitee?.email))
    .map(({ name, span }) => ({ name, span, score: 42 }))

const confirmsToReader =
  /\b(?:you (?:are|have been) (?:scheduled|booked|invited)|your (?:booking|appointment|meeting|call) (?:is|has been)|thank(?:s| you) for (?:booking|scheduling))\b|(?<!\p{L})(?:(?:ihre?n?|dein|votre|uw|je|su|tu|(?:il|la) [st]u[oa]|[ao] sua?|o seu|pan[ai]|państwa|twoj[ae]|din|ditt) (?:termin|buchung|gespräch|anfrage|rendez-vous|réservation|réunion|afspraak|boeking|cita|reserva|reunión|reunião|marcação|agendamento|appuntamento|prenotazione|wizyta|rezerwacja|spotkanie|bokning|booking|bestilling|m[øö]te)|gracias por|obrigad[oa] por|grazie per|dank(?:e)? für|merci (?:pour|d'avoir)|dziękujemy za|bedankt voor|tack för|tak(?:k)? for)(?!\p{L})/iu

function labelledNames(reading: Reading): NameCandidate[] {
  const { text } = reading
  const take = (span: Span, score: number): NameCandidate[] => {
    const name = tidyName(text.slice(...span).replace(/\s+(?:-|\||\bat\b|\bfrom\b)\s+.*$/, ''))
    return name && !/\d{3}|https?:/.test(name)
      ? [{ name, span: spanOf(text, span, name), score }]
      : []
  }
  const names = labelled(reading, 'name').flatMap(({ value, label, start }) =>
    take(value, /invitee|full|name/i.test(label) ? 110 : 100).map((c) => ({
      ...c,
      score: c.score + (mailAt(reading.mails, start)?.isNote ? -40 : 0),
    })),
  )
  const last = labelled(reading, 'lastName')[0]
  // 'Nombre' and 'Nome' are the whole name, but beside 'Apellidos' and 'Cognome' the first.
  const only = labelled(reading, 'name').find(({ value }) => !text.slice(...value).includes(' '))
  const first = labelled(reading, 'firstName')[0] ?? only
  if (!first || !last) return names
  const name = `${text.slice(...first.value)} ${text.slice(...last.value)}`
  const span: Span = [
    Math.min(first.value[0], last.value[0]),
    Math.max(first.value[1], last.value[1]),
  ]
  return [...names, { name, span, score: 105 }]
}

/** The part of a span that holds the name as written, else all of it. */
function spanOf(text: string, [start, end]: Span, name: string): Span {
  const at = text.slice(start, end).indexOf(name)
  return at === -1 ? [start, end] : [start + at, start + at + name.length]
}

/** Names written beside an address, or alone on the line above it. */
function namesAt(text: string, { name, span }: Pick<Candidate, 'name' | 'span'>): Span[] {
  if (name) return [name]
  const lineStart = text.lastIndexOf('\n', span[0] - 1) + 1
  const aboveStart = text.lastIndexOf('\n', lineStart - 2) + 1
  const above = text
    .slice(aboveStart, lineStart)
    .replace(/\s(?:-\s+(?:organi[sz]er|host|guest)|\|\s).*$/im, '')
  const alone = /^[^\p{L}\d]*$/u.test(text.slice(lineStart, span[0]))
  const written = above.trim()
  if (!alone || !new RegExp(`^${personName}$`, 'u').test(written) || !seemsPerson(written))
    return []
  const at = aboveStart + above.indexOf(written)
  return [[at, at + written.length]]
}

function namesBesideAddress({ text }: Reading, { invitee, all }: People): NameCandidate[] {
  const mine = all.filter(({ email }) => email.toLowerCase() === invitee?.email.toLowerCase())
  return mine.flatMap((address) =>
    namesAt(text, address).flatMap((span) => {
      const name = tidyName(text.slice(...span))
      const isPerson = name && seemsPerson(name) && !isCompany(name, address.email)
      return isPerson ? [{ name, span, score: address.name ? 90 : 70 }] : []
    }),
  )
}

const nameInFront = new RegExp(String.raw`(${personName})[ \t]*[,;:-]?[ \t]+$`, 'u')

/** 'Jane Doe, jane@acme.example': a whole name in front of an address that fits it. */
function namesInFront({ text }: Reading, { invitee, all }: People): NameCandidate[] {
  const mine = all.filter(({ email }) => email.toLowerCase() === invitee?.email.toLowerCase())
  return mine.flatMap(({ email, span: [start] }) => {
    const from = Math.max(text.lastIndexOf('\n', start - 1) + 1, start - 80)
    const name = personWords(text.slice(from, start).match(nameInFront)?.[1] ?? '', true)
    if (!name?.includes(' ') || !matchesAddress(name, email) || isCompany(name, email)) return []
    const at = text.lastIndexOf(name, start)
    return [{ name, span: [at, at + name.length] as const, score: 60 }]
  })
}

/** Who wrote the line of a chat in which the address stands. */
function chatWriters({ text, stamps }: Reading, { invitee }: People): NameCandidate[] {
  const stamp = invitee && stamps.findLast(({ span }) => span[0] < invitee.span[0])
  if (!stamp?.writer) return []
  const written = text.slice(...stamp.writer)
  const name = wholeName.test(written) && personWords(written)
  return name ? [{ name, span: stamp.writer, score: 58 }] : []
}

/** 'Jane Doe - 10:30am Thu, Dec 3, 2026 - Strategy call', the subject of Calendly's mails. */
const calendlySubject = new RegExp(
  String.raw`(?:^|:)[ \t]*(${personName})[ ]+-[ ]+\d{1,2}:\d{2}[ ]?[ap]m[ ]+\p{L}{3},[ ]+\p{L}{3}[ ]+\d{1,2},[ ]+\d{4}`,
  'gmu',
)

function calendlySubjects({ text }: Reading): NameCandidate[] {
  return [...text.matchAll(calendlySubject)].flatMap((match) => {
    const name = match[1] ?? ''
    const at = match.index + match[0].indexOf(name)
    return seemsPerson(name) ? [{ name, span: [at, at + name.length] as const, score: 95 }] : []
  })
}

/** Names in a list of those who come, a line each: 'Who: Jane Doe'. */
function listedNames(reading: Reading): NameCandidate[] {
  const { text } = reading
  return labelled(reading, 'people').flatMap(({ block }) =>
    linesOf(text.slice(...block)).flatMap(([from, to]) => {
      const span = trimmed(text, [block[0] + from, block[0] + to])
      const name = tidyName(text.slice(...span))
      const isPerson = name && wholeName.test(name) && seemsPerson(name)
      return isPerson ? [{ name, span: spanOf(text, span, name), score: 60 }] : []
    }),
  )
}

const between = new RegExp(
  String.raw`(?:\bbetween\s+)?(${personName})\s+(?:and|&|x|<>|<->|\/)\s+(${personName})`,
  'gu',
)

/** 'Jane Doe and Sam Rivera' in a title: the one that is not the host, by the filter above. */
function titledNames(reading: Reading): NameCandidate[] {
  const { text } = reading
  return labelled(reading, 'title', 'type').flatMap(({ value }) => {
    const title = text.slice(...value)
    return [...title.matchAll(between)].flatMap((match) =>
      [match[1] ?? '', match[2] ?? ''].flatMap((words, index) => {
        const name = personWords(words)
        if (!name || value[0] === value[1]) return []
        const at = value[0] + title.indexOf(words, match.index)
        return [{ name, span: [at, at + name.length] as const, score: 50 - index }]
      }),
    )
  })
}
