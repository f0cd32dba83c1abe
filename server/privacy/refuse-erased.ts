import { sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { consultations, leadMagnetSubmissions, leads, newsletterSubscribers } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { comparedAddress, readMark } from './marks.ts'

/** After an erasure only what they sent themselves can bear the address. */
async function haveComeBack(db: Database, email: string): Promise<boolean> {
  for (const table of [leads, consultations, leadMagnetSubmissions, newsletterSubscribers]) {
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .where(sql`lower(${table.email}) = ${comparedAddress(email)}`)
      .limit(1)
    if (row) return true
  }
  return false
}

/**
 * Keeps an admin from entering or importing an address that was erased. Whoever writes to us
 * themselves may: that is a new relationship, and from then on the address is known again.
 * @throws {AppError} `erased`.
 */
export async function refuseErased(ctx: Ctx, email: string): Promise<void> {
  if (ctx.actor.kind !== 'admin') return
  const marked = await readMark(ctx.db, email)
  if (marked?.reason !== 'erased' || (await haveComeBack(ctx.db, email))) return
  const sentence =
    'This person asked us to erase their data. Their address is not kept again until they write to us themselves.'
  throw new AppError('erased', sentence, { fields: { email: sentence } })
}
