import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { emails, leads } from '#server/db/schema.ts'
import { consultationSchema } from '#shared/consultations/schema.ts'
import { undoneSchema, withChange } from '#shared/journal/schema.ts'
import { undoneSentence } from '#shared/journal/words.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { taskSchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { hour } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const undo = async (admin: Client, { changeId }: { changeId: string | null }) =>
  (await admin.post(api.admin.changeUndo(changeId ?? ''))).read(undoneSchema)

onOneDatabase('a status that is set back from its toast', (database) => {
  const app = useTestApp(database, { mail: true })

  test('is left, and said to be, where a colleague has set another since', async () => {
    const [ann, bob] = [await signedIn(app), await signedIn(app)]
    const { id } = await enteredLead(ann)
    const set = async (admin: Client, status: string) => {
      app.clock.advance(hour)
      return (await admin.patch(api.admin.leadStatus(id), { status })).read(withChange(leadSchema))
    }
    const contacted = await set(ann, 'contacted')
    await set(bob, 'won')
    const { kept } = await undo(ann, contacted)
    expect(undoneSentence('Undone', kept, 'lead')).toBe(
      'Undone, except 1 field of 1 lead that was changed since.',
    )
    const [lead] = await app.db.select().from(leads).where(eq(leads.id, id))
    expect(lead?.status).toBe('won')
    expect(lead?.firstContactAt, 'it was a contact').not.toBeNull()
  })

  test('tells the visitor of a meeting what holds, and nothing where nothing was set back', async () => {
    const [ann, bob] = [await signedIn(app), await signedIn(app)]
    const asked = await app.visitor().post(api.consultationRequests, aLead())
    const { id } = JSON.parse(asked.text)
    const set = async (admin: Client, status: string) =>
      (await admin.patch(api.admin.consultationStatus(id), { status })).read(
        withChange(consultationSchema),
      )
    await app.deliverMail()
    const known = new Set((await app.db.select().from(emails)).map((each) => each.id))
    /** The events of what was written to the visitor since, in the order of the ids. */
    const told = async () => {
      await app.deliverMail()
      const rows = await app.db.select().from(emails).orderBy(emails.id)
      const fresh = rows.filter((row) => row.entityId === id && !known.has(row.id))
      for (const row of fresh) known.add(row.id)
      return fresh.map(({ payload }) => payload.kind)
    }
    await set(bob, 'scheduled')
    expect(await told()).toEqual(['consultation_scheduled'])
    const cancelled = await set(ann, 'cancelled')
    expect(await told()).toEqual(['consultation_cancelled'])
    expect(await undo(ann, cancelled)).toMatchObject({ changed: 1, kept: [] })
    expect(await told(), 'it stands again').toEqual(['consultation_scheduled'])
    const again = await set(ann, 'cancelled')
    await set(bob, 'completed')
    await told()
    expect(await undo(ann, again)).toMatchObject({ changed: 0, kept: [{ field: 'status' }] })
    expect(await told()).toEqual([])
  })

  test('is that of a step that is done, too', async () => {
    const [ann, bob] = [await signedIn(app), await signedIn(app)]
    const { personId } = await enteredLead(ann)
    const input = { title: 'Call', dueAt: '2030-01-01' }
    const task = (await ann.post(api.admin.personTasks(personId ?? ''), input)).read(taskSchema)
    const set = async (admin: Client, done: boolean) => {
      app.clock.advance(hour)
      return (await admin.patch(api.admin.task(task.id), { done })).read(withChange(taskSchema))
    }
    const done = await set(ann, true)
    expect(await undo(ann, done)).toMatchObject({ changed: 1, kept: [] })
    const again = await set(ann, true)
    await set(bob, false)
    const byBob = await set(bob, true)
    expect(await undo(ann, again)).toMatchObject({ changed: 0, kept: [{ field: 'doneAt' }] })
    expect((await set(bob, true)).doneAt).toBe(byBob.doneAt)
  })
})
