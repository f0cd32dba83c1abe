import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import type { SuppressionReason } from '#shared/privacy/vocabulary.ts'
import { comparedEmail } from '#shared/text.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { isAmongTexts } from '../db/many-rows.ts'
import {
  addressHashes,
  consultations,
  leadMagnetSubmissions,
  leads,
  newsletterSubscribers,
  settings,
} from '../db/schema.ts'
import { AppError } from '../errors.ts'

const settingKey = 'address_mark_key'

/** The key of this database's hashes; made when it is first asked for. */
export async function suppressionKey(db: Database): Promise<string> {
  const stored = () => db.select().from(settings).where(eq(settings.key, settingKey))
  const [known] = await stored()
  if (known) return String(known.value)
  const value = randomBytes(32).toString('base64url')
  await db
    .insert(settings)
    .values({ key: settingKey, value, updatedAt: new Date() })
    .onConflictDoNothing()
  return String((await stored())[0]?.value)
}

/** Gives a database that has no hashes yet the key of those that are to come into it. */
export async function takeSuppressionKey(db: Database, value: string): Promise<void> {
  const row = { value, updatedAt: new Date() }
  await db
    .insert(settings)
    .values({ key: settingKey, ...row })
    .onConflictDoUpdate({ target: settings.key, set: row })
}

/**
 * The hash of an address: HMAC-SHA-256, in hexadecimal. Without the key nobody can try addresses
 * until one fits.
 */
export const suppressionHash = (key: string, email: string) =>
  createHmac('sha256', key).update(comparedEmail(email)).digest('hex')

export const suppressionHashOf = async (db: Database, email: string) =>
  suppressionHash(await suppressionKey(db), email)

/** Keeps of an address its hash alone; an erasure is more than an unsubscription. */
export async function keepSuppression(
  db: Database,
  hash: string,
  reason: SuppressionReason,
  at: Date,
) {
  const row = { reason, at }
  await db
    .insert(addressHashes)
    .values({ hash, ...row })
    .onConflictDoUpdate({
      target: addressHashes.hash,
      set: row,
      ...(reason === 'unsubscribed' && { setWhere: eq(addressHashes.reason, 'unsubscribed') }),
    })
}

/** What is kept of a suppressed address, if anything. */
export async function readSuppression(db: Database, email: string) {
  const hash = await suppressionHashOf(db, email)
  const [row] = await db.select().from(addressHashes).where(eq(addressHashes.hash, hash))
  return row
}

/** Which of these addresses, compared, were erased and have not come back since. */
export async function erasedAmong(db: Database, emails: readonly string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const key = await suppressionKey(db)
  const byHash = new Map(emails.map((email) => [suppressionHash(key, email), email]))
  const suppressed = await db
    .select({ hash: addressHashes.hash })
    .from(addressHashes)
    .where(
      and(eq(addressHashes.reason, 'erased'), isAmongTexts(addressHashes.hash, [...byHash.keys()])),
    )
  const erased = new Set<string>()
  for (const { hash } of suppressed) {
    const email = byHash.get(hash)
    if (email && !(await haveComeBack(db, email))) erased.add(email)
  }
  return erased
}

/** Why an address that was erased is not taken. */
export const erasedSentence =
  'This person asked us to erase their data. Their address is not kept again until they write to us themselves.'

/** After an erasure only what they sent themselves can bear the address. */
async function haveComeBack(db: Database, email: string): Promise<boolean> {
  for (const table of [leads, consultations, leadMagnetSubmissions, newsletterSubscribers]) {
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .where(sql`lower(${table.email}) = ${comparedEmail(email)}`)
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
export async function assertNotErased(ctx: Ctx, email: string): Promise<void> {
  if (ctx.actor.kind !== 'admin') return
  const suppressed = await readSuppression(ctx.db, email)
  if (suppressed?.reason !== 'erased' || (await haveComeBack(ctx.db, email))) return
  throw new AppError('erased', erasedSentence, { fields: { email: erasedSentence } })
}
