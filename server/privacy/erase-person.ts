import { eq, sql } from 'drizzle-orm'
import { liveTopics } from '#shared/live/topics.ts'
import type { Holdings } from '#shared/privacy/schema.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import type { Database } from '../db/database.ts'
import { settings } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { invalidateCounts } from '../leads/list-leads.ts'
import { holdMailPlanning } from '../mail/enqueue-email.ts'
import { settingKeys } from '../settings/settings.ts'
import { isSender } from './holdings.ts'
import { addToJournal } from './journal.ts'
import { comparedAddress, keepMark, markKey, markWith } from './marks.ts'
import { accountOf, findPerson, type Person } from './person.ts'
import { places } from './places.ts'
import { removeAccount } from './remove-account.ts'

type Arguments = {
  ctx: Ctx
  email: string
  /**
   * They were erased before, and an older database brought them back: what would speak against it
   * (they sign in, mail is sent from the address) was settled then, and is undone with them.
   */
  again?: boolean
}

/**
 * Removes a person from every table, all or nothing, and keeps the mark of their address. Returns
 * how much was removed from each place.
 * @throws {AppError} `forbidden` for an address of the firm itself, unless it is done again.
 */
export async function erasePerson({
  ctx,
  email,
  again = false,
}: Arguments): Promise<Holdings['held']> {
  const at = ctx.clock()
  const { key, removed } = await inTransaction(ctx, async (ctx) => {
    // Over many rows it takes longer than a call may; and no message may be made meanwhile of what
    // is about to go.
    await ctx.db.execute(sql`set local statement_timeout = 0`)
    await holdMailPlanning(ctx.db)
    await removeOwnAccount(ctx, email, again)
    const person = await findPerson(ctx.db, email)
    const removed = await erasePlaces(ctx.db, person)
    const key = await markKey(ctx.db)
    const mark = markWith(key, email)
    await keepMark(ctx.db, mark, 'erased', at)
    await recordAudit(ctx, { action: 'person.erased', entityId: mark, details: removed })
    return { key, removed }
  })
  const line = { at: at.toISOString(), reason: 'erased', key, mark: markWith(key, email) } as const
  await addToJournal(ctx.env.dataDir, [line])
  invalidateCounts(ctx)
  ctx.announce(...liveTopics)
  return removed
}

/** Guarantees a count for every place. */
async function erasePlaces(db: Database, person: Person) {
  const removed: Record<string, number> = {}
  for (const [name, place] of Object.entries(places)) removed[name] = await place.erase(db, person)
  return removed as Holdings['held']
}

async function removeOwnAccount(ctx: Ctx, email: string, again: boolean): Promise<void> {
  const isFrom = await isSender(ctx.db, comparedAddress(email))
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
