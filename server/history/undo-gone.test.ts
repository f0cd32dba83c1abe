import { expect, test } from 'vitest'
import { people } from '#server/db/schema.ts'
import { purgeDeletedRecords } from '#server/jobs/run-retention.ts'
import { changeSchema, undoneSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead, enteredLead, signedIn } from '#tests/support/builders.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

onOneDatabase('an undo', (database) => {
  const app = useTestApp(database)

  test('names nobody as kept who goes with it', async () => {
    const admin = await signedIn(app)
    const ada = { name: 'Ada', email: 'a@mill.example' }
    const lead = await enteredLead(admin, ada)
    await enteredLead(admin, ada)
    const bobs = await enteredLead(admin, { name: 'Bob', email: 'b@mill.example' })
    app.clock.advance(minute)
    await admin.patch(api.admin.lead(lead.id), aLead({ ...ada, email: 'b@mill.example' }))
    const [moved] = (await admin.get(api.admin.changes)).read(changeSchema.array())
    await admin.delete(api.admin.lead(bobs.id))
    app.clock.advance(minute)
    await purgeDeletedRecords(app.db, app.clock())
    const answer = await admin.post(api.admin.changeUndo(moved?.id ?? ''))
    expect(answer.read(undoneSchema).kept).toEqual([])
    expect((await app.db.select().from(people)).map(({ email }) => email)).toEqual([ada.email])
  })
})
