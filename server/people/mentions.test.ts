import { expect, test } from 'vitest'
import { z } from 'zod'
import { peopleSchema } from '#shared/accounts/team-schema.ts'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { noteSchema } from '#shared/people/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { enteredLead, password, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const mentionsOf = async (client: Client) =>
  (await client.get(api.admin.notifications))
    .read(z.array(notificationSchema))
    .filter(({ kind }) => kind === 'note_mention')

onOneDatabase('a note that names a colleague', (database) => {
  const app = useTestApp(database)

  test('tells them once, the author never, and keeps who was named', async () => {
    const vera = await signedIn(app, { name: 'Vera Loom' })
    const bob = await signedIn(app, { name: 'Bob Weft' })
    const cleo = await signedIn(app, { name: 'Cleo' })
    const team = (await vera.get(api.admin.teamMembers)).read(peopleSchema)
    const idOf = (name: string) => team.find((each) => each.name === name)?.id
    const { personId, name } = await enteredLead(vera)
    const person = personId ?? ''
    const written = await vera.post(api.admin.personNotes(person), {
      text: 'Ask @bob weft and @Bob, says @Vera; write to x@Cleo.example.',
    })
    const note = written.read(noteSchema)
    expect(note.mentions).toEqual([idOf('Bob Weft')])
    expect(await mentionsOf(bob)).toEqual([
      expect.objectContaining({
        title: 'Vera Loom named you in a note',
        body: `About ${name}.`,
        href: adminPage.person(person),
        readAt: null,
      }),
    ])
    const change = async (text: string) =>
      (await vera.patch(api.admin.note(note.id), { text })).read(noteSchema)
    expect((await change('Nobody.')).mentions).toEqual([idOf('Bob Weft')])
    expect((await change('@Cleo, and @Bob again')).mentions).toEqual([
      idOf('Bob Weft'),
      idOf('Cleo'),
    ])
    await cleo.patch(api.admin.note(note.id), { pinned: true })
    expect(
      [await mentionsOf(vera), await mentionsOf(bob), await mentionsOf(cleo)].map(
        (all) => all.length,
      ),
    ).toEqual([0, 1, 1])
  })

  test('leaves nothing in the bell once its person is erased', async () => {
    const vera = await signedIn(app, { name: 'Vera' })
    const bob = await signedIn(app, { name: 'Bob' })
    const { personId, email } = await enteredLead(vera)
    await vera.post(api.admin.personNotes(personId ?? ''), { text: '@Bob' })
    expect(await mentionsOf(bob)).toHaveLength(1)
    const erased = await vera.post(api.admin.privacy.erase, {
      email,
      confirmation: email,
      password,
    })
    expect(erased.status).toBe(200)
    expect(await mentionsOf(bob)).toEqual([])
  })
})
