import { count, sql } from 'drizzle-orm'
import type { SuppressionReason } from '#shared/privacy/vocabulary.ts'
import type { Ctx } from '../context.ts'
import type { Database } from '../db/database.ts'
import { addressHashes, newsletterSubscribers } from '../db/schema.ts'
import { erasePerson } from './erase-person.ts'
import { appendToErasureLog, type ErasureLogLine, readErasureLog } from './erasure-log.ts'
import { everyEmail } from './every-email.ts'
import {
  keepSuppression,
  suppressionHash,
  suppressionKey,
  takeSuppressionKey,
} from './suppressions.ts'

/**
 * Brings the log and the database to the same state. What the log lacks it gets; what the
 * database lacks, because an older backup stands in its place, is erased once more. Returns why some
 * could not be, one error for each; the others are, and the next run tries those again.
 */
export async function keepErasures(ctx: Ctx): Promise<unknown[]> {
  const log = await readErasureLog(ctx.env.dataDir)
  if (log.length > 0) await takeKeyOf(ctx.db, log)
  const key = await suppressionKey(ctx.db)
  const kept = await ctx.db.select().from(addressHashes)
  const inLog = new Set(log.map(idOf))
  const missing = kept
    .map(({ at, reason, hash }) => ({ at: at.toISOString(), reason, key, mark: hash }))
    .filter((line) => !inLog.has(idOf(line)))
  await appendToErasureLog(ctx.env.dataDir, missing)

  const reasonOf = new Map(kept.map(({ hash, reason }) => [hash, reason]))
  const undone = log.filter(({ mark: hash, reason }) => {
    const known = reasonOf.get(hash)
    return known !== reason && known !== 'erased'
  })
  if (undone.length === 0) return []
  const failures = await eraseAgain(ctx, undone)
  // Only then: what is interrupted before is done by the next run.
  for (const { mark: hash, reason, at } of undone) {
    if (!failures.has(hash)) await keepSuppression(ctx.db, hash, reason, new Date(at))
  }
  return [...failures.values()]
}

const idOf = ({ mark: hash, reason }: Pick<ErasureLogLine, 'mark' | 'reason'>) =>
  `${reason} ${hash}`

/** A backup from before the first erasure knows nothing of the key. */
async function takeKeyOf(db: Database, log: ErasureLogLine[]): Promise<void> {
  const [hashes] = await db.select({ n: count() }).from(addressHashes)
  const last = log.at(-1)
  if (hashes?.n === 0 && last) await takeSuppressionKey(db, last.key)
}

/** Returns by its hash what went wrong with an address. */
async function eraseAgain(ctx: Ctx, lines: ErasureLogLine[]): Promise<Map<string, unknown>> {
  const keys = [...new Set(lines.map(({ key }) => key))]
  const reasonOf = strongestReasons(lines)
  const seen = new Set<string>()
  const failures = new Map<string, unknown>()
  for await (const email of everyEmail(ctx.db)) {
    for (const hash of keys.map((key) => suppressionHash(key, email))) {
      const reason = reasonOf.get(hash)
      if (!reason || seen.has(hash)) continue
      seen.add(hash)
      try {
        if (reason === 'erased') await erasePerson({ ctx, email, again: true })
        else await unsubscribe(ctx, email)
      } catch (error) {
        failures.set(hash, error)
      }
    }
  }
  return failures
}

/** Who was erased and later left the newsletter has lines of both; the erasure is the more. */
function strongestReasons(lines: ErasureLogLine[]): Map<string, SuppressionReason> {
  const reasons = new Map<string, SuppressionReason>()
  for (const { mark: hash, reason } of lines) {
    if (reasons.get(hash) !== 'erased') reasons.set(hash, reason)
  }
  return reasons
}

async function unsubscribe(ctx: Ctx, email: string): Promise<void> {
  await ctx.db
    .update(newsletterSubscribers)
    .set({ state: 'unsubscribed', unsubscribedAt: ctx.clock() })
    .where(sql`lower(${newsletterSubscribers.email}) = ${email}`)
}
