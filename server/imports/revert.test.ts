import { eq, isNull, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bulkLists } from '#server/bulk/bulk-lists.ts'
import { changeMany } from '#server/bulk/change-many.ts'
import type { Ctx } from '#server/context.ts'
import { rowsOf } from '#server/db/database.ts'
import { redoChange, undoChange } from '#server/history/undo-change.ts'
import { purgeDeletedRecords } from '#server/jobs/run-retention.ts'
import { asOneChange } from '#server/journal/write-change.ts'
import { addPeople } from '#server/people/imported-people.ts'
import { keepCompanies } from '#server/people/keep-companies.ts'
import { blank } from '#server/people/keep-people.ts'
import { mergePeople } from '#server/people/merge-people.ts'
import { personFilter, presentPeople, updatePerson } from '#server/people/person-records.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, enteredLead, signedIn } from '#tests/support/builders.ts'
import { day, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { type TestApp, useTestApp } from '#tests/support/test-app.ts'
import { changeItems, companies, people } from '../db/schema.ts'
import { createImport, findImport, startImport } from './imports.ts'
import { peopleImport } from './work.ts'

type Row = Record<'name' | 'email' | 'phone' | 'company' | 'tags' | 'owner', string>

const csvOf = (rows: readonly Row[]) =>
  [
    'Record ID,Name,Email,Phone,Company,Tags,Owner',
    ...rows.map((row, n) => [n, ...Object.values(row)].join()),
  ].join('\n')

onOneDatabase('an import and its revert', (database) => {
  const app = useTestApp(database)

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
    if (!list || !bob) throw new Error('The test asks for what is not there.')
    await changeMany(ctx, list, { ids: [bob.id], change: { addTags: ['VIP'] } })
    const ada = (await everybody(ctx)).find(({ name }) => name === 'Ada L')
    await updatePerson(ctx, ada?.id ?? '', { name: 'Ada Byron' })
    expect((await undoChange(ctx, change)).kept).toHaveLength(2)
    expect((await everybody(ctx)).map(({ name, tags }) => [name, tags])).toEqual([
      ['Ada Byron', []],
      ['Bob', ['VIP']],
    ])
  })

  test('done again, give all their people the company of one of them back', async () => {
    const ctx = await as(app)
    const { changeId } = await asOneChange(ctx, 'people.imported', async (ctx) => {
      const at = ctx.clock()
      const said = { email: 'f@new.example', company: 'New Ltd', at }
      const { companyOf } = await keepCompanies(ctx.db, [said])
      const companyId = companyOf.get('new.example')?.id ?? null
      const rows = ['e@aaa.example', 'f@new.example', 'g@gmail.com'].map((email) => ({
        row: { ...blank({ email, source: 'Import', at }), companyId, setAside: false },
        tags: [],
      }))
      await addPeople(ctx, rows)
    })
    const added = await everybody(ctx)
    expect(added.map(({ company }) => company)).toEqual(['New Ltd', 'New Ltd', 'New Ltd'])
    app.clock.advance(minute)
    expect(await undoChange(ctx, changeId)).toMatchObject({ changed: 3, kept: [] })
    expect(await app.db.$count(companies)).toBe(0)
    await redoChange(ctx, changeId)
    expect((await everybody(ctx)).map(({ company }) => company)).toEqual(
      added.map(({ company }) => company),
    )
    expect(await app.db.select().from(companies)).toMatchObject([{ domain: 'new.example' }])
  })

  test('done again as an earlier release kept them, give a company to nobody of another domain', async () => {
    const ctx = await as(app)
    const change = await imported(app, ctx, [
      { name: '', email: 'f@new.example', phone: '', company: 'New Ltd', tags: '', owner: '' },
    ])
    const next = await imported(app, ctx, [
      { name: '', email: 'e@aaa.example', phone: '', company: 'New Ltd', tags: '', owner: '' },
      { name: '', email: 'g@new.example', phone: '', company: 'New Ltd', tags: '', owner: '' },
    ])
    for (const id of [next, change]) await undoChange(ctx, id)
    const domain = sql`${changeItems.before} - 'domain' - 'home'`
    await app.db.update(changeItems).set({ before: domain }).where(isNull(changeItems.after))
    await redoChange(ctx, next)
    const found = await app.db
      .select({ email: people.email, domain: companies.domain })
      .from(people)
      .leftJoin(companies, eq(companies.id, people.companyId))
      .orderBy(people.email)
    expect(found).toEqual([
      { email: 'e@aaa.example', domain: 'aaa.example' },
      { email: 'g@new.example', domain: 'new.example' },
    ])
  })

  test('of two files of one company leave none, whichever is taken back first, and bring it back', async () => {
    const ctx = await as(app)
    const one = await imported(app, ctx, [aRow({ email: 'f@new.example' })])
    const two = await imported(app, ctx, [aRow({ email: 'g@new.example', company: 'New Ltd' })])
    const before = await app.db.select().from(companies)
    for (const changes of [
      [one, two],
      [two, one],
    ]) {
      for (const id of changes) expect((await undoChange(ctx, id)).kept).toEqual([])
      expect(await app.db.select().from(companies)).toEqual([])
      for (const id of changes.toReversed()) expect((await redoChange(ctx, id)).kept).toEqual([])
      expect((await everybody(ctx)).map(({ company }) => company)).toEqual(['New Ltd', 'New Ltd'])
      const [{ id, namedAt } = { id: null, namedAt: null }] = before
      expect(await app.db.select().from(companies)).toMatchObject([{ id, namedAt }])
    }
  })

  test('take the company along that a visitor named whose message is purged', async () => {
    const ctx = await as(app)
    const admin = await signedIn(app)
    const lead = await enteredLead(admin, { email: 'b@mill.example', company: 'Mill Ltd' })
    const change = await imported(app, ctx, [aRow({ email: 'g@mill.example' })])
    await admin.delete(api.admin.lead(lead.id))
    app.clock.advance(day)
    await purgeDeletedRecords(app.db, app.clock())
    expect(await app.db.$count(companies)).toBe(1)
    await undoChange(ctx, change)
    expect(await app.db.$count(companies)).toBe(0)
  })

  test.for(['an edit', 'a merge'])(
    'leave a company that %s took somebody from, who goes back',
    async (what) => {
      const ctx = await as(app)
      const admin = await signedIn(app)
      await enteredLead(admin, { email: 'a@mill.example', company: 'Mill Ltd' })
      await enteredLead(admin, { email: 'b@loom.example', company: 'Loom Ltd' })
      const [ada, bob] = await app.db.select().from(people).orderBy(people.email)
      const id = ada?.id ?? ''
      const sides = { from: bob?.id ?? '', fields: { company: 'from' } } as const
      const { changeId: moved } =
        what === 'a merge'
          ? await mergePeople(ctx, id, sides)
          : await asOneChange(ctx, 'person.updated', (ctx) =>
              updatePerson(ctx, id, { companyId: null }),
            )
      const change = await imported(app, ctx, [aRow({ email: 'g@mill.example' })])
      app.clock.advance(minute)
      await undoChange(ctx, change)
      expect((await undoChange(ctx, moved)).kept).toEqual([])
      expect((await everybody(ctx)).map(({ company }) => company)).toEqual(['Mill Ltd', 'Loom Ltd'])
    },
  )

  test('while a bulk change with next steps of its people is done again, wait for that in no circle', async () => {
    const ctx = await as(app)
    await app.visitor().post(api.leads, aLead({ email: 'a@mill.example' }))
    const rows = ['a@mill.example', 'b@mill.example', 'c@mill.example']
    const change = await imported(
      app,
      ctx,
      rows.map((email) => aRow({ email, tags: 'Fair' })),
    )
    const ids = (await app.db.select().from(people).orderBy(people.id)).map(({ id }) => id)
    const list = bulkLists.find(({ many }) => many === 'people')
    if (!list) throw new Error('There is no list of people.')
    const nextStep = { title: 'Call back', dueAt: '2026-07-02' }
    const { changeId } = await changeMany(ctx, list, {
      ids,
      change: { addTags: ['VIP'], nextStep },
    })
    await undoChange(ctx, changeId ?? '')
    app.clock.advance(minute)
    const areWaiting = async (n: number) => {
      // The embedded database has one connection: there they wait for that.
      if (!app.env.databaseUrl) return
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      await expect.poll(async () => rowsOf(await app.db.execute(waiting)).length).toBe(n)
    }
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holding = app.db.transaction(async (tx) => {
      await tx
        .update(people)
        .set({ version: 9 })
        .where(eq(people.id, ids.at(-1) ?? ''))
      held.resolve()
      await released.promise
    })
    await held.promise
    const undo = undoChange(ctx, change)
    await areWaiting(1)
    const redo = redoChange(ctx, changeId ?? '')
    await areWaiting(2)
    released.resolve()
    await holding
    const both = await Promise.allSettled([undo, redo])
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  })

  test('done again, bring no company back for somebody who is another by now', async () => {
    const ctx = await as(app)
    const one = await imported(app, ctx, [aRow({ email: 'f@new.example', company: 'New Ltd' })])
    const two = await imported(app, ctx, [aRow({ email: 'g@gmail.com', company: 'New Ltd' })])
    for (const id of [one, two]) await undoChange(ctx, id)
    await app.visitor().post(api.leads, aLead({ email: 'g@gmail.com' }))
    expect((await redoChange(ctx, two)).kept).toHaveLength(1)
    expect(await app.db.$count(companies)).toBe(0)
  })
})

const aRow = (said: Partial<Row>): Row => ({
  ...{ name: '', email: '', phone: '', company: '', tags: '', owner: '' },
  ...said,
})

async function as(app: TestApp): Promise<Ctx> {
  const { id, name } = await anAdmin(app, { name: 'Ann Weaver' })
  return {
    ...app.ctx,
    actor: { kind: 'admin', adminId: id, sessionId: id, name, network: '' },
  }
}

/** Brings and runs a file; the id of its change. */
async function imported(app: TestApp, ctx: Ctx, rows: readonly Row[]): Promise<string> {
  app.clock.advance(minute)
  const bytes = new TextEncoder().encode(csvOf(rows))
  const { id } = await createImport(ctx, { fileName: 'people.csv', bytes })
  await startImport(ctx, id)
  await peopleImport.run(app.ctx, new AbortController().signal)
  const { changeId } = await findImport(ctx, id)
  if (!changeId) throw new Error('The file changed nobody.')
  return changeId
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
