import { type ImportedPerson, isSameByPhone, readRow } from '#shared/imports/read-row.ts'
import type { ImportedChange } from '#shared/imports/schema.ts'
import { tagLimits } from '#shared/people/tags.ts'
import { phoneDigits } from '#shared/phone.ts'
import { comparedEmail } from '#shared/text.ts'
import type { Ctx } from '../context.ts'
import { companyDomain } from '../people/keep-companies.ts'
import type { PersonRow } from '../people/keep-people.ts'
import { erasedSentence } from '../privacy/suppressions.ts'
import { type Batch, type ImportRowRecord, type Known, readKnown } from './known-people.ts'

/** The company that somebody is to have: one that is there, or one of the address's domain, to be named so. */
type WantedCompany = { id: string; name: string } | { id: null; name: string }

/** What is to become of a row. */
export type Decision = {
  row: ImportRowRecord
  reason: string | null
  changes: ImportedChange[]
} & (
  | { verdict: 'refused' }
  | {
      verdict: 'new' | 'changes' | 'same'
      said: ImportedPerson
      /** Whom it is about; null for somebody new. */
      person: PersonRow | null
      company: WantedCompany | null
      ownerId: string | null
      /** The names of tags that they have not. */
      tags: string[]
      /** Numbers that they have not. */
      phones: string[]
      /** An address that they have not. */
      email: string | null
    }
)

/**
 * What is to become of some rows of a file, as things are now: match by address, then by phone; empty
 * cells say nothing; who stood in the file before is refused.
 */
export async function decideRows(ctx: Ctx, batch: Batch): Promise<Decision[]> {
  const { rows, mapping } = batch
  const read = rows.map((row) => ({ row, result: readRow(row.cells, mapping) }))
  const said = read.flatMap(({ result }) => ('person' in result ? [result.person] : []))
  const known = await readKnown(ctx, batch, said)
  return read.map(({ row, result }) => {
    if ('problem' in result) return refused(row, result.problem)
    const decision = decide(row, result.person, result.leftOut, known)
    if (decision.verdict !== 'refused') {
      const email = result.person.email && comparedEmail(result.person.email)
      if (email) known.emailLines.set(email, row.line)
      if (decision.person) known.personLines.set(decision.person.id, row.line)
    }
    return decision
  })
}

const refused = (row: ImportRowRecord, reason: string): Decision => ({
  row,
  verdict: 'refused',
  reason,
  changes: [],
})

function decide(
  row: ImportRowRecord,
  said: ImportedPerson,
  leftOut: string[],
  known: Known,
): Decision {
  const email = said.email && comparedEmail(said.email)
  const before = email ? known.emailLines.get(email) : undefined
  if (before !== undefined) return refused(row, `The same address as in line ${before}.`)
  const found = personOf(said, email, known)
  if ('problem' in found) return refused(row, found.problem)
  const { person } = found
  const line = person && known.personLines.get(person.id)
  if (person && line !== undefined && line !== null) {
    return refused(row, `The same person as in line ${line}.`)
  }
  const hints = [...leftOut]
  const { changes, ...differences } = differencesOf(said, person, known, hints)
  return {
    row,
    said,
    person,
    // Who was set aside is listed from now on.
    verdict: person === null ? 'new' : changes.length > 0 || person.setAside ? 'changes' : 'same',
    reason: hints.length > 0 ? hints.join(' ') : null,
    changes,
    ...differences,
  }
}

/** Whom a row is about: by the address, then by the number; null for somebody new. */
function personOf(
  said: ImportedPerson,
  email: string | null,
  known: Known,
): { person: PersonRow | null } | { problem: string } {
  const own = email ? known.byEmail.get(email) : undefined
  if (own) return { person: own }
  if (email && known.erased.has(email)) return { problem: erasedSentence }
  const callers = new Map(
    said.phones
      .flatMap((phone) => known.byPhone.get(phoneDigits(phone)) ?? [])
      .map((person) => [person.id, person]),
  )
  const [caller] = callers.values()
  if (caller && callers.size === 1 && isSameByPhone(said, caller)) {
    // Who has an address of their own in the file is somebody else than who stood in it before.
    if (email === null || !known.personLines.has(caller.id)) return { person: caller }
  }
  if (email !== null) return { person: null }
  return {
    problem:
      callers.size > 1
        ? `${callers.size} people have this number, and there is no e-mail address.`
        : 'There is no e-mail address, and nobody has this number.',
  }
}

