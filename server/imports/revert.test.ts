import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bulkLists } from '#server/bulk/bulk-lists.ts'
import { changeMany } from '#server/bulk/change-many.ts'
import type { Ctx } from '#server/context.ts'
import { redoChange, undoChange } from '#server/history/undo-change.ts'
import { personFilter, presentPeople, updatePerson } from '#server/people/person-records.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin } from '#tests/support/builders.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { people } from '../db/schema.ts'
import { matchSome } from '../people/match-people.ts'
import { createImport, findImport, startImport } from './imports.ts'
import { peopleImport } from './work.ts'

const runs = 12

const aRow = fc.record({
  name: fc.constantFrom('', 'Ada', 'ada', 'Bob B', 'Cleo C'),
  email: fc.constantFrom('', 'a@mill.example', 'A@mill.example', 'b@mill.example', 'c@gmail.com'),
  phone: fc.constantFrom('', '604 555 0101', '+604-555-0101', '604 555 0102', 'n/a'),
  company: fc.constantFrom('', 'Mill', 'Other Mill', 'Mill Ltd'),
  tags: fc.constantFrom('', 'VIP', 'vip;Fair', 'Fair'),
  owner: fc.constantFrom('', 'Ann Weaver', 'nobody'),
})
type Row = typeof aRow extends fc.Arbitrary<infer Value> ? Value : never

/** Who is there before. */
const aPerson = fc.record({
  name: fc.constantFrom('Ada', 'Bob B'),
  email: fc.constantFrom('a@mill.example', 'b@mill.example', 'd@else.example'),
  phone: fc.constantFrom(null, '604 555 0101', '604 555 0103'),
  company: fc.constantFrom(null, 'Mill'),
})

const csvOf = (rows: readonly Record<keyof Row, string>[]) =>
  [
    'Record ID,Name,Email,Phone,Company,Tags,Owner',
    ...rows.map((row, n) => [n, ...Object.values(row)].join()),
  ].join('\n')

onOneDatabase('an import and its revert', (database) => {
  const app = useTestApp(database)

  test(`are nothing together in any of ${runs} cases where nobody came between, and again and again`, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(aPerson, { maxLength: 3 }),
        fc.array(aRow, { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        async (known, rows, oneMore) => {
          await app.empty()
          const ctx = await as(app)
          for (const person of known) await app.visitor().post(api.leads, aLead(person))
          while ((await matchSome(app.ctx)) > 0);
          const before = await everybody(ctx)
          const first = await imported(app, ctx, rows)
          const after = await everybody(ctx)
          const second = oneMore ? await imported(app, ctx, rows.toReversed()) : null
          // What came last is taken back first, and whole.
          if (second) expect((await undoChange(ctx, second)).kept).toEqual([])
          expect(await everybody(ctx)).toEqual(after)
          if (!first) return
          expect((await undoChange(ctx, first)).kept).toEqual([])
          expect(await everybody(ctx)).toEqual(before)
          expect((await redoChange(ctx, first)).kept).toEqual([])
          expect(await everybody(ctx)).toEqual(after)
          expect((await undoChange(ctx, first)).kept).toEqual([])
          expect(await everybody(ctx)).toEqual(before)
        },
      ),
      { numRuns: runs },
    )
  })

  test('leave what somebody did between, of a bulk change too', async () => {
    const ctx = await as(app)
    await app.visitor().post(api.leads, aLead({ name: 'Ada', email: 'a@mill.example' }))
    const change = await imported(app, ctx, [
      { name: 'Ada L', email: 'a@mill.example', phone: '', company: '', tags: 'Fair', owner: '' },
      { name: 'Bob', email: 'b@mill.example', phone: '', company: '', tags: '', owner: '' },
      { name: 'Cleo', email: 'c@mill.example', phone: '', company: '', tags: '', owner: '' },
    ])
    const list = bulkLists.find(({ many }) => many === 'people')
    const bob = (await everybody(ctx)).find(({ name }) => name === 'Bob')
    if (!list || !bob || !change) throw new Error('The test asks for what is not there.')
    await changeMany(ctx, list, { ids: [bob.id], change: { addTags: ['VIP'] } })
    const ada = (await everybody(ctx)).find(({ name }) => name === 'Ada L')
    await updatePerson(ctx, ada?.id ?? '', { name: 'Ada Byron' })
    expect((await undoChange(ctx, change)).kept).toHaveLength(2)
    expect((await everybody(ctx)).map(({ name, tags }) => [name, tags])).toEqual([
      ['Ada Byron', []],
      ['Bob', ['VIP']],
    ])
  })
})

async function as(app: TestApp): Promise<Ctx> {
  const { id, name } = await anAdmin(app, { name: 'Ann Weaver' })
  return {
    ...app.ctx,
    actor: { kind: 'admin', adminId: id, sessionId: id, name, network: '' },
  }
}

/** Brings and runs a file; the id of its change, or null when it changed nobody. */
async function imported(
  app: TestApp,
  ctx: Ctx,
  rows: readonly Record<keyof Row, string>[],
): Promise<string | null> {
  app.clock.advance(minute)
  const bytes = new TextEncoder().encode(csvOf(rows))
  const { id } = await createImport(ctx, { fileName: 'people.csv', bytes })
  await startImport(ctx, id)
  await peopleImport.run(app.ctx, new AbortController().signal)
  return (await findImport(ctx, id)).changeId
}

/** Everybody who is listed, without what an undo moves on, too; companies by name, since one may be made anew. */
async function everybody(ctx: Ctx) {
  const rows = await ctx.db
    .select()
    .from(people)
    .where((await personFilter(ctx, {})).filter)
  const presented = await presentPeople(ctx.db, rows)
  return presented
    .map(({ version, updatedAt, companyId, tags, emails, ...person }) => ({
      ...person,
      emails: emails.toSorted(),
      tags: tags.map(({ name }) => name),
      searchText: rows.find(({ id }) => id === person.id)?.searchText,
    }))
    .toSorted((one, other) => (one.email < other.email ? -1 : 1))
}
