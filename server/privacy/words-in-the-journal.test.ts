import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Ctx } from '#server/context.ts'
import { changeItems, people, tags, tasks } from '#server/db/schema.ts'
import { undoChange } from '#server/history/undo-change.ts'
import { createImport, findImport, startImport } from '#server/imports/imports.ts'
import { peopleImport } from '#server/imports/work.ts'
import { purgeDeletedRecords } from '#server/jobs/run-retention.ts'
import { readTags, tagLinks } from '#server/people/keep-tags.ts'
import { mergeTags } from '#server/people/tag-records.ts'
import { changeSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const last = async (admin: Client) =>
  (await admin.get(api.admin.changes)).read(changeSchema.array())[0]?.id ?? ''
const ada = { name: 'Ada', email: 'a@mill.example' }

onOneDatabase('words in the journal', (database) => {
  const app = useTestApp(database)

  const asSomebody = async (): Promise<Ctx> => {
    const { id, name } = await anAdmin(app)
    return { ...app.ctx, actor: { kind: 'admin', adminId: id, sessionId: id, name, network: '' } }
  }
  const edit = async (admin: Client, id: string, fields: object) => {
    app.clock.advance(minute)
    await admin.patch(api.admin.lead(id), aLead({ ...ada, ...fields }))
    app.clock.advance(minute)
    return last(admin)
  }
  const purge = async (admin: Client, leadId: string) => {
    await admin.delete(api.admin.lead(leadId))
    app.clock.advance(minute)
    await purgeDeletedRecords(app.db, app.clock())
  }
  const journal = async () => JSON.stringify(await app.db.select().from(changeItems))

  test.for(['purged', 'erased'])(
    'that a lead told of its company and person go when it is %s, with what took them back',
    async (how) => {
      const admin = await signedIn(app)
      const lead = await enteredLead(admin, ada)
      await enteredLead(admin, { name: 'Bob', email: 'b@mill.example' })
      if (how === 'purged') await enteredLead(admin, ada)
      const told = await edit(admin, lead.id, { name: 'Secret Ada', company: 'Secret Ltd' })
      await edit(admin, lead.id, { name: 'Eda', company: 'Mill Ltd' })
      await admin.post(api.admin.changeUndo(told))
      expect(await journal()).toContain('Secret')
      const { email } = ada
      if (how === 'purged') await purge(admin, lead.id)
      else await admin.post(api.admin.privacy.erase, { email, confirmation: email, password })
      expect(await journal()).not.toContain('Secret')
    },
  )

  test('of whom somebody else has tagged stay when a lead with that tag is purged', async () => {
    const ctx = await asSomebody()
    const admin = await signedIn(app)
    const lead = await enteredLead(admin, ada)
    const bob = await enteredLead(admin, { name: 'Bob', email: 'b@mill.example' })
    const bobId = bob.personId ?? ''
    await admin.patch(api.admin.person(bobId), { tags: ['Fair', 'VIP'] })
    await admin.patch(api.admin.person(bobId), { tags: ['Fair'] })
    await admin.patch(api.admin.lead(lead.id), { ...aLead(ada), tags: ['Fair'] })
    const idOf = async (name: string) =>
      (await app.db.select().from(tags).where(eq(tags.name, name)))[0]?.id ?? ''
    app.clock.advance(minute)
    await mergeTags(ctx, await idOf('VIP'), await idOf('Fair'))
    const [merge] = await app.db.select().from(changeItems).where(eq(changeItems.noun, 'tag'))
    await purge(admin, lead.id)
    await undoChange(ctx, merge?.changeId ?? '')
    const tagged = await readTags(app.db, tagLinks.person, [bobId])
    expect(tagged.get(bobId)?.map(({ name }) => name)).toEqual(['Fair'])
  })

  test.for(['their task', 'them'])(
    'of who went with an import that was undone go with an erasure: of %s',
    async (whom) => {
      const ctx = await asSomebody()
      const admin = await signedIn(app)
      const bytes = new TextEncoder().encode('Name,Email\nGus,g@mill.example')
      const { id } = await createImport(ctx, { fileName: 'people.csv', bytes })
      await startImport(ctx, id)
      await peopleImport.run(app.ctx, new AbortController().signal)
      const [person] = await app.db.select().from(people)
      const page = api.admin.person(person?.id ?? '')
      app.clock.advance(minute)
      if (whom === 'them') await admin.patch(page, { name: 'Secret' })
      else
        await admin.post(api.admin.personTasks(person?.id ?? ''), {
          title: 'Call',
          dueAt: '2026-07-01',
        })
      const change = await last(admin)
      app.clock.advance(minute)
      for (const task of await app.db.select().from(tasks)) {
        await admin.patch(api.admin.task(task.id), { title: 'Secret' })
      }
      await admin.post(api.admin.changeUndo(change))
      await undoChange(ctx, (await findImport(ctx, id)).changeId ?? '')
      expect(await app.db.$count(people)).toBe(0)
      expect(await journal()).toContain('Secret')
      const email = 'g@mill.example'
      await admin.post(api.admin.privacy.erase, { email, confirmation: email, password })
      expect(await journal()).not.toContain('Secret')
    },
  )
})
