import type { MergeField } from '#shared/people/vocabulary.ts'
import { phoneDigits } from '#shared/phone.ts'
import { comparedEmail } from '#shared/text.ts'
import { isSame } from '../journal/write-change.ts'
import { type Contact, type PersonRow, withContact } from './keep-people.ts'

/** What a merge may change of the person who is kept. */
export const mergedFields = [
  'name',
  'namedAt',
  'email',
  'otherEmails',
  'phones',
  'companyId',
  'ownerId',
  'source',
  'origin',
  'setAside',
  'createdAt',
  'lastActivityAt',
] as const
export type Portrait = Pick<PersonRow, (typeof mergedFields)[number]>

/** Those of a person's fields that a merge may change. */
export const portraitOf = (person: Portrait): Portrait =>
  Object.fromEntries(mergedFields.map((field) => [field, person[field]])) as Portrait

/**
 * A portrait as the journal has it: instants are instants again. That of a merge made before origins were
 * part of it has none.
 */
export function revivePortrait(kept: Record<string, unknown>): Portrait {
  const instant = (value: unknown) => (typeof value === 'string' ? new Date(value) : null)
  return {
    ...(kept as Portrait),
    namedAt: instant(kept.namedAt),
    createdAt: instant(kept.createdAt) ?? new Date(0),
    lastActivityAt: instant(kept.lastActivityAt) ?? new Date(0),
  }
}

/** Whose each field is: the kept person's, where they have one; the other's; or as the kept person has it, also blank. */
export type Sides = { [field in MergeField]?: 'kept' | 'from' | 'as it is' | undefined }

/**
 * Two people as one. Each field is the kept person's, or that of the other where it is blank or was
 * chosen so; every address and number is kept, and the first contact of both is the first, as is the first
 * origin that is known.
 */
export function mergedPortrait(kept: Portrait, from: Portrait, sides: Sides = {}): Portrait {
  const takesFrom = (field: MergeField, value: unknown) =>
    sides[field] === 'from' || (!value && sides[field] !== 'as it is')
  const named = takesFrom('name', kept.name) ? from : kept
  const reached = takesFrom('email', kept.email) ? from : kept
  const [first, then] = sides.phone === 'from' ? [from, kept] : [kept, from]
  const [earlier, later] = from.createdAt < kept.createdAt ? [from, kept] : [kept, from]
  return {
    name: named.name,
    namedAt: named.namedAt,
    email: reached.email,
    otherEmails: [kept, from]
      .flatMap(({ email, otherEmails }) => [email, ...otherEmails])
      .filter((email) => email !== reached.email),
    phones: [...first.phones, ...withoutPhones(then.phones, first.phones)],
    companyId: (takesFrom('company', kept.companyId) ? from : kept).companyId,
    ownerId: (takesFrom('owner', kept.ownerId) ? from : kept).ownerId,
    source: earlier.source,
    origin: earlier.origin ?? later.origin,
    createdAt: earlier.createdAt,
    setAside: kept.setAside && from.setAside,
    lastActivityAt: latest(kept.lastActivityAt, from.lastActivityAt),
  }
}

/** These numbers without those, however they are written. */
export const withoutPhones = (phones: readonly string[], others: readonly string[]) => {
  const known = others.map(phoneDigits)
  return phones.filter((phone) => !known.includes(phoneDigits(phone)))
}

const latest = (...instants: (Date | null)[]) =>
  new Date(Math.max(...instants.map((instant) => instant?.getTime() ?? 0)))

/** What came to a person since they were merged, and is theirs. */
export type Since = {
  contacts: readonly Contact[]
  /** When a note or task of theirs was last touched. */
  touchedAt: Date | null
}

/** A person with what came since. */
export const withSince = (person: PersonRow, { contacts, touchedAt }: Since): PersonRow => {
  const now = contacts.reduce(withContact, person)
  return { ...now, lastActivityAt: latest(now.lastActivityAt, touchedAt) }
}

/** Fields of a merge that somebody may have set since, and then keeps. */
const chosenFields = ['name', 'email', 'companyId', 'ownerId'] as const
export type ChosenField = (typeof chosenFields)[number]

type Unmerging = {
  /** As they stand. */
  person: PersonRow
  /** As they were before the merge, and after it. */
  before: Portrait
  after: Portrait
  since: Since
  /** Who is no longer merged into them, and what of theirs came since. */
  other: { phones: readonly string[]; since: Since }
}

/**
 * A person whom nobody is merged into any more: each field that the merge set is what it was, with
 * what came since from their own addresses; what somebody changed since is left, and named.
 */
export function unmergedPerson({ person, before, after, since, other }: Unmerging) {
  const back = <Field extends keyof Portrait>(field: Field): Portrait[Field] =>
    isSame(person[field], after[field]) ? before[field] : person[field]
  // Named by a message that is the other's.
  const isOthers = other.since.contacts.some(
    ({ at, name }) => name === person.name && isSame(at, person.namedAt),
  )
  const renamed = !isSame(person.name, after.name) && !isOthers
  // Their own name, said once more since.
  const isSaidAgain =
    !isOthers && isSame(person.name, before.name) && !isSame(person.namedAt, after.namedAt)
  const { name, namedAt } = renamed || isSaidAgain ? person : before
  const isStirred =
    !isSame(person.lastActivityAt, after.lastActivityAt) &&
    !other.since.contacts.some(({ at }) => isSame(at, person.lastActivityAt))
  // Told by a message that is the other's.
  const isOthersOrigin =
    !isSame(person.origin, after.origin) &&
    other.since.contacts.some(({ origin }) => origin && isSame(origin, person.origin))
  const own = withoutPhones(person.phones, withoutPhones(other.phones, before.phones))
  const row: PersonRow = {
    ...person,
    name,
    namedAt,
    email: back('email'),
    phones: isSame(person.phones, after.phones) ? before.phones : own,
    companyId: back('companyId'),
    ownerId: back('ownerId'),
    source: back('source'),
    origin: (isOthersOrigin ? before.origin : back('origin')) ?? null,
    setAside: back('setAside'),
    createdAt: back('createdAt'),
    lastActivityAt: isStirred ? person.lastActivityAt : before.lastActivityAt,
  }
  const isLeft = (field: ChosenField) =>
    !isSame(before[field], after[field]) &&
    !isSame(person[field], after[field]) &&
    (field !== 'name' || renamed)
  const now = withSince(row, since)
  return {
    row: renamed ? { ...now, name, namedAt } : now,
    left: chosenFields.filter(isLeft),
  }
}

/** A person with the addresses that are theirs, and no others; the primary one stays if it can. */
export function withOwnEmails(person: PersonRow, owned: readonly string[]): PersonRow {
  const all = [person.email, ...person.otherEmails]
  const compared = all.map(comparedEmail)
  // Each once: the primary one may stand among the others, as the merge that made it one left it.
  const typed = all.filter(
    (_email, index) =>
      owned.includes(compared[index] ?? '') && compared.indexOf(compared[index] ?? '') === index,
  )
  const untyped = owned.filter((email) => !typed.some((other) => comparedEmail(other) === email))
  const [email = person.email, ...otherEmails] = [...typed, ...untyped]
  return { ...person, email, otherEmails }
}
