import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { leads, personEmails } from '#server/db/schema.ts'
import { undoneSchema } from '#shared/journal/schema.ts'
import { mergedSchema, personSchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const read = async (admin: Client, id: string) =>
  (await admin.get(api.admin.person(id))).read(personSchema)

onOneDatabase('a merge that is done again', (database) => {
  const app = useTestApp(database)

  const merge = async (admin: Client, id: string, from: string, fields = {}) => {
    app.clock.advance(minute)
    const answer = await admin.post(api.admin.personMerge(id), { from, fields })
    return answer.read(mergedSchema).changeId
  }
  const undo = async (admin: Client, id: string) => {
    app.clock.advance(minute)
    return (await admin.post(api.admin.changeUndo(id))).read(undoneSchema)
  }
  const redo = async (admin: Client, id: string) => {
    app.clock.advance(minute)
    return (await admin.post(api.admin.changeRedo(id))).read(undoneSchema)
  }
  /** Four people, each known by one lead: their ids. */
  const four = async (admin: Client): Promise<[string, string, string, string]> => {
    const idOf = async (name: string) => {
      app.clock.advance(minute)
      await enteredLead(admin, { name, email: `${name}@${name}.example` })
      return ownerOf(`${name}@${name}.example`)
    }
    return [await idOf('ann'), await idOf('bea'), await idOf('cay'), await idOf('dan')]
  }
  const ownerOf = async (email: string) => {
    const [owner] = await app.db.select().from(personEmails).where(eq(personEmails.email, email))
    return owner?.personId ?? ''
  }

  test('leaves the address that was chosen since', async () => {
    const admin = await signedIn(app)
    const [ann, bea, cay, dan] = await four(admin)
    const reached = async () => (await read(admin, cay)).email
    const changeId = await merge(admin, bea, ann, { email: 'from' })
    await merge(admin, cay, bea, { email: 'from' })
    expect(await reached()).toBe('ann@ann.example')
    await undo(admin, changeId)
    expect(await reached()).not.toBe('ann@ann.example')
    await redo(admin, changeId)
    expect(await reached(), 'nobody came between').toBe('ann@ann.example')
    await undo(admin, changeId)
    await merge(admin, cay, dan, { email: 'from' })
    await redo(admin, changeId)
    expect(await reached()).toBe('dan@dan.example')
    expect((await read(admin, cay)).emails).toHaveLength(4)
  })

  test('is refused where who was kept has gone on to somebody else since, and nothing is lost', async () => {
    const admin = await signedIn(app)
    const [ann, bea, cay] = await four(admin)
    const inner = await merge(admin, bea, ann)
    await undo(admin, inner)
    const outer = await merge(admin, cay, bea)
    expect(await redo(admin, inner)).toMatchObject({
      changed: 0,
      kept: [{ record: { type: 'person', id: ann }, field: 'mergedInto' }],
    })
    await undo(admin, outer)
    expect(await ownerOf('ann@ann.example')).toBe(ann)
    expect(await ownerOf('bea@bea.example')).toBe(bea)
  })

  test('is done where who was kept has come back from somebody else since', async () => {
    const admin = await signedIn(app)
    const [ann, bea, cay] = await four(admin)
    const inner = await merge(admin, bea, ann)
    const outer = await merge(admin, cay, bea)
    await undo(admin, inner)
    await undo(admin, outer)
    expect(await redo(admin, inner)).toMatchObject({ changed: 2, kept: [] })
    expect(await ownerOf('ann@ann.example')).toBe(bea)
    await redo(admin, outer)
    expect(await ownerOf('ann@ann.example')).toBe(cay)
    await undo(admin, inner)
    await undo(admin, outer)
    expect(
      await Promise.all(['ann', 'bea', 'cay'].map((n) => ownerOf(`${n}@${n}.example`))),
    ).toEqual([ann, bea, cay])
  })

  test('gives back who came with somebody the last time, wherever they were between', async () => {
    const admin = await signedIn(app)
    const [ann, bea, cay, dan] = await four(admin)
    const first = await merge(admin, bea, ann)
    const outer = await merge(admin, cay, bea)
    await undo(admin, first)
    const between = await merge(admin, dan, ann)
    const beside = await merge(admin, cay, dan)
    await undo(admin, between)
    await redo(admin, first)
    expect(await ownerOf('ann@ann.example')).toBe(cay)
    await undo(admin, outer)
    expect(await ownerOf('ann@ann.example')).toBe(bea)
    await undo(admin, beside)
    expect(await ownerOf('dan@dan.example')).toBe(dan)
  })

  test('gives back nobody who has gone and whom the others have come to', async () => {
    const admin = await signedIn(app)
    const [ann, bea, cay] = await four(admin)
    const outer = await merge(admin, bea, ann)
    await undo(admin, outer)
    const inner = await merge(admin, ann, cay)
    await redo(admin, outer)
    await undo(admin, inner)
    await merge(admin, cay, bea)
    await undo(admin, outer)
    expect(await ownerOf('cay@cay.example')).toBe(cay)
    expect(await ownerOf('ann@ann.example')).toBe(ann)
    expect(await ownerOf('bea@bea.example')).toBe(cay)
  })

  test('and taken back, gives back what had come to them when it was done again', async () => {
    const admin = await signedIn(app)
    const [ann, bea, cay] = await four(admin)
    const outer = await merge(admin, bea, ann)
    await undo(admin, outer)
    await merge(admin, ann, cay, { email: 'from' })
    await redo(admin, outer)
    expect(await ownerOf('cay@cay.example')).toBe(bea)
    await undo(admin, outer)
    expect(await read(admin, ann)).toMatchObject({
      email: 'cay@cay.example',
      emails: expect.arrayContaining(['ann@ann.example']),
    })
    const [lead] = await app.db.select().from(leads).where(eq(leads.email, 'cay@cay.example'))
    expect(lead?.personId).toBe(ann)
  })

  test('gives what came from somebody who was parted from them meanwhile', async () => {
    const admin = await signedIn(app)
    const [ann, bea, cay] = await four(admin)
    await admin.patch(api.admin.person(bea), { companyId: null })
    await admin.patch(api.admin.person(ann), { tags: ['VIP'] })
    const inner = await merge(admin, bea, ann, { company: 'from' })
    const outer = await merge(admin, cay, bea, { company: 'from' })
    expect(await read(admin, cay)).toMatchObject({ company: 'Ann', tags: [{ name: 'VIP' }] })
    await undo(admin, inner)
    expect(await read(admin, cay)).toMatchObject({ company: 'Ann' })
    await undo(admin, outer)
    expect(await read(admin, cay)).toMatchObject({ company: 'Cay' })
    await redo(admin, outer)
    expect(await read(admin, cay)).toMatchObject({ company: 'Ann' })
  })
})
