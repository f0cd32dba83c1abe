import { eq, sql } from 'drizzle-orm'
import { describe, expect, inject, test } from 'vitest'
import type { Ctx } from '#server/context.ts'
import { rowsOf } from '#server/db/database.ts'
import { companies, people, personEmails } from '#server/db/schema.ts'
import { undoChange } from '#server/history/undo-change.ts'
import { asOneChange } from '#server/journal/write-change.ts'
import { updateCompany } from '#server/people/company-records.ts'
import { updatePerson } from '#server/people/person-records.ts'
import { changeSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, enteredLead, signedIn } from '#tests/support/builders.ts'
import { minute } from '#tests/support/clock.ts'
import { postgresql } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

describe.skipIf(inject('postgresql') === null)('an undo that waits for others', () => {
  const app = useTestApp(postgresql)

  const known = async (email: string) => {
    const [row] = await app.db.select().from(people).where(eq(people.email, email))
    if (!row) throw new Error(`Nobody is known by ${email}.`)
    return row
  }
  /** Resolves once so many wait for a lock. */
  const areWaiting = async (n: number) => {
    const waiting = sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => rowsOf(await app.db.execute(waiting)).length).toBe(n)
  }
  /** Does one thing and then the other while a company is held; both go on when it is let go. */
  const whileHeld = async <Answer>(
    strength: 'update' | 'no key update',
    one: () => Promise<Answer>,
    other: () => Promise<Answer>,
  ) => {
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
    const holding = app.db.transaction(async (tx) => {
      await tx.select().from(companies).where(eq(companies.domain, 'mill.example')).for(strength)
      hold()
      await isLetGo
    })
    try {
      await isHeld
      const answers = [one()]
      await areWaiting(1)
      answers.push(other())
      await areWaiting(2)
      letGo()
      return await Promise.all(answers)
    } finally {
      letGo()
      await holding
    }
  }

  test('lets a company be renamed to which people go back', async () => {
    const { id: adminId, name } = await anAdmin(app, { name: 'Ann Weaver' })
    const actor = { kind: 'admin', adminId, sessionId: adminId, name, network: '' } as const
    const ctx: Ctx = { ...app.ctx, actor }
    const ann = await signedIn(app)
    for (const email of ['p@mill.example', 'q@mill.example', 'r@else.example']) {
      await enteredLead(ann, { email, name: email })
    }
    const [p, q] = [await known('p@mill.example'), await known('q@mill.example')]
    const { companyId } = await known('r@else.example')
    app.clock.advance(minute)
    const { changeId } = await asOneChange(ctx, 'people.imported', async (ctx) => {
      await updatePerson(ctx, p.id, { companyId })
      await updatePerson(ctx, q.id, { phone: '604 555 0101' })
    })
    app.clock.advance(minute)
    await whileHeld<unknown>(
      'update',
      () => updateCompany(ctx, p.companyId ?? '', { name: 'Mill Ltd' }),
      () => undoChange(ctx, changeId),
    )
    expect(await known('p@mill.example')).toMatchObject({ companyId: p.companyId })
    expect((await known('p@mill.example')).searchText).toContain('mill ltd')
  })

  test('lets a visitor write who names the company of an address that comes back', async () => {
    const ann = await signedIn(app)
    await enteredLead(ann, { name: 'Bob', email: 'b@else.example' })
    const bob = await known('b@else.example')
    // As an import gives it to him whom it finds by his number.
    await app.db.insert(personEmails).values({ email: 'x@mill.example', personId: bob.id })
    await app.db
      .update(people)
      .set({ otherEmails: ['x@mill.example'] })
      .where(eq(people.id, bob.id))
    const ada = { name: 'Ada', email: 'a@mill.example', company: 'Mill Ltd' }
    const lead = await enteredLead(ann, ada)
    app.clock.advance(minute)
    await ann.patch(api.admin.lead(lead.id), aLead({ ...ada, email: 'b@else.example' }))
    const [change] = (await ann.get(api.admin.changes)).read(changeSchema.array())
    await app.visitor().post(api.leads, aLead({ name: 'Eve', email: 'e@mill.example' }))
    const again = aLead({ name: 'Bob', email: 'x@mill.example', company: 'Mill Co' })
    const answers = await whileHeld(
      'no key update',
      () => app.visitor().post(api.leads, again),
      () => ann.post(api.admin.changeUndo(change?.id ?? '')),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 200])
  })
})
