import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Subscribe, Subscription } from '#shared/newsletter/schema.ts'
import type { SubscriberState } from '#shared/newsletter/vocabulary.ts'
import type { Origin } from '#shared/origins/schema.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import { isOver } from '../http/rate-limit.ts'
import { enqueueEmail, isMailHeld } from '../mail/enqueue-email.ts'
import { keepPerson } from '../people/keep-people.ts'
import { readSuppression } from '../privacy/suppressions.ts'
import type { SubscriberRow } from './subscriber-records.ts'

const unnamedSource = 'website'
/** While unconfirmed, an address is asked again at most this often. */
const asking = { name: 'newsletter-asking', max: 1, seconds: 10 * 60 }

type Arguments = {
  ctx: Ctx
  input: Subscribe
  /** How the visit began, where that is known; the person keeps it. */
  origin?: Origin | null
}

/**
 * Keeps a subscription. Where mail works its address is asked to confirm, and nothing is sent there
 * before; where it does not, a new address is on the list at once (decision 014). One that has left,
 * though only its hash may be left of it, comes back only by confirming. Returns what was sent.
 * @throws {AppError} `already_exists` for an address that is subscribed, whatever its case.
 */
export async function subscribe({ ctx, input, origin = null }: Arguments): Promise<Subscription> {
  const { email, source } = input
  const kept = { email, source: source ?? unnamedSource }
  const state = await inTransaction(
    ctx,
    async (ctx) => (await keepNew(ctx, { ...kept, origin })) ?? keepAgain(ctx, kept),
  )
  ctx.publish('subscribers', 'people', 'messages')
  return { ...kept, state, createdAt: ctx.clock().toISOString() }
}

type Kept = { email: string; source: string }

/** A secret that a mailed link carries. */
const newToken = () => randomBytes(32).toString('base64url')

/** How the new subscription stands, or null when the address is known. */
async function keepNew(
  ctx: Ctx,
  { email, source, origin }: Kept & { origin: Origin | null },
): Promise<SubscriberState | null> {
  const now = ctx.clock()
  const suppression = await readSuppression(ctx.db, email)
  const asks = !isMailHeld(ctx) || suppression !== undefined
  const personId = await keepPerson(ctx.db, { email, source, origin, at: now })
  const [created] = await ctx.db
    .insert(table)
    .values({
      id: randomUUIDv7(),
      personId,
      email,
      source,
      state: asks ? 'unconfirmed' : 'confirmed',
      createdAt: now,
      linkToken: newToken(),
      confirmToken: newToken(),
      askedAt: asks ? now : null,
      unsubscribedAt: suppression?.at ?? null,
    })
    .onConflictDoNothing()
    .returning()
  if (!created) return null
  await recordAudit(ctx, {
    action: 'subscriber.created',
    entityId: created.id,
    personId,
  })
  if (asks) await enqueueEmail(ctx, { kind: 'subscription' }, created.id)
  return created.state
}

const mayAskAgain = (askedAt: Date, now: Date) =>
  isOver(asking, new Date(askedAt.getTime() + asking.seconds * 1000), now.getTime())

async function keepAgain(ctx: Ctx, { email }: Kept): Promise<SubscriberState> {
  const [known] = await ctx.db
    .select()
    .from(table)
    .where(sql`lower(${table.email}) = ${email.toLowerCase()}`)
    .for('update')
  if (!known) throw new AppError('unavailable', 'Please try again.')
  if (known.state === 'confirmed') {
    throw new AppError('already_exists', 'This email is already subscribed to our newsletter')
  }
  const now = ctx.clock()
  const askedLately = known.askedAt !== null && !mayAskAgain(known.askedAt, now)
  if (known.state === 'unconfirmed' && askedLately) return known.state
  // Who has left comes back by a link that no older mail holds; who never confirmed may use any.
  const confirmToken = known.state === 'unconfirmed' ? known.confirmToken : null
  // What was said when it left is kept until the click: without one it has left still.
  await ctx.db
    .update(table)
    .set({
      state: 'unconfirmed',
      askedAt: now,
      linkToken: known.linkToken ?? newToken(),
      confirmToken: confirmToken ?? newToken(),
    })
    .where(eq(table.id, known.id))
  await recordAudit(ctx, {
    action: 'subscriber.asked_again',
    entityId: known.id,
    personId: known.personId,
  })
  await enqueueEmail(ctx, { kind: 'subscription' }, known.id)
  return 'unconfirmed'
}

const ofSubscriber = ({ id, personId }: SubscriberRow) => ({ entityId: id, personId })

/**
 * Confirms the subscription a mailed link names; one that has left is not brought back by an old
 * link. Returns it as it now stands, or null for a link that names none.
 */
export async function confirmSubscription(ctx: Ctx, token: string): Promise<SubscriberRow | null> {
  const confirmed = await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(table)
      .set({ state: 'confirmed', confirmedAt: ctx.clock(), unsubscribedAt: null })
      .where(and(eq(table.confirmToken, token), eq(table.state, 'unconfirmed')))
      .returning()
    if (row) await recordAudit(ctx, { action: 'subscriber.confirmed', ...ofSubscriber(row) })
    return row
  })
  if (!confirmed) return subscriberOfLink(ctx, 'confirmToken', token)
  ctx.publish('subscribers')
  return confirmed
}

/**
 * Takes the address a link names off the list. The row stays, so that nobody writes there again by
 * mistake. Returns it, or null for a link that names none.
 */
export async function unsubscribe(ctx: Ctx, token: string): Promise<SubscriberRow | null> {
  const left = await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(table)
      .set({ state: 'unsubscribed', unsubscribedAt: ctx.clock() })
      .where(and(eq(table.linkToken, token), ne(table.state, 'unsubscribed')))
      .returning()
    if (row) await recordAudit(ctx, { action: 'subscriber.unsubscribed', ...ofSubscriber(row) })
    return row
  })
  if (!left) return subscriberOfLink(ctx, 'linkToken', token)
  ctx.publish('subscribers')
  return left
}

/** Whose subscription a mailed link of this kind names, or null. */
export async function subscriberOfLink(
  ctx: Ctx,
  kind: 'confirmToken' | 'linkToken',
  token: string,
): Promise<SubscriberRow | null> {
  const [row] = await ctx.db.select().from(table).where(eq(table[kind], token))
  return row ?? null
}
