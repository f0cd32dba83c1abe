import { eq } from 'drizzle-orm'
import { people } from '#server/db/schema.ts'
import { changeSchema, undoneSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { aLead } from './builders.ts'
import type { Client } from './client.ts'
import { minute } from './clock.ts'
import type { TestApp } from './test-app.ts'

/** The id of the change that was made last. */
export const lastChange = async (admin: Client): Promise<string> =>
  (await admin.get(api.admin.changes)).read(changeSchema.array())[0]?.id ?? ''

/** Takes a change back; what that changed, and what it left. */
export const undo = async (admin: Client, id: string) =>
  (await admin.post(api.admin.changeUndo(id))).read(undoneSchema)

/** A minute later somebody changes a lead; the id of that change. */
export async function editLead(
  app: TestApp,
  admin: Client,
  id: string,
  fields: object,
): Promise<string> {
  app.clock.advance(minute)
  await admin.patch(api.admin.lead(id), aLead(fields))
  app.clock.advance(minute)
  return lastChange(admin)
}

/** Who is known by an address. */
export async function knownBy({ db }: TestApp, email: string) {
  const [row] = await db.select().from(people).where(eq(people.email, email))
  if (!row) throw new Error(`Nobody is known by ${email}.`)
  return row
}
