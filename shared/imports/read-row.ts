import { oneLine } from '../blank.ts'
import { emailOfCell } from '../booking-reader/csv/email-cell.ts'
import { nameOfCells } from '../booking-reader/csv/name-cells.ts'
import { readPhoneCell } from '../booking-reader/csv/spreadsheet-number.ts'
import { peopleLimits } from '../people/schema.ts'
import { tagLimits } from '../people/tags.ts'
import { phoneDigits } from '../phone.ts'
import { email as emailSchema } from '../text.ts'
import type { ImportMapping } from './columns.ts'
import type { ImportField } from './vocabulary.ts'

/** What a row says of a person; null and empty where it says nothing. */
export type ImportedPerson = {
  name: string | null
  email: string | null
  phones: string[]
  company: string | null
  tags: string[]
  owner: string | null
}

/** A row as it is understood, with what of it is left out; or why it is not. */
export type ReadRow = { person: ImportedPerson; leftOut: string[] } | { problem: string }

/** Fewer digits are no number that anybody could be called at. */
const fewestDigits = 3

const quoted = (text: string) => `“${text.length > 60 ? `${text.slice(0, 59)}…` : text}”`

/** Reads the cells of a row by what its columns say. */
export function readRow(cells: readonly string[], mapping: ImportMapping): ReadRow {
  const cell = (field: ImportField) => oneLine(cells[mapping.indexOf(field)] ?? '')
  const leftOut: string[] = []
  const name = nameOfCells({
    name: cell('name'),
    firstName: cell('firstName'),
    lastName: cell('lastName'),
  })
  const company = cell('company')
  const email = emailOfCell(cell('email'))
  if (name.length > peopleLimits.name) {
    return { problem: `The name has more than ${peopleLimits.name} characters.` }
  }
  if (company.length > peopleLimits.company) {
    return { problem: `The company has more than ${peopleLimits.company} characters.` }
  }
  if (email !== '' && !emailSchema.safeParse(email).success) {
    return { problem: `${quoted(email)} is not an e-mail address.` }
  }
  const phones = phonesIn(cell('phone'), leftOut)
  if (email === '' && phones.length === 0) {
    return { problem: 'The row has neither an e-mail address nor a phone number.' }
  }
  const person = {
    name: name || null,
    email: email || null,
    phones,
    company: company || null,
    tags: tagsIn(cell('tags'), leftOut),
    owner: cell('owner') || null,
  }
  return { person, leftOut }
}

function phonesIn(cell: string, leftOut: string[]): string[] {
  const written = cell.split(/\s:::\s|;/).flatMap((part) => part.trim() || [])
  const phones = new Map<string, string>()
  for (const part of written) {
    const { phone, problem } = readPhoneCell(part)
    if (problem) leftOut.push(problem)
    if (phone === null) continue
    const digits = phoneDigits(phone)
    if (digits.length < fewestDigits || phone.length > peopleLimits.phone) {
      leftOut.push(`${quoted(phone)} is no phone number, and is left out.`)
    } else if (!phones.has(digits)) phones.set(digits, phone)
  }
  return [...phones.values()]
}

/** Tags that every contact of Google has, and that say nothing. */
const sayNothing = new Set(['* mycontacts', '* starred', 'mycontacts', '* my contacts'])

function tagsIn(cell: string, leftOut: string[]): string[] {
  const written = cell
    .split(/\s:::\s|[,;]/)
    .map((part) =>
      part
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    )
    .filter((tag) => tag !== '' && !sayNothing.has(tag.toLowerCase()))
  const tags = new Map<string, string>()
  for (const tag of written) {
    if (tag.length > tagLimits.name || tag.includes('@')) {
      leftOut.push(`${quoted(tag)} can be no tag, and is left out.`)
    } else if (!tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag)
  }
  return [...tags.values()]
}

/** A name as two are compared; none agrees with any. */
const comparedName = (name: string | null) =>
  (name ?? '').normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()

/**
 * Whether a row is about the one person who has its number: it has no address of its own, or says
 * the same name. Colleagues often share a number.
 */
export function isSameByPhone(
  row: Pick<ImportedPerson, 'email' | 'name'>,
  person: { name: string },
): boolean {
  const [said, known] = [comparedName(row.name), comparedName(person.name)]
  return row.email === null || said === '' || known === '' || said === known
}