const joined = (values: readonly string[]) => values.join(', ') || null

function differencesOf(
  said: ImportedPerson,
  person: PersonRow | null,
  known: Known,
  hints: string[],
) {
  const changes: ImportedChange[] = []
  const set = (field: ImportedChange['field'], before: string | null, after: string | null) => {
    if (after !== null) changes.push({ field, before, after })
  }
  if (said.name !== null && said.name !== person?.name) {
    set('name', person?.name || null, said.name)
  }
  const email = said.email && isOther(said.email, person) ? said.email : null
  if (email) {
    const had = person ? [person.email, ...person.otherEmails] : []
    set('email', joined(had), [...had, email].join(', '))
  }
  const had = person?.phones ?? []
  const digits = had.map(phoneDigits)
  const phones = said.phones.filter((phone) => !digits.includes(phoneDigits(phone)))
  if (phones.length > 0) set('phone', joined(had), [...had, ...phones].join(', '))
  const company = companyFor(said, person, known, hints)
  if (company) {
    set('company', known.companyNames.get(person?.companyId ?? '') ?? null, company.name)
  }
  const hadTags = known.tags.get(person?.id ?? '') ?? []
  const tags = tagsFor(said, hadTags, hints)
  if (tags.length > 0) set('tags', joined(hadTags), [...hadTags, ...tags].join(', '))
  const ownerId = ownerFor(said, known, hints)
  const isGiven = ownerId !== null && ownerId !== person?.ownerId
  if (isGiven) {
    const { accountNames } = known
    set('owner', accountNames.get(person?.ownerId ?? '') ?? null, accountNames.get(ownerId) ?? '')
  }
  return { changes, email, phones, company, tags, ownerId: isGiven ? ownerId : null }
}

const isOther = (email: string, person: PersonRow | null) =>
  !person ||
  ![person.email, ...person.otherEmails].map(comparedEmail).includes(comparedEmail(email))

/** The company that a row gives somebody; null where they keep theirs. */
function companyFor(
  said: ImportedPerson,
  person: PersonRow | null,
  known: Known,
  hints: string[],
): WantedCompany | null {
  const name = said.company
  if (name === null) return null
  const current = person?.companyId ? known.companyNames.get(person.companyId) : undefined
  if (current?.toLowerCase() === name.toLowerCase()) return null
  const there = known.companies.get(name.toLowerCase())
  if (there) return there.id === person?.companyId ? null : there
  const domain = companyDomain(person?.email ?? said.email ?? '')
  const own = domain ? known.byDomain.get(domain) : undefined
  if (domain && !person?.companyId) return own?.isNamed ? own : { id: null, name }
  if (own && !own.isNamed && own.id === person?.companyId) return { id: null, name }
  hints.push(
    person?.companyId
      ? `No company is called “${name}”; theirs stays as it is.`
      : `No company is called “${name}”, and none can be told from the address.`,
  )
  return null
}

function tagsFor(said: ImportedPerson, has: readonly string[], hints: string[]): string[] {
  const had = new Set(has.map((tag) => tag.toLowerCase()))
  const wanted = said.tags.filter((tag) => !had.has(tag.toLowerCase()))
  if (has.length + wanted.length <= tagLimits.perRecord) return wanted
  hints.push(`There is room for ${tagLimits.perRecord} tags; the others are left out.`)
  return wanted.slice(0, Math.max(0, tagLimits.perRecord - has.length))
}

function ownerFor(said: ImportedPerson, known: Known, hints: string[]): string | null {
  if (said.owner === null) return null
  const id = known.accounts.get(said.owner.toLowerCase())
  if (!id) hints.push(`No colleague is called “${said.owner}”; the owner is left out.`)
  return id ?? null
}
