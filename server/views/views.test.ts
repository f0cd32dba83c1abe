import { expect, test } from 'vitest'
import { purgeDeletedRecords } from '#server/jobs/run-retention.ts'
import { changeSchema, undoneSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { viewSchema } from '#shared/views/schema.ts'
import { signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const hot = { name: 'Hot leads', list: 'leads', query: 'status=new&columns=company%2Cphone' }
const kept = async (admin: Client, view: object = hot) =>
  (await admin.post(api.admin.views, view)).read(viewSchema)
const namesOf = async (admin: Client, query = '') =>
  (await admin.get(api.admin.views + query)).read(viewSchema.array()).map(({ name }) => name)
const nowhere = '00000000-0000-7000-8000-000000000000'

onEachDatabase('views', (database) => {
  const app = useTestApp(database)

  test('are of one account, until they are shared', async () => {
    const [ann, bob] = [await signedIn(app, { name: 'Ann' }), await signedIn(app, { name: 'Bob' })]
    const view = await kept(ann)
    expect(view).toMatchObject({ ...hot, shared: false, ownerName: 'Ann', pinned: false })
    expect(await namesOf(bob)).toEqual([])
    expect((await bob.patch(api.admin.view(view.id), { name: 'Mine' })).status).toBe(404)
    expect((await bob.delete(api.admin.view(view.id))).status).toBe(404)

    await ann.patch(api.admin.view(view.id), { shared: true, version: view.version })
    await kept(bob, { ...hot, name: 'Also', list: 'people', query: '' })
    expect(await namesOf(bob)).toEqual(['Also', 'Hot leads'])
    expect(await namesOf(bob, '?list=leads')).toEqual(['Hot leads'])
    const hidden = await bob.patch(api.admin.view(view.id), { shared: false })
    expect([hidden.status, (await bob.delete(api.admin.view(view.id))).status]).toEqual([403, 403])
    const pinned = (await bob.patch(api.admin.view(view.id), { pinned: true })).read(viewSchema)
    expect(pinned).toMatchObject({ pinned: true, version: view.version + 1 })
    const [hers] = (await ann.get(api.admin.views)).read(viewSchema.array())
    expect(hers).toMatchObject({ pinned: false })
  })

  test('have a name that nobody who sees them confuses', async () => {
    const [ann, bob] = [await signedIn(app), await signedIn(app)]
    const refused = async (admin: Client, view: object) => {
      const answer = await admin.post(api.admin.views, { ...hot, ...view })
      return [answer.status, answer.failure]
    }
    await kept(ann)
    await kept(bob)
    expect(await refused(ann, { name: 'HOT leads ' })).toMatchObject([
      409,
      { fields: { name: expect.stringMatching(/^You have a view of this name/) } },
    ])
    expect(await refused(ann, { name: ' ' })).toMatchObject([
      400,
      { fields: { name: 'Name is required.' } },
    ])
    await kept(ann, { ...hot, name: 'Shared', shared: true })
    expect(await refused(bob, { name: 'shared' })).toMatchObject([
      409,
      { fields: { name: expect.stringMatching(/^A colleague shares a view/) } },
    ])
    expect((await kept(bob, { ...hot, name: 'Shared', list: 'people' })).name).toBe('Shared')
    const twice = await Promise.all(
      [1, 2, 3].map(() => ann.post(api.admin.views, { ...hot, name: 'At once' })),
    )
    expect(twice.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })

  test('two who change one at once are told of each other', async () => {
    const [ann, bob] = [await signedIn(app), await signedIn(app, { name: 'Bob' })]
    const view = await kept(ann, { ...hot, shared: true })
    const { version } = view
    await bob.patch(api.admin.view(view.id), { query: '?status=lost&cursor=abc', version })
    const late = await ann.patch(api.admin.view(view.id), { query: 'status=won', version })
    expect([late.status, late.failure]).toMatchObject([
      409,
      { current: { query: 'status=lost' }, changedBy: { name: 'Bob' } },
    ])
    expect((await app.visitor().get(api.admin.views)).status).toBe(401)
  })

  test('come back from a delete until they are purged', async () => {
    const admin = await signedIn(app)
    const view = await kept(admin, { ...hot, pinned: true })
    await admin.delete(api.admin.view(view.id))
    expect(await namesOf(admin)).toEqual([])
    const changes = await admin.get(`${api.admin.changes}?record=${view.id}`)
    const [change] = changes.read(changeSchema.array())
    expect(change).toMatchObject({ summary: '1 view deleted' })
    const back = await admin.post(api.admin.changeUndo(change?.id ?? ''))
    expect(back.read(undoneSchema)).toMatchObject({ changed: 1, kept: [] })
    const [again] = (await admin.get(api.admin.views)).read(viewSchema.array())
    expect(again).toMatchObject({ id: view.id, pinned: true })
    await admin.delete(api.admin.view(view.id))
    expect(await purgeDeletedRecords(app.db, new Date(app.clock().getTime() + 1))).toBe(1)
    expect((await admin.delete(api.admin.view(nowhere))).status).toBe(404)
  })
})
