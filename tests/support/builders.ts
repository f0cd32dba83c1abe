import { randomUUIDv7 } from 'node:crypto'
import { hashPassword } from '#server/accounts/passwords.ts'
import { openSession } from '#server/accounts/sessions.ts'
import { admins } from '#server/db/schema.ts'
import { leadSchema } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import type { Client } from './client.ts'
import type { TestApp } from './test-app.ts'

let made = 0
const next = () => {
  made += 1
  return made
}

/** A message as a visitor sends it, different from every other one. */
export function aLead<Fields extends object>(fields?: Fields) {
  const n = next()
  return { name: `Visitor ${n}`, email: `visitor-${n}@example.com`, message: 'Hello', ...fields }
}

export const password = 'a long enough pass phrase'
const passwordHash = hashPassword(password)

/** An account; its password is {@link password}. */
export async function anAdmin(app: TestApp, fields: { name?: string; email?: string } = {}) {
  const n = next()
  const values = {
    id: randomUUIDv7(),
    name: fields.name ?? `Admin ${n}`,
    email: fields.email ?? `admin-${n}@example.com`,
    passwordHash: await passwordHash,
    createdAt: app.clock(),
  }
  const [admin] = await app.db.insert(admins).values(values).returning()
  if (!admin) throw new Error('The account was not kept.')
  return admin
}

/** Someone of the firm, signed in. */
export async function signedIn(app: TestApp, fields: { name?: string; email?: string } = {}) {
  const admin = await anAdmin(app, fields)
  const token = await openSession(app.ctx, admin, undefined)
  return app.visitor().withToken(token)
}

/** A lead that an admin has entered, as the server answered it. */
export async function enteredLead(admin: Client, fields?: object) {
  const answer = await admin.post(api.leads, aLead(fields))
  return answer.read(leadSchema)
}
