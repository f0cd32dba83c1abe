import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'

const key = 'proof_key'
const keySchema = z.base64url().min(43)

/** Read once by each process: it is made once, and stays. */
const known = new WeakMap<Database, Promise<string>>()

/** The key that signs challenges, the same for all processes; made when it is first needed. */
export function proofKey(ctx: Ctx): Promise<string> {
  const found = known.get(ctx.db) ?? readOrMake(ctx)
  known.set(ctx.db, found)
  found.catch(() => known.delete(ctx.db))
  return found
}

async function readOrMake({ db, clock }: Ctx): Promise<string> {
  const value = randomBytes(32).toString('base64url')
  await db.insert(settings).values({ key, value, updatedAt: clock() }).onConflictDoNothing()
  const [row] = await db.select().from(settings).where(eq(settings.key, key))
  return keySchema.parse(row?.value)
}
