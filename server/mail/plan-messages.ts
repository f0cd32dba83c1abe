import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { mailboxOf } from '#shared/mail/mailbox.ts'
import type { MailOrder } from '#shared/mail/payload.ts'
import { triedFor } from '#shared/mail/retry.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { mailOrders, messages } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import type { Draft, OrderRow, Planner } from './draft.ts'
import { holdMailPlanning, takeMailPlanning } from './enqueue-email.ts'
import { limiter } from './limiter.ts'
import { noticeHeld } from './mail-state.ts'
import { planAccounts, planEmailChanges, planInvitations, planTests } from './plan-accounts.ts'
import { planConsultations } from './plan-consultations.ts'
import { planLeads } from './plan-leads.ts'
import { planSubmissions, planSubscriptions } from './plan-submissions.ts'
import { subjectOf } from './subject-of.ts'

/** Who makes messages of each kind of order. */
const plannerOf: Record<MailOrder['kind'], Planner> = {
  lead: planLeads,
  lead_released: planLeads,
  submission: planSubmissions,
  subscription: planSubscriptions,
  consultation: planConsultations,
  invitation: planInvitations,
  password_reset: planAccounts,
  email_change: planEmailChanges,
  account_changed: planAccounts,
  sign_in: planAccounts,
  two_factor: planAccounts,
  test: planTests,
}

/** Orders taken at once. */
const batch = 100
/** An order no messages could be made of is tried again after this long, in milliseconds. */
const retryOrderAfter = 10 * 60_000

/**
 * Makes the messages of orders that are due, each order once, and returns how many it took.
 * With no mail server configured the messages are held until an admin releases them.
 */
export async function planMessages(ctx: Ctx, onProblem: (error: unknown) => void): Promise<number> {
  try {
    return await inTransaction(ctx, (ctx) => plan(ctx, batch))
  } catch {
    // One that can not be made must not hold up the others: each on its own, that one later.
    return planOneByOne(ctx, onProblem)
  }
}

async function plan(ctx: Ctx, limit: number): Promise<number> {
  if (!(await takeMailPlanning(ctx.db))) return 0
  const orders = await due(ctx, limit)
  if (orders.length > 0) await make(ctx, orders)
  return orders.length
}

const due = (ctx: Ctx, limit: number, id?: string): Promise<OrderRow[]> =>
  ctx.db
    .select({ id: mailOrders.id, entityId: mailOrders.entityId, order: mailOrders.order })
    .from(mailOrders)
    .where(and(lte(mailOrders.dueAt, ctx.clock()), id ? eq(mailOrders.id, id) : undefined))
    .orderBy(asc(mailOrders.id))
    .limit(limit)
    // Who is withdrawing one has it; who wants to withdraw one of these waits for its messages.
    .for('update', { skipLocked: true })

async function make(ctx: Ctx, orders: OrderRow[]): Promise<void> {
  const byPlanner = Map.groupBy(orders, ({ order }) => plannerOf[order.kind])
  const drafts: Draft[] = []
  for (const [planner, own] of byPlanner) drafts.push(...(await planner(ctx, own)))
  const rows = await rowsOfDrafts(ctx, drafts)
  if (rows.some(({ state }) => state === 'held')) await noticeHeld(ctx)
  if (rows.length > 0) await ctx.db.insert(messages).values(rows)
  await ctx.db.delete(mailOrders).where(
    inArray(
      mailOrders.id,
      orders.map(({ id }) => id),
    ),
  )
}

async function rowsOfDrafts(ctx: Ctx, drafts: Draft[]): Promise<(typeof messages.$inferInsert)[]> {
  const now = ctx.clock()
  const refuse = await limiter(ctx, drafts)
  return drafts.map((draft) => {
    const subject = subjectOf(draft.payload)
    const withheld = refuse(draft)
    return {
      ...draft,
      id: randomUUIDv7(),
      kind: draft.payload.kind,
      mailbox: mailboxOf(draft.toAddress),
      state: withheld ? 'withheld' : ctx.env.smtpUrl ? 'waiting' : 'held',
      lastAnswer: withheld,
      subject,
      nextAttemptAt: now,
      giveUpAt: new Date(now.getTime() + triedFor),
      createdAt: now,
      searchText: searchTextOf({ name: draft.toName, email: draft.toAddress, company: subject }),
    }
  })
}

async function planOneByOne(ctx: Ctx, onProblem: (error: unknown) => void): Promise<number> {
  const orders = await due(ctx, batch)
  for (const order of orders) {
    try {
      await inTransaction(ctx, async (ctx) => {
        await holdMailPlanning(ctx.db)
        // Another process may have made them since, or the order was withdrawn.
        const still = await due(ctx, 1, order.id)
        if (still.length > 0) await make(ctx, still)
      })
    } catch (error) {
      onProblem(error)
      const dueAt = new Date(ctx.clock().getTime() + retryOrderAfter)
      await ctx.db
        .update(mailOrders)
        .set({ dueAt })
        .where(inArray(mailOrders.id, [order.id]))
    }
  }
  return orders.length
}
