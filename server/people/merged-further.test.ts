import { expect, test } from 'vitest'
import { undoneSchema } from '#shared/journal/schema.ts'
import { mergedSchema, type Person, personSchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

/** What a merge and its undo leave alone, and what they touch without changing it. */
const lasting = ({ version, updatedAt, ...person }: Person) => person

onOneDatabase(
  'somebody who was merged further, parted from whom they were merged into first',
  (database) => {
    const app = useTestApp(database)

    const person = async (admin: Client, id: string) =>
      lasting((await admin.get(api.admin.person(id))).read(personSchema))
    const says = async (admin: Client, name: string, phone?: string) => {
      app.clock.advance(minute)
      const lead = await enteredLead(admin, { name, email: `${name}@${name}.example`, phone })
      return lead.personId ?? ''
    }
    const merge = async (admin: Client, id: string, from: string, fields = {}) => {
      app.clock.advance(minute)
      const answer = await admin.post(api.admin.personMerge(id), { from, fields })
      return answer.read(mergedSchema).changeId
    }
    const take = async (admin: Client, path: string) => {
      app.clock.advance(minute)
      return (await admin.post(path)).read(undoneSchema).kept
    }
    const undo = (admin: Client, id: string) => take(admin, api.admin.changeUndo(id))
    const redo = (admin: Client, id: string) => take(admin, api.admin.changeRedo(id))
    /** Ann, who has a number and a tag, was merged into Bea, and Bea into Cay; nobody was taken back yet. */
    const chain = async (admin: Client) => {
      const ann = await says(admin, 'ann', '555 0101')
      await admin.patch(api.admin.person(ann), { tags: ['VIP'] })
      const bea = await says(admin, 'bea', '555 0102')
      const cay = await says(admin, 'cay', '555 0103')
      const alone = [await person(admin, ann), await person(admin, bea), await person(admin, cay)]
      const inner = await merge(admin, bea, ann)
      const two = await person(admin, bea)
      const outer = await merge(admin, cay, bea, { phone: 'from' })
      return {
        ids: [ann, bea, cay],
        ann,
        cay,
        alone,
        inner,
        two,
        outer,
        all: await person(admin, cay),
      }
    }

    test('takes their numbers and tags along, and brings them again', async () => {
      const admin = await signedIn(app)
      const { ids, ann, cay, alone, inner, outer, all } = await chain(admin)
      const dan = await says(admin, 'dan', '555 0104')
      const last = await merge(admin, dan, cay)
      const four = await person(admin, dan)
      expect(four).toMatchObject({
        phones: ['555 0104', '555 0102', '555 0101', '555 0103'],
        tags: [{ name: 'VIP' }],
      })
      for (const time of ['first', 'second']) {
        expect(await undo(admin, inner), time).toEqual([])
        expect(await person(admin, ann)).toEqual(alone[0])
        expect(await person(admin, dan)).toMatchObject({
          phones: ['555 0104', '555 0102', '555 0103'],
          tags: [],
        })
        expect(await redo(admin, inner), time).toEqual([])
        expect(await person(admin, dan)).toEqual(four)
      }
      await undo(admin, inner)
      expect(await undo(admin, last)).toEqual([])
      expect(await person(admin, cay)).toMatchObject({ phones: ['555 0102', '555 0103'], tags: [] })
      await redo(admin, last)
      await redo(admin, inner)
      expect(await person(admin, dan)).toEqual(four)
      expect(await undo(admin, last)).toEqual([])
      expect(await person(admin, cay)).toEqual(all)
      await undo(admin, inner)
      await undo(admin, outer)
      expect(await Promise.all(ids.map((id) => person(admin, id)))).toEqual(alone)
    })

    test('each taken back and done again in turn is what it was', async () => {
      const admin = await signedIn(app)
      const { ids, cay, alone, inner, two, outer, all } = await chain(admin)
      const bea = ids[1] ?? ''
      await undo(admin, inner)
      await undo(admin, outer)
      await redo(admin, outer)
      await redo(admin, inner)
      expect(await person(admin, cay)).toEqual(all)
      await undo(admin, outer)
      expect(await person(admin, bea)).toEqual(two)
      await undo(admin, inner)
      expect(await Promise.all(ids.map((id) => person(admin, id)))).toEqual(alone)
    })

    test('leaves what whoever has the records had before, and has been told since', async () => {
      const admin = await signedIn(app)
      const [ann, bea] = [
        await says(admin, 'ann', '555 0101'),
        await says(admin, 'bea', '555 0102'),
      ]
      const cay = await says(admin, 'cay', '(555) 0101')
      await admin.patch(api.admin.person(ann), { tags: ['Fair', 'VIP'] })
      await admin.patch(api.admin.person(cay), { tags: ['VIP'] })
      await says(admin, 'ann', '555 0105')
      await says(admin, 'ann', '555 0106')
      const inner = await merge(admin, bea, ann)
      await merge(admin, cay, bea)
      await says(admin, 'cay', '555 0105')
      await admin.patch(api.admin.person(cay), { tags: ['Fair', 'Keen', 'VIP'] })
      await undo(admin, inner)
      expect(await person(admin, cay)).toMatchObject({
        phones: ['(555) 0101', '555 0102', '555 0105'],
        tags: [{ name: 'Keen' }, { name: 'VIP' }],
      })
    })
  },
)
