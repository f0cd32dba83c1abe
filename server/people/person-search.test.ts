import { expect, test } from 'vitest'
import type { Ctx } from '#server/context.ts'
import { undoChange } from '#server/history/undo-change.ts'
import { createImport, findImport, startImport } from '#server/imports/imports.ts'
import { peopleImport } from '#server/imports/work.ts'
import { changeSchema } from '#shared/journal/schema.ts'
import { bulkCalls } from '#shared/office-calls.ts'
import { companySchema, personSchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

/** The addresses of who is found. */
const found = async (admin: Client, q: string) =>
  (await admin.get(`${api.admin.people}?q=${q}&sort=name`))
    .read(personSchema.array())
    .map(({ email }) => email)
    .toSorted()
const companyOf = async (admin: Client) => {
  const [company] = (await admin.get(api.admin.companies)).read(companySchema.array())
  if (!company) throw new Error('There is no company.')
  return company
}
const ada = 'ada@mill.example'
const bob = 'bob@mill.example'

onEachDatabase('people are found by what their company is called', (database) => {
  const app = useTestApp(database)

  test('after a rename, its undo and its redo', async () => {
    const admin = await signedIn(app)
    await enteredLead(admin, { email: ada })
    await admin.patch(api.admin.company((await companyOf(admin)).id), { name: 'Weavers' })
    const [change] = (await admin.get(api.admin.changes)).read(changeSchema.array())
    expect(await found(admin, 'Weavers')).toEqual([ada])
    await admin.post(api.admin.changeUndo(change?.id ?? ''))
    expect([await found(admin, 'Weavers'), (await companyOf(admin)).name]).toEqual([[], 'Mill'])
    await admin.post(api.admin.changeRedo(change?.id ?? ''))
    expect(await found(admin, 'Weavers')).toEqual([ada])
  })

  test('after a later message has given it its name', async () => {
    const admin = await signedIn(app)
    await app.visitor().post(api.subscribe, { email: ada })
    expect(await found(admin, 'Weavers')).toEqual([])
    await app.visitor().post(api.leads, aLead({ email: bob, company: 'Weavers' }))
    expect(await found(admin, 'Weavers')).toEqual([ada, bob])
  })

  test('after an import has given it its name, and after its revert', async () => {
    const admin = await signedIn(app)
    await app.visitor().post(api.subscribe, { email: ada })
    const { id: adminId, name } = await anAdmin(app)
    const actor = { kind: 'admin', adminId, sessionId: adminId, name, network: '' } as const
    const ctx: Ctx = { ...app.ctx, actor }
    const bytes = new TextEncoder().encode(`Email,Company\n${bob},Weavers`)
    const { id } = await createImport(ctx, { fileName: 'people.csv', bytes })
    await startImport(ctx, id)
    await peopleImport.run(app.ctx, new AbortController().signal)
    expect(await found(admin, 'Weavers')).toEqual([ada, bob])
    const { changeId } = await findImport(ctx, id)
    await undoChange(ctx, changeId ?? '')
    expect([await found(admin, 'Weavers'), await found(admin, 'Mill')]).toEqual([[], [ada]])
  })

  test('while others change the same people, and nobody waits for another in a circle', async () => {
    const admin = await signedIn(app)
    const emails = Array.from({ length: 12 }, (_, n) => `${n}@mill.example`)
    for (const email of emails) await app.visitor().post(api.subscribe, { email })
    const { id } = await companyOf(admin)
    const people = (await admin.get(api.admin.people)).read(personSchema.array())
    const many = (tag: string) =>
      admin.post(bulkCalls.peopleBulk, {
        ids: people.map((person) => person.id),
        change: { addTags: [tag] },
      })
    const answers = await Promise.all([
      ...emails.map((email) => app.visitor().post(api.leads, aLead({ email, company: 'Weavers' }))),
      many('one'),
      admin.patch(api.admin.company(id), { name: 'Looms' }),
      many('two'),
    ])
    expect(answers.filter(({ status }) => status > 201).map(({ text }) => text)).toEqual([])
    expect(await found(admin, (await companyOf(admin)).name)).toEqual(emails.toSorted())
  })
})
