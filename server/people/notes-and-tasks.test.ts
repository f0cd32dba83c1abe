import { expect, test } from 'vitest'
import { changeSchema } from '#shared/journal/schema.ts'
import { peopleCalls } from '#shared/office-calls.ts'
import { noteSchema, personSchema, taskSchema } from '#shared/people/schema.ts'
import { api } from '#shared/routes.ts'
import { enteredLead, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const nowhere = '00000000-0000-7000-8000-000000000000'

async function aPerson(admin: Client): Promise<string> {
  const { personId } = await enteredLead(admin)
  if (!personId) throw new Error('A lead has no person.')
  return personId
}

onOneDatabase('notes and tasks', (database) => {
  const app = useTestApp(database)

  test('a note is changed by its author alone, pinned by anybody, and gone when taken away', async () => {
    const [author, other] = [await signedIn(app), await signedIn(app)]
    const person = await aPerson(author)
    const created = await author.post(api.admin.personNotes(person), { text: ' Called. ' })
    const note = created.read(noteSchema)
    expect(note).toMatchObject({ text: 'Called.', pinned: false })
    expect((await other.patch(api.admin.note(note.id), { text: 'No.' })).status).toBe(403)
    expect((await other.delete(api.admin.note(note.id))).status).toBe(403)
    expect((await other.patch(api.admin.note(note.id), { pinned: true })).status).toBe(200)
    const pinned = (await author.get(api.admin.personNotes(person))).read(noteSchema.array())
    expect(pinned.map(({ id }) => id)).toEqual([note.id])
    const stale = await author.patch(api.admin.note(note.id), { text: 'Twice.', version: 1 })
    expect(stale.failure.code).toBe('edit_conflict')
    expect((await author.delete(api.admin.note(note.id))).status).toBe(204)
    expect((await author.get(api.admin.personNotes(person))).read(noteSchema.array())).toEqual([])
    const line = await author.get(`${api.admin.personTimeline(person)}?type=note`)
    expect(JSON.parse(line.text)).toEqual([])

    const history = await author.get(`${api.admin.changes}?record=${person}`)
    expect(history.read(changeSchema.array())[0]?.summary).toBe('1 note deleted')
    expect((await other.post(peopleCalls.noteRestore(note.id))).status).toBe(403)
    const back = await author.post(peopleCalls.noteRestore(note.id))
    expect(back.read(noteSchema)).toMatchObject({ text: 'Called.', pinned: true })
    expect((await author.post(peopleCalls.noteRestore(note.id))).status).toBe(404)
  })

  test.each(['', '   ', 'x'.repeat(10_001)])('a note of %j is refused', async (text) => {
    const admin = await signedIn(app)
    const answer = await admin.post(api.admin.personNotes(await aPerson(admin)), { text })
    expect(answer.status).toBe(400)
  })

  test('the open task that is due first is the next step; one that is done is none', async () => {
    const admin = await signedIn(app)
    const person = await aPerson(admin)
    const set = async (title: string, dueAt: string) =>
      (await admin.post(api.admin.personTasks(person), { title, dueAt })).read(taskSchema)
    await set('Later', '2030-05-02')
    const first = await set('Sooner', '2030-05-01')
    const step = async () => (await admin.get(api.admin.person(person))).read(personSchema).nextStep
    expect(await step()).toMatchObject({ title: 'Sooner', dueAt: '2030-05-01', timeZone: null })
    const done = await admin.patch(api.admin.task(first.id), { done: true, version: first.version })
    expect(done.read(taskSchema).doneAt).not.toBeNull()
    expect(await step()).toMatchObject({ title: 'Later' })
    const twice = await admin.patch(api.admin.task(first.id), { done: true })
    expect(twice.read(taskSchema).doneAt).toBe(done.read(taskSchema).doneAt)
    await admin.patch(api.admin.task(first.id), { done: false })
    expect(await step()).toMatchObject({ title: 'Sooner' })
  })

  test('a time is kept with its zone, and its day is the day there', async () => {
    const admin = await signedIn(app)
    const person = await aPerson(admin)
    const input = { title: 'Call', dueAt: '2026-06-02T01:30:00+01:00', timeZone: 'America/Chicago' }
    const created = await admin.post(api.admin.personTasks(person), input)
    expect(created.read(taskSchema)).toMatchObject({
      dueAt: '2026-06-02T00:30:00.000Z',
      timeZone: 'America/Chicago',
    })
    const of = async (due: string, at: string) => {
      app.clock.advance(Date.parse(at) - app.clock().getTime())
      const answer = await admin.get(`${api.admin.tasks}?due=${due}&zone=America/Chicago`)
      return answer.read(taskSchema.array()).length
    }
    expect(await of('today', '2026-06-01T18:00:00Z'), 'its day').toBe(1)
    expect(await of('overdue', '2026-06-01T18:00:00Z'), 'before it').toBe(0)
    expect(await of('overdue', '2026-06-02T00:31:00Z'), 'after it').toBe(1)
  })

  test.each([
    ['2030-02-30', 400],
    ['tomorrow', 400],
    ['2030-01-01T10:00:00', 400],
    ['2030-02-28', 201],
  ])('due %s is answered by %i', async (dueAt, status) => {
    const admin = await signedIn(app)
    const answer = await admin.post(api.admin.personTasks(await aPerson(admin)), {
      title: 'Call',
      dueAt,
    })
    expect(answer.status).toBe(status)
  })

  test('tasks are listed as they fall due, those of one colleague or person alone if asked, in pages', async () => {
    const [ann, bob] = [await signedIn(app), await signedIn(app)]
    const person = await aPerson(ann)
    for (const dueAt of ['2030-01-03', '2030-01-01', '2030-01-02']) {
      await ann.post(api.admin.personTasks(person), { title: dueAt, dueAt })
    }
    await bob.post(api.admin.personTasks(await aPerson(bob)), { title: 'His', dueAt: '2030-01-01' })
    const titles = async (client: Client, query: string) => {
      const all: string[] = []
      let next: string | undefined = `${api.admin.tasks}?limit=2${query}`
      while (next) {
        const answer = await client.get(next)
        all.push(...answer.read(taskSchema.array()).map(({ title }) => title))
        next = /<([^>]+)>/.exec(answer.headers.get('Link') ?? '')?.[1]
      }
      return all
    }
    expect(await titles(ann, '&mine=true')).toEqual(['2030-01-01', '2030-01-02', '2030-01-03'])
    expect(await titles(bob, '&mine')).toEqual(['His'])
    expect(await titles(bob, `&person=${person}`)).toHaveLength(3)
    expect(await titles(ann, '')).toHaveLength(4)
  })

  test('nobody without a token reads or writes; what is not there is not found', async () => {
    const admin = await signedIn(app)
    const person = await aPerson(admin)
    const calls = [
      api.admin.people,
      api.admin.person(person),
      api.admin.personTimeline(person),
      api.admin.personNotes(person),
      api.admin.tasks,
      api.admin.companies,
      api.admin.tags,
    ]
    for (const call of calls) expect((await app.visitor().get(call)).status, call).toBe(401)
    for (const call of [
      api.admin.person(nowhere),
      api.admin.personTimeline('x'),
      api.admin.company(nowhere),
    ]) {
      expect((await admin.get(call)).status, call).toBe(404)
    }
    expect((await admin.patch(api.admin.task(nowhere), { done: true })).status).toBe(404)
    expect((await admin.post(api.admin.personNotes(nowhere), { text: 'x' })).status).toBe(404)
    const stranger = await admin.patch(api.admin.person(person), { owner: nowhere })
    expect(stranger.failure.fields).toEqual({ owner: 'This person has no account any more.' })
  })
})
