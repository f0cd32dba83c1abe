import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Ctx } from '#server/context.ts'
import { type Database, rowsOf } from '#server/db/database.ts'
import { createDeal } from '#server/deals/create-deal.ts'
import { createLead } from '#server/leads/create-lead.ts'
import { keepTagIds } from '#server/people/keep-tags.ts'
import { createNote } from '#server/people/notes.ts'
import { personSearchText } from '#server/people/person-search.ts'
import { createTask } from '#server/people/tasks.ts'
import { createDealSchema } from '#shared/deals/schema.ts'
import { createLeadSchema } from '#shared/leads/schema.ts'
import { anAdmin } from './builders.ts'
import { minute } from './clock.ts'
import type { TestApp } from './test-app.ts'

/**
 * How many sequences each property of undo tries: `usual`, or what `UNDO_SEQUENCES` says for all of them
 * (`npm run test:undo` is the long run).
 */
export const undoSequences = (usual: number) => Number(process.env.UNDO_SEQUENCES ?? usual)

/** What two people of the firm are called; files of people name their owners so. */
const colleagues = ['Ann Weaver', 'Ben Loom']

/** As colleagues of a firm see it: one of them by their number. */
export type As = (who: number, db?: Database) => Ctx

/** Two colleagues of an empty firm. */
export async function twoColleagues(app: TestApp): Promise<As> {
  const accounts: { id: string; name: string }[] = []
  for (const name of colleagues) {
    accounts.push(await anAdmin(app, { name }))
    app.clock.advance(minute)
  }
  return (who, db = app.db) => {
    const { id, name } = accounts[who % accounts.length] ?? { id: '', name: '' }
    const actor = { kind: 'admin', adminId: id, sessionId: id, name, network: '' } as const
    return { ...app.ctx, db, publish: () => {}, actor }
  }
}

/**
 * Fills an empty firm with what a sequence of changes needs: four people, one of them set aside, five leads,
 * a deal, a note, a task and two tags.
 */
export async function fillWorld(app: TestApp, as: As): Promise<void> {
  const known = [
    { name: 'Ada', email: 'a@mill.example', phone: '604 555 0101', company: 'Mill' },
    { name: 'Ada L', email: 'a@mill.example' },
    { name: 'Bob B', email: 'b@mill.example', phone: '604 555 0102' },
    { name: 'Cleo C', email: 'c@gmail.com', phone: '604 555 0103' },
  ]
  const made: Awaited<ReturnType<typeof createLead>>[] = []
  for (const lead of known) {
    const input = createLeadSchema.parse({ message: 'Hello', ...lead })
    made.push(await createLead({ ctx: as(0), input }))
    app.clock.advance(minute)
  }
  const robot = { name: 'Dan D', email: 'd@else.example', message: 'Hello', website: 'x' }
  await createLead({
    ctx: { ...app.ctx, actor: { kind: 'visitor', network: '192.0.2.0/24' } },
    input: createLeadSchema.parse(robot),
  })
  const [ada, , bob] = made
  const deal = { personId: ada?.personId, leadId: ada?.id, title: 'Looms', value: 500 }
  await createDeal(as(0), createDealSchema.parse(deal))
  await createNote(as(1), bob?.personId ?? '', { text: 'Nice call', pinned: false })
  await createTask(as(1), bob?.personId ?? '', { title: 'Call', dueAt: '2026-07-01' })
  await keepTagIds(as(0), ['VIP', 'Fair'])
}

type Call = (...args: unknown[]) => Promise<unknown>

/** Lets a connection answer one statement after the other, also where a verb sends several at once. */
function inOrder(tx: Database): Disposable {
  const { client } = (tx as unknown as { session: { client: { query: Call } } }).session
  const { query } = client
  let last: Promise<unknown> = Promise.resolve()
  client.query = (...args) => {
    const answer = last.then(() => query.apply(client, args))
    last = answer.catch(() => {})
    return answer
  }
  return {
    [Symbol.dispose]: () => {
      client.query = query
    },
  }
}

/** Runs `work` on the filled world, and leaves the world as it was: nothing of it is ever committed. */
export async function thenForgotten(db: Database, work: (db: Database) => Promise<void>) {
  const isDone = new Error('All of it is done.')
  await db
    .transaction(async (tx) => {
      using _turns = inOrder(tx)
      await work(tx)
      throw isDone
    })
    .catch((error) => {
      if (error !== isDone) throw error
    })
}

type Row = Record<string, unknown> & { id: string }

/** Everything a change may touch, as it stands. */
export type World = {
  /** The rows of each kind. */
  rows: Record<string, Row[]>
  /** Whose each address is. */
  owners: Map<string, string>
  /** The ids of all changes. */
  changes: string[]
  /** The domains of companies that somebody of the firm has edited. */
  edited: Set<unknown>
  /** Each value by its record and field; a tag of a record and the owner of an address are values, too. */
  cells: Map<string, unknown>
}

const kinds = {
  person: 'people',
  company: 'companies',
  lead: 'leads',
  deal: 'deals',
  note: 'notes',
  task: 'tasks',
  tag: 'tags',
}
const links = { person: 'person_tags', company: 'company_tags', lead: 'lead_tags' }

