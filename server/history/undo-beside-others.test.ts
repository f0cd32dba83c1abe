import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies, leads, people } from '#server/db/schema.ts'
import { purgeDeletedRecords } from '#server/jobs/run-retention.ts'
import { api } from '#shared/routes.ts'
import { aLead, anAdmin, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { editLead, knownBy, lastChange, undo } from '#tests/support/history.ts'
import { useTestApp } from '#tests/support/test-app.ts'

/** As a lead says it. */
const ada = { name: 'Ada', email: 'a@mill.example' }

onOneDatabase('what others have said and done since, when an edit is taken back', (database) => {
  const app = useTestApp(database)

  const known = (email: string) => knownBy(app, email)
  const edit = (admin: Client, id: string, fields: object) => editLead(app, admin, id, fields)
  const told = async () => {
    const isHers = eq(companies.domain, 'mill.example')
    const [company] = await app.db.select().from(companies).where(isHers)
    return { phones: (await known(ada.email)).phones, company: company?.name }
  }
  const said = { phone: '604 555 0102', company: 'Looms Ltd' }

  test('a number and a company that another record says, too, stay while it does', async () => {
    const ann = await signedIn(app)
    const [one, other] = [await enteredLead(ann, ada), await enteredLead(ann, ada)]
    const first = await edit(ann, one.id, { ...ada, ...said })
    const second = await edit(ann, other.id, { ...ada, ...said })
    const { kept } = await undo(ann, first)
    expect(kept.map(({ field }) => field).toSorted()).toEqual(['name', 'phones'])
    expect(await told()).toEqual({ phones: [said.phone], company: said.company })
    await ann.post(api.admin.changeRedo(first))
    await undo(ann, second)
    expect((await undo(ann, first)).kept).toEqual([])
    expect(await told()).toEqual({ phones: [], company: 'Mill' })
  })

  test('a number stays that a record says which has come from another address', async () => {
    const ann = await signedIn(app)
    const other = await enteredLead(ann, { name: 'Bob', email: 'b@else.example', ...said })
    const lead = await enteredLead(ann, ada)
    const change = await edit(ann, lead.id, { ...ada, phone: said.phone })
    await edit(ann, other.id, { ...ada, ...said })
    await undo(ann, change)
    expect((await known(ada.email)).phones).toEqual([said.phone])
  })

  test('a number and a company stay that were said again before somebody was merged', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, ada)
    const change = await edit(ann, lead.id, { ...ada, ...said })
    await app.visitor().post(api.leads, aLead({ ...ada, ...said }))
    const bob = await enteredLead(ann, { name: 'Bob', email: 'b@else.example' })
    app.clock.advance(minute)
    await ann.post(api.admin.personMerge(bob.personId ?? ''), { from: lead.personId })
    const merge = await lastChange(ann)
    app.clock.advance(minute)
    await undo(ann, change)
    await undo(ann, merge)
    expect(await told()).toEqual({ phones: [said.phone], company: said.company })
  })

  /** A message that looks automatic. */
  const robot = (email: string) => aLead({ name: 'Robot', email, website: 'x' })

  test('whose lead goes back, or forth again, to an address of automatic messages is listed', async () => {
    const ann = await signedIn(app)
    const lead = await enteredLead(ann, ada)
    const moved = await edit(ann, lead.id, { ...ada, email: 'b@mill.example' })
    await app.visitor().post(api.leads, robot(ada.email))
    expect(await known(ada.email)).toMatchObject({ setAside: true })
    await undo(ann, moved)
    expect(await known(ada.email)).toMatchObject({ setAside: false })
    await app.visitor().post(api.leads, robot('b@mill.example'))
    expect(await known('b@mill.example')).toMatchObject({ setAside: true })
    await ann.post(api.admin.changeRedo(moved))
    expect(await known('b@mill.example')).toMatchObject({ setAside: false })
    expect(await known(ada.email)).toMatchObject({ setAside: true })
  })

  test.for([false, true])(
    'who loses the origin that an edit told has that of their own message: merged meanwhile %s',
    async (isMerged) => {
      const ann = await signedIn(app)
      await enteredLead(ann, { name: 'Bob', email: 'b@mill.example' })
      const from = (campaign: string) => ({ visit: { page: '/services', campaign } })
      await app.visitor().post(api.leads, { ...aLead(ada), ...from('hers') })
      const isHers = eq(leads.email, ada.email)
      const [lead] = await app.db.select().from(leads).where(isHers)
      const moved = await edit(ann, lead?.id ?? '', { ...ada, email: 'b@mill.example' })
      const bob = await known('b@mill.example')
      expect(bob.origin?.name).toBe('hers')
      const { name, email } = bob
      await app.visitor().post(api.leads, { ...aLead({ name, email }), ...from('his') })
      app.clock.advance(minute)
      const kim = await enteredLead(ann, { name: 'Kim', email: 'k@mill.example' })
      if (isMerged) await ann.post(api.admin.personMerge(kim.personId ?? ''), { from: bob.id })
      const merge = await lastChange(ann)
      app.clock.advance(minute)
      await undo(ann, moved)
      if (isMerged) await undo(ann, merge)
      expect((await known('b@mill.example')).origin?.name).toBe('his')
      expect((await known(ada.email)).origin?.name).toBe('hers')
    },
  )

  test('who was known before a record came to them stays, with their owner, when it goes back', async () => {
    const ann = await signedIn(app)
    const { id: owner } = await anAdmin(app)
    const bob = { name: 'Bob', email: 'b@mill.example' }
    const { id, personId } = await enteredLead(ann, bob)
    await ann.patch(api.admin.person(personId ?? ''), { owner })
    await ann.delete(api.admin.lead(id))
    app.clock.advance(31 * day)
    await purgeDeletedRecords(app.db, new Date(app.clock().getTime() - 30 * day))
    const ben = await signedIn(app)
    const lead = await enteredLead(ben, ada)
    await undo(ben, await edit(ben, lead.id, { ...ada, email: bob.email }))
    expect(await known(bob.email)).toMatchObject({ id: personId, name: 'Bob', ownerId: owner })
    expect(await known(ada.email)).toMatchObject({ name: 'Ada', ownerId: null })
  })

  test('what is known of somebody goes to and fro with their only record', async () => {
    const ann = await signedIn(app)
    const { id: owner } = await anAdmin(app)
    const lead = await enteredLead(ann, ada)
    const name = 'Lady Lovelace'
    await ann.patch(api.admin.person(lead.personId ?? ''), { name, owner })
    const moves = [
      await edit(ann, lead.id, { ...ada, email: 'b@mill.example' }),
      await edit(ann, lead.id, { ...ada, email: 'c@mill.example' }),
    ]
    const places = [ada.email, 'b@mill.example', 'c@mill.example']
    const expectAt = async (place: number) => {
      const all = await app.db.select().from(people)
      expect(all).toMatchObject([{ name, email: places[place], ownerId: owner }])
    }
    await expectAt(2)
    for (let turn = 0; turn < 2; turn += 1) {
      for (const move of [1, 0]) {
        await undo(ann, moves[move] ?? '')
        await expectAt(move)
      }
      for (const move of [0, 1]) {
        await ann.post(api.admin.changeRedo(moves[move] ?? ''))
        await expectAt(move + 1)
      }
    }
  })
})
