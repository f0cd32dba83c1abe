import type { Person } from '#shared/people/schema.ts'
import { accountNames } from '../audit/record.ts'
import type { Ctx } from '../context.ts'
import { rowsPerTurn } from '../turns.ts'
import type { PersonRow } from './keep-people.ts'
import { presentPeople } from './person-records.ts'

/** The columns of an exported list of people. */
export const csvColumns = [
  'Name',
  'Email',
  'Other emails',
  'Phone',
  'Other phones',
  'Company',
  'Tags',
  'Owner',
  'Source',
  'Came from',
  'Next step',
  'Due',
  'First contact (UTC)',
  'Last activity (UTC)',
  'Person ID',
]

/** The cells of each person, in the order of {@link csvColumns}; several of a kind stand behind semicolons. */
export async function* csvRows(ctx: Ctx, rows: AsyncIterable<PersonRow>) {
  const accounts = await accountNames(ctx.db)
  for await (const some of together(rows)) {
    for (const person of await presentPeople(ctx.db, some)) yield cellsOf(person, accounts)
  }
}

async function* together(rows: AsyncIterable<PersonRow>) {
  let some: PersonRow[] = []
  for await (const row of rows) {
    some.push(row)
    if (some.length < rowsPerTurn) continue
    yield some
    some = []
  }
  yield some
}

const listed = (words: readonly string[]) => words.join('; ')

function cellsOf(person: Person, accounts: ReadonlyMap<string, string>): (string | null)[] {
  const { emails, phones, tags, owner, origin, nextStep } = person
  return [
    person.name,
    person.email,
    listed(emails.slice(1)),
    phones[0] ?? null,
    listed(phones.slice(1)),
    person.company,
    listed(tags.map(({ name }) => name)),
    (owner && accounts.get(owner)) ?? null,
    person.source,
    origin?.name ?? null,
    nextStep?.title ?? null,
    nextStep?.dueAt ?? null,
    person.createdAt,
    person.lastActivityAt,
    person.id,
  ]
}