/** What every change moves on, also one that takes another back; what is made by rule; and when a name was given, which nobody is shown. */
const passing = new Set([
  ...['version', 'updatedAt', 'lastActivityAt'],
  ...['matched', 'messageWords', 'namedAt'],
])
/** What a company that was made anew has anew. */
const ofMaking = new Set(['id', 'createdAt'])

const camel = (name: string) => name.replace(/_(.)/g, (_all, letter) => letter.toUpperCase())

/** The world as one statement reads it. */
const whole = sql.raw(`select jsonb_build_object(${[
  ...Object.entries(kinds),
  ...Object.values(links).map((table) => [table, table]),
  ['emails', 'person_emails'],
]
  .map(([name, table]) => `'${name}', (select coalesce(jsonb_agg(t), '[]') from ${table} as t)`)
  .join()},
  'changes', (select coalesce(jsonb_agg(id), '[]') from changes),
  'edited', (select coalesce(jsonb_agg(entity_id), '[]') from audit_log where action = 'company.updated')) as world`)

type Read = {
  emails: { email: string; person_id: string }[]
  changes: string[]
  edited: string[]
} & Record<string, Record<string, unknown>[]>

/** Reads the world, and expects it to be whole. */
export async function readWorld(db: Database): Promise<World> {
  const [{ world } = { world: null }] = rowsOf<{ world: Read | null }>(await db.execute(whole))
  if (!world) throw new Error('The world was not read.')
  const rows = Object.fromEntries(
    Object.keys(kinds).map((kind) => [
      kind,
      (world[kind] ?? []).map(
        (row) =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => [camel(name), value]),
          ) as Row,
      ),
    ]),
  )
  const owners = new Map(world.emails.map(({ email, person_id }) => [email, person_id]))
  expectWhole(rows, owners)
  const { changes } = world
  const edited = new Set(
    (rows.company ?? []).filter(({ id }) => world.edited.includes(id)).map(({ domain }) => domain),
  )
  return { rows, owners, changes, edited, cells: cellsOf(rows, owners, world) }
}

/** Values by record and field. A company is told by its domain: with its last person it goes, and comes back anew. */
function cellsOf(rows: World['rows'], owners: World['owners'], world: Read) {
  const cells = new Map<string, unknown>()
  const domains = new Map(rows.company?.map(({ id, domain }) => [id, domain]))
  for (const [kind, some] of Object.entries(rows)) {
    for (const row of some) {
      const name = `${kind}:${kind === 'company' ? row.domain : row.id}`
      for (const [field, kept] of Object.entries(row)) {
        // Who is merged again went anew.
        const value = field === 'deletedAt' && row.mergedInto ? 'merged' : kept
        if (passing.has(field) || (kind === 'company' && ofMaking.has(field))) continue
        // Made of the others, as is expected of each who lives.
        if (kind === 'person' && field === 'searchText') continue
        // Who is merged has none; whose each address is, is told below.
        if (row.mergedInto && ['email', 'otherEmails'].includes(field)) continue
        cells.set(`${name}:${field}`, cellOf(field, value, domains))
      }
      if (kind === 'company') cells.set(`${name}:isNamed`, row.namedAt !== null)
    }
  }
  for (const [kind, table] of Object.entries(links)) {
    for (const row of world[table] ?? []) {
      const id = String(row[`${kind}_id`])
      cells.set(`${kind}:${domains.get(id) ?? id}:tags:${row.tag_id}`, true)
    }
  }
  for (const [email, owner] of owners) cells.set(`address:${email}:personId`, owner)
  return cells
}

/**
 * A value without what it does not say: the id of a company that may come back anew, the order of addresses
 * and of numbers but the first.
 */
function cellOf(field: string, value: unknown, domains: ReadonlyMap<string, unknown>): unknown {
  if (field === 'companyId') return domains.get(String(value))
  if (field === 'otherEmails') return (value as string[]).toSorted()
  if (field !== 'phones') return value
  const [first, ...others] = value as string[]
  return [first, ...others.toSorted()]
}

/** Nobody is lost, nothing is nobody's, and everybody is found by what they are. */
function expectWhole(
  { person = [], company = [], ...rows }: World['rows'],
  owners: Map<string, string>,
) {
  const living = new Map(person.filter((row) => row.deletedAt === null).map((row) => [row.id, row]))
  const names = new Map(company.map(({ id, name }) => [id, String(name)]))
  for (const { id, email, otherEmails, ...row } of living.values()) {
    const typed = [email, ...(otherEmails as string[])].map((each) => String(each).toLowerCase())
    const owned = [...owners].flatMap(([address, owner]) => (owner === id ? [address] : []))
    expect(typed.toSorted(), `the addresses of ${row.name}`).toEqual(owned.toSorted())
    const said = { name: row.name, email, otherEmails, phones: row.phones } as Parameters<
      typeof personSearchText
    >[0]
    const text = personSearchText(said, names.get(String(row.companyId)) ?? null)
    expect(row.searchText, `what ${row.name} is found by`).toBe(text)
  }
  for (const owner of owners.values()) expect(living.has(owner), 'an owner lives').toBe(true)
  for (const [kind, some] of Object.entries(rows)) {
    for (const { id, personId, email } of some) {
      if (kind === 'tag') continue
      expect(living.has(String(personId)), `the person of ${kind} ${id} lives`).toBe(true)
      if (kind === 'lead') expect(owners.get(String(email).toLowerCase())).toBe(personId)
    }
  }
}
