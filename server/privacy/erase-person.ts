import { eq, sql } from 'drizzle-orm'
import { liveTopics } from '#shared/live/topics.ts'
import type { Holdings } from '#shared/privacy/schema.ts'
import { comparedEmail } from '#shared/text.ts'
import { recordAudit } from '../audit/record.ts'
import { invalidateCaches } from '../cache.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { holdMailPlanning } from '../mail/enqueue-email.ts'
import { settingKeys } from '../settings/settings.ts'
import { appendToErasureLog } from './erasure-log.ts'
import { isSender } from './holdings.ts'
import { accountOf, findPerson, type Person } from './person.ts'
import { personalDataSources } from './personal-data-sources.ts'
import { removeAccount } from './remove-account.ts'
import { keepSuppression, suppressionHash, suppressionKey } from './suppressions.ts'

type Arguments = {
  ctx: Ctx
  email: string
  /**
   * They were erased before, and an older database brought them back: what would speak against it
   * (they sign in, mail is sent from the address) was settled then, and is undone with them. Each of
   * their addresses has its own hash, so no other than this one is touched.
   */
  again?: boolean
}

/**
 * Removes a person from every table, all or nothing, and keeps the hashes of their addresses. Returns
 * how much was removed from each source.
 * @throws {AppError} `forbidden` for an address of the firm itself, unless it is done again.
 */
export async function erasePerson({
  ctx,
  email,
  again = false,
}: Arguments): Promise<Holdings['held']> {
  const at = ctx.clock()
  const {
    key,
    removed,
    marks: hashes,
  } = await inTransaction(ctx, async (ctx) => {
    // Over many rows it takes longer than a call may; and no message may be made meanwhile of what
    // is about to go.
    await ctx.db.execute(sql`set local statement_timeout = 0`)
    await holdMailPlanning(ctx.db)
    const person = await findPerson(ctx.db, email, again)
    for (const each of person.emails) await removeOwnAccount(ctx, each, again)
    const removed = await eraseSources(ctx.db, person)
    const key = await suppressionKey(ctx.db)
    const hashes = person.emails.map((each) => suppressionHash(key, each))
    for (const hash of hashes) await keepSuppression(ctx.db, hash, 'erased', at)
    await recordAudit(ctx, {
      action: 'person.erased',
      entityId: suppressionHash(key, email),
      details: removed,
    })
    return { key, removed, marks: hashes }
  })
  const line = { at: at.toISOString(), reason: 'erased', key } as const
  await appendToErasureLog(
    ctx.env.dataDir,
    hashes.map((hash) => ({ ...line, mark: hash })),
  )
  invalidateCaches(ctx)
  ctx.publish(...liveTopics)
  return removed
}

/** Guarantees a count for every source. */
async function eraseSources(db: Database, person: Person) {
  const removed: Record<string, number> = {}
  for (const [name, source] of Object.entries(personalDataSources))
    removed[name] = await source.erase(db, person)
  return removed as Holdings['held']
}

async function removeOwnAccount(ctx: Ctx, email: string, again: boolean): Promise<void> {
  const isFrom = await isSender(ctx.db, comparedEmail(email))
  if (isFrom && again) await ctx.db.delete(settings).where(eq(settings.key, settingKeys.fromEmail))
  else if (isFrom) {
    throw new AppError(
      'forbidden',
      'Your own mail is sent from this address. Set another From Email under System first.',
    )
  }
  const account = await accountOf(ctx.db, email)
  if (!account) return
  if (!account.deactivatedAt && !again) {
    throw new AppError(
      'forbidden',
      'Somebody of the team signs in with this address. Deactivate the account under Team first.',
    )
  }
  await removeAccount(ctx.db, account)
}
