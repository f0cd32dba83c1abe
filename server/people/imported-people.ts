import { sql } from 'drizzle-orm'
import { comparedEmail } from '#shared/text.ts'
import { recordAudits } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { type Database, rowsOf } from '../db/database.ts'
import { insertMany, isAmong } from '../db/many-rows.ts'
import { companies, people, personEmails } from '../db/schema.ts'
import { writeSteps } from '../journal/write-change.ts'
import { writeTags } from '../record-tags.ts'
import type { PersonRow } from './keep-people.ts'
import { tagLinks } from './keep-tags.ts'
import type { TaskRow } from './task-records.ts'

/** A person who is to be added, with the ids of their tags. */
export type NewPerson = { row: PersonRow; tags: readonly string[] }

/** What the journal keeps of somebody who was added: all that it takes to add them again. */
export type Added = Pick<PersonRow, (typeof keptFields)[number]> & {
  tags: string[]
  /** What their company is called, where somebody said it. */
  company: string | null
  /** The domain of that company, which may be another than that of their address; kept since people have it. */
  domain?: string | null
  /** Their company as it was, where it went with them: it comes before them. */
  home?: Home | undefined
  /** Tasks whose making was taken back, as they went with somebody who was removed. */
  tasks?: readonly TaskRow[]
}
/** What a company to which nobody of the firm has done anything is. */
type Home = Pick<typeof companies.$inferSelect, 'id' | 'domain' | 'name' | 'namedAt'>

const keptFields = [
  'name',
  'namedAt',
  'email',
  'otherEmails',
  'phones',
  'companyId',
  'ownerId',
  'source',
  'createdAt',
  'lastActivityAt',
] as const

/** The noun of an added person in the journal; its one field is `added`. */
export const addedNoun = 'added-person'
const field = 'added'

/**
 * Adds people who are known by nothing else, with their addresses and tags, and keeps in the journal
 * that they were. Returns the ids of those who were added: not of those whose address somebody else
 * took at the same moment.
 */
export async function addPeople(ctx: Ctx, added: readonly NewPerson[]): Promise<Set<string>> {
  if (added.length === 0) return new Set()
  const { db } = ctx
  await insertMany(
    db,
    people,
    added.map(({ row }) => row),
  )
  const addresses = JSON.stringify(added.flatMap(addressesOf))
  const taken = rowsOf<{ personId: string }>(
    await db.execute(sql`
      insert into ${personEmails} (email, person_id)
      select email, "personId" from jsonb_to_recordset(${addresses}::jsonb) as made(email text, "personId" uuid)
      on conflict do nothing returning person_id as "personId"`),
  )
  const owned = Map.groupBy(taken, ({ personId }) => personId)
  const isWhole = ({ row }: NewPerson) =>
    owned.get(row.id)?.length === new Set([row.email, ...row.otherEmails].map(comparedEmail)).size
  const whole = added.filter(isWhole)
  const needless = added.filter((each) => !isWhole(each)).map(({ row }) => row.id)
  if (needless.length > 0) await db.delete(people).where(isAmong(people.id, needless))
  await writeTags(
    db,
    tagLinks.person,
    whole.map(({ row, tags }) => ({ id: row.id, added: tags, removed: [] })),
  )
  await recordAudits(
    ctx,
    whole.map(({ row }) => ({ action: 'person.added', entityId: row.id, personId: row.id })),
  )
  const given = await companiesGiven(db, whole)
  await keepInJournal(
    ctx,
    whole.map((each) => ({ id: each.row.id, before: null, after: addedOf(each, given) })),
  )
  return new Set(whole.map(({ row }) => row.id))
}

const addressesOf = ({ row }: NewPerson) =>
  [...new Set([row.email, ...row.otherEmails].map(comparedEmail))].map((email) => ({
    email,
    personId: row.id,
  }))

/** Their companies by id: the domain of each, and what it is called where somebody has named it. */
async function companiesGiven(db: Database, added: readonly NewPerson[]) {
  const ids = new Set(added.flatMap(({ row }) => row.companyId ?? []))
  const rows = await db
    .select()
    .from(companies)
    .where(isAmong(companies.id, [...ids]))
  return new Map(
    rows.map(({ id, name, namedAt, domain }) => [id, { domain, company: namedAt && name }]),
  )
}

type Given = Pick<Added, 'company' | 'domain'>

const addedOf = ({ row, tags }: NewPerson, given: ReadonlyMap<string, Given>): Added => ({
  ...(Object.fromEntries(keptFields.map((name) => [name, row[name]])) as Pick<
    PersonRow,
    (typeof keptFields)[number]
  >),
  tags: [...tags].toSorted(),
  ...(given.get(row.companyId ?? '') ?? { company: null }),
})

type Step = { id: string; before: Added | null; after: Added | null }

/** Notes who was added, and who went again. */
export const keepInJournal = (ctx: Ctx, steps: readonly Step[]) =>
  writeSteps(
    ctx,
    'person.added',
    steps.map(({ id, before, after }) => ({
      noun: addedNoun,
      id,
      before: { [field]: before },
      after: { [field]: after },
      fields: [field],
    })),
  )
