import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { rowsOf } from '#server/db/database.ts'
import { changeItems, companies, leads, people } from '#server/db/schema.ts'
import { purgeDeletedRecords } from '#server/jobs/run-retention.ts'
import { undoneSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { editLead, knownBy, lastChange, undo } from '#tests/support/history.ts'
import { useTestApp } from '#tests/support/test-app.ts'

/** As a lead says it. */
const ada = { name: 'Ada', email: 'a@mill.example' }

onOneDatabase('what an edit of a record told of people, taken back', (database) => {
  const app = useTestApp(database, { mail: true })

  const known = (email: string) => knownBy(app, email)
  const edit = (admin: Client, id: string, fields: object) => editLead(app, admin, id, fields)

  test('leaves what a colleague changed while the edit waited for them', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, ada)
    const { editing } = await app.db.transaction(async (tx) => {
      await tx.update(people).set({ phones: ['604 555 0150'] })
      const editing = edit(ann, lead.id, { ...ada, phone: '604 555 0109' })
      const waiting = sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
      // The embedded database has one connection: there it waits for that.
      if (app.env.databaseUrl) {
        await expect.poll(async () => rowsOf(await tx.execute(waiting)).length).toBe(1)
      }
      return { editing }
    })
    expect((await undo(ann, await editing)).kept).toEqual([])
    expect((await known('a@mill.example')).phones).toEqual(['604 555 0150'])
  })
  test('leaves the name that a colleague has given whom it goes back to', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, ada)
    await enteredLead(ann, ada)
    const moved = await edit(ann, lead.id, { ...ada, email: 'b@mill.example' })
    const { id } = await known(ada.email)
    await ann.patch(api.admin.person(id), { name: 'Lady Lovelace' })
    expect((await undo(ann, moved)).kept).toEqual([])
    expect(await known(ada.email)).toMatchObject({ id, name: 'Lady Lovelace' })
  })

  test('and done again, says of nothing that it was changed since', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, ada)
    await enteredLead(ann, ada)
    await enteredLead(ann, { name: 'Bob', email: 'b@mill.example' })
    const moved = await edit(ann, lead.id, { ...ada, email: 'b@mill.example' })
    await undo(ann, moved)
    expect(await known('b@mill.example')).toMatchObject({ name: 'Bob' })
    const redone = await ann.post(api.admin.changeRedo(moved))
    expect(redone.read(undoneSchema).kept).toEqual([])
    expect(await known('b@mill.example')).toMatchObject({ name: 'Ada' })
  })
  describe('a release', () => {
    const robot = { name: 'Dan', email: 'd@else.example' }
    const released = async (admin: Client) => {
      await app.visitor().post(api.leads, aLead({ ...robot, website: 'x' }))
      const [lead] = await app.db.select().from(leads).where(eq(leads.email, robot.email))
      await admin.post(api.admin.leadRelease(lead?.id ?? ''))
      expect(await known(robot.email)).toMatchObject({ setAside: false })
      app.clock.advance(minute)
      return lastChange(admin)
    }

    test('sets who is known by nothing else aside again, also the second time', async () => {
      const ann = await signedIn(app)
      const release = await released(ann)
      for (let turn = 0; turn < 2; turn += 1) {
        expect((await undo(ann, release)).kept).toEqual([])
        expect(await known(robot.email)).toMatchObject({ setAside: true })
        await ann.post(api.admin.changeRedo(release))
        expect(await known(robot.email)).toMatchObject({ setAside: false })
      }
    })

    test('leaves who is called otherwise since in the lists', async () => {
      const ann = await signedIn(app)
      await app.visitor().post(api.leads, aLead({ ...robot, website: 'x' }))
      const [lead] = await app.db.select().from(leads).where(eq(leads.email, robot.email))
      app.clock.advance(minute)
      await ann.post(api.admin.leadRelease(lead?.id ?? ''))
      const release = await lastChange(ann)
      app.clock.advance(minute)
      await ann.patch(api.admin.person(lead?.personId ?? ''), { name: 'Daniel' })
      await undo(ann, release)
      expect(await known(robot.email)).toMatchObject({ name: 'Daniel', setAside: false })
    })

    test.for<object>([{ owner: 'somebody' }, { tags: ['VIP'] }, { phone: '604 555 0101' }])(
      'leaves whom a colleague has given something since in the lists: %o',
      async (given) => {
        const ann = await signedIn(app)
        const release = await released(ann)
        const { id } = await known(robot.email)
        const owner = 'owner' in given ? { owner: (await anAdmin(app)).id } : {}
        await ann.patch(api.admin.person(id), { ...given, ...owner })
        const gift = await lastChange(ann)
        app.clock.advance(minute)
        expect((await undo(ann, release)).kept).toEqual([])
        expect(await known(robot.email)).toMatchObject({ setAside: false })
        await ann.post(api.admin.changeRedo(release))
        await undo(ann, gift)
        await undo(ann, release)
        expect(await known(robot.email)).toMatchObject({ setAside: true })
      },
    )

    test('leaves who has got a task and was merged since in the lists', async () => {
      const ann = await signedIn(app)
      const release = await released(ann)
      const dan = await known(robot.email)
      await ann.post(api.admin.personTasks(dan.id), { title: 'Call', dueAt: '2026-07-01' })
      const kim = await enteredLead(ann, { name: 'Kim', email: 'k@mill.example' })
      await ann.post(api.admin.personMerge(kim.personId ?? ''), { from: dan.id })
      const merge = await lastChange(ann)
      app.clock.advance(minute)
      await undo(ann, release)
      await undo(ann, merge)
      expect(await known(robot.email)).toMatchObject({ deletedAt: null, setAside: false })
    })

    test.for(['into somebody', 'with somebody in them'])(
      'while they are merged %s leaves them in the lists once they are parted',
      async (how) => {
        const ann = await signedIn(app)
        await app.visitor().post(api.leads, aLead({ ...robot, website: 'x' }))
        const [lead] = await app.db.select().from(leads).where(eq(leads.email, robot.email))
        const kim = await enteredLead(ann, { name: 'Kim', email: 'k@mill.example' })
        const both = [lead?.personId ?? '', kim.personId ?? ''] as const
        const [from, kept] = how === 'into somebody' ? both : both.toReversed()
        app.clock.advance(minute)
        await ann.post(api.admin.personMerge(kept ?? ''), { from })
        const merge = await lastChange(ann)
        app.clock.advance(minute)
        await ann.post(api.admin.leadRelease(lead?.id ?? ''))
        for (let turn = 0; turn < 2; turn += 1) {
          await undo(ann, merge)
          expect(await known(robot.email)).toMatchObject({ deletedAt: null, setAside: false })
          await ann.post(api.admin.changeRedo(merge))
          const isListed = and(isNull(people.deletedAt), eq(people.setAside, false))
          expect(await app.db.$count(people, isListed)).toBe(1)
        }
      },
    )

    test('leaves whom somebody who was listed was merged into in the lists', async () => {
      const ann = await signedIn(app)
      const release = await released(ann)
      const kim = await enteredLead(ann, { name: 'Kim', email: 'k@mill.example' })
      await ann.patch(api.admin.person(kim.personId ?? ''), { name: 'Kim Loom' })
      await ann.delete(api.admin.lead(kim.id))
      app.clock.advance(31 * day)
      await purgeDeletedRecords(app.db, new Date(app.clock().getTime() - 30 * day))
      const dan = await known(robot.email)
      const again = await signedIn(app)
      await again.post(api.admin.personMerge(dan.id), { from: kim.personId })
      app.clock.advance(minute)
      await undo(again, release)
      expect(await known(robot.email)).toMatchObject({ setAside: false })
    })

    test.for([false, true])(
      'leaves who has written since in the lists: deleted %s',
      async (isDeleted) => {
        const ann = await signedIn(app)
        const release = await released(ann)
        const { id } = await enteredLead(ann, robot)
        if (isDeleted) await ann.delete(api.admin.lead(id))
        app.clock.advance(minute)
        expect((await undo(ann, release)).kept).toEqual([])
        expect(await known(robot.email)).toMatchObject({ setAside: false })
      },
    )
  })

  test.for([false, true])(
    'who goes with their record leaves no words: taken back %s',
    async (isUndone) => {
      const ann = await signedIn(app)
      const lead = await enteredLead(ann, ada)
      const said = { name: 'Eda', phone: '604 555 0102', company: 'Secret Ltd' }
      const change = await edit(ann, lead.id, { ...ada, ...said })
      if (isUndone) await undo(ann, change)
      await ann.delete(api.admin.lead(lead.id))
      app.clock.advance(31 * day)
      const before = new Date(app.clock().getTime() - 30 * day)
      expect(await purgeDeletedRecords(app.db, before)).toBe(1)
      expect(await app.db.$count(people)).toBe(0)
      expect(await app.db.$count(companies)).toBe(0)
      expect(await app.db.$count(changeItems)).toBe(0)
    },
  )

  test('leaves a name, a number and the name of a company that a visitor has said since', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, { ...ada, phone: '604 555 0101' })
    const said = { name: 'Eda', phone: '604 555 0102', company: 'Looms Ltd' }
    const change = await edit(ann, lead.id, { ...ada, ...said })
    await app.visitor().post(api.leads, aLead({ ...ada, ...said }))
    const { kept } = await undo(ann, change)
    expect(kept.map(({ field }) => field).toSorted()).toEqual(['name', 'name', 'phones'])
    const { name, phones } = await known(ada.email)
    expect({ name, phones }).toEqual({ name: 'Eda', phones: ['604 555 0101', '604 555 0102'] })
    const [company] = await app.db.select().from(companies)
    expect(company?.name).toBe('Looms Ltd')
  })

  test('of an edit of an earlier release renames whoever is called as the record said', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, ada)
    const renamed = async () => {
      const change = await edit(ann, lead.id, { ...ada, name: 'Eda' })
      await app.db.delete(changeItems).where(inArray(changeItems.noun, ['person', 'company']))
      return change
    }
    await undo(ann, await renamed())
    expect(await known(ada.email)).toMatchObject({ name: 'Ada' })
    const change = await renamed()
    await ann.patch(api.admin.person(lead.personId ?? ''), { name: 'Lady Lovelace' })
    await undo(ann, change)
    expect(await known(ada.email)).toMatchObject({ name: 'Lady Lovelace' })
  })

  test('done again, renames whoever is called as the record said, if an earlier release took it back', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, ada)
    const change = await edit(ann, lead.id, { ...ada, name: 'Eda' })
    await undo(ann, change)
    await app.db.delete(changeItems).where(inArray(changeItems.noun, ['person', 'company']))
    await ann.post(api.admin.changeRedo(change))
    expect(await known(ada.email)).toMatchObject({ name: 'Eda' })
  })

  test('done again, leaves who was called so by a colleague when it was taken back', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, ada)
    const change = await edit(ann, lead.id, { ...ada, name: 'Eda' })
    await ann.patch(api.admin.person(lead.personId ?? ''), { name: 'Ada' })
    app.clock.advance(minute)
    await undo(ann, change)
    await ann.post(api.admin.changeRedo(change))
    expect(await known(ada.email)).toMatchObject({ name: 'Ada' })
  })

  test('leaves a company that is gone, and nothing beside it', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, ada)
    await enteredLead(ann, { name: 'Bob', email: 'b@other.example' })
    const [other] = await app.db
      .select()
      .from(companies)
      .where(eq(companies.domain, 'other.example'))
    app.clock.advance(minute)
    const id = lead.personId ?? ''
    await ann.patch(api.admin.person(id), { name: 'Eda', companyId: other?.id })
    const change = await lastChange(ann)
    await app.db.delete(companies).where(eq(companies.domain, 'mill.example'))
    expect((await undo(ann, change)).kept).toEqual([
      { record: { type: 'person', id }, field: 'companyId' },
    ])
    expect(await known(ada.email)).toMatchObject({ name: 'Ada', companyId: other?.id })
  })

  test('names nobody as kept who goes with it', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, ada)
    await enteredLead(ann, ada)
    const bobs = await enteredLead(ann, { name: 'Bob', email: 'b@mill.example' })
    const moved = await edit(ann, lead.id, { ...ada, email: 'b@mill.example' })
    await ann.delete(api.admin.lead(bobs.id))
    app.clock.advance(minute)
    await purgeDeletedRecords(app.db, app.clock())
    expect((await undo(ann, moved)).kept).toEqual([])
    expect((await app.db.select().from(people)).map(({ email }) => email)).toEqual([ada.email])
  })
})
