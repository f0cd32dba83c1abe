import { randomUUIDv7 } from 'node:crypto'
import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { mailboxOf } from '#shared/mail/mailbox.ts'
import type { EmailCause } from '#shared/mail/payload.ts'
import { triedFor } from '#shared/mail/retry.ts'
import { comparedEmail } from '#shared/text.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { emails, personEmails, queuedEmails } from '../db/schema.ts'
import { searchTextOf } from '../db/search-text.ts'
import { holdMailPlanning, takeMailPlanning } from './enqueue-email.ts'
import { limiter } from './limiter.ts'
import { noticeHeld } from './mail-state.ts'
import { planAccounts, planEmailChanges, planInvitations, planTests } from './plan-accounts.ts'
import { planConsultations } from './plan-consultations.ts'
import { planLeads } from './plan-leads.ts'
import { planSubmissions, planSubscriptions } from './plan-submissions.ts'
import { planTasks } from './plan-tasks.ts'
import type { PlannedEmail, Planner, QueuedCause } from './planned-email.ts'
import { subjectOf } from './subject-of.ts'

/** Who plans the e-mails of each kind of cause. */
const plannerOf: Record<EmailCause['kind'], Planner> = {
  lead: planLeads,
  lead_released: planLeads,
  submission: planSubmissions,
  subscription: planSubscriptions,
  consultation: planConsultations,
  host: planConsultations,
  consultation_reminder: planConsultations,
  invitation: planInvitations,
  password_reset: planAccounts,
  email_change: planEmailChanges,
  account_changed: planAccounts,
  sign_in: planAccounts,
  two_factor: planAccounts,
  tasks_overdue: planTasks,
  test: planTests,
}

/** Causes taken at once. */
const batch = 100
/** A cause no e-mails could be made of is tried again after this long, in milliseconds. */
const retryAfter = 10 * 60_000

/**
 * Makes the e-mails of causes that are due, each once, and returns how many it took.
 * With no mail server configured the e-mails are held until an admin releases them.
 */
export async function planEmails(ctx: Ctx, onProblem: (error: unknown) => void): Promise<number> {
  try {
    return await inTransaction(ctx, (ctx) => plan(ctx, batch))
  } catch {
    // One that can not be made must not hold up the others: each on its own, that one later.
    return planOneByOne(ctx, onProblem)
  }
}

async function plan(ctx: Ctx, limit: number): Promise<number> {
  if (!(await takeMailPlanning(ctx.db))) return 0
  const causes = await due(ctx, limit)
  if (causes.length > 0) await make(ctx, causes)
  return causes.length
}

const due = (ctx: Ctx, limit: number, id?: string): Promise<QueuedCause[]> =>
  ctx.db
    .select({ id: queuedEmails.id, entityId: queuedEmails.entityId, cause: queuedEmails.order })
    .from(queuedEmails)
    .where(and(lte(queuedEmails.dueAt, ctx.clock()), id ? eq(queuedEmails.id, id) : undefined))
    .orderBy(asc(queuedEmails.id))
    .limit(limit)
    // Who is withdrawing one has it; who wants to withdraw one of these waits for its e-mails.
    .for('update', { skipLocked: true })

async function make(ctx: Ctx, causes: QueuedCause[]): Promise<void> {
  const byPlanner = Map.groupBy(causes, ({ cause }) => plannerOf[cause.kind])
  const planned: PlannedEmail[] = []
  for (const [planner, own] of byPlanner) planned.push(...(await planner(ctx, own)))
  const rows = await rowsOfEmails(ctx, planned)
  if (rows.some(({ state }) => state === 'held')) await noticeHeld(ctx)
  if (rows.length > 0) await ctx.db.insert(emails).values(rows)
  await ctx.db.delete(queuedEmails).where(
    inArray(
      queuedEmails.id,
      causes.map(({ id }) => id),
    ),
  )
}

async function rowsOfEmails(
  ctx: Ctx,
  planned: PlannedEmail[],
): Promise<(typeof emails.$inferInsert)[]> {
  const now = ctx.clock()
  const refuse = await limiter(ctx, planned)
  const people = await peopleOf(ctx, planned)
  return planned.map((email) => {
    const subject = subjectOf(email.payload)
    const withheld = refuse(email)
    return {
      ...email,
      id: randomUUIDv7(),
      personId: people.get(comparedEmail(email.toAddress)) ?? null,
      kind: email.payload.kind,
      mailbox: mailboxOf(email.toAddress),
      state: withheld ? 'withheld' : ctx.env.smtpUrl ? 'waiting' : 'held',
      lastAnswer: withheld,
      subject,
      nextAttemptAt: now,
      giveUpAt: new Date(now.getTime() + triedFor),
      createdAt: now,
      searchText: emailSearchText({ ...email, subject }),
    }
  })
}

/** What the search of the outbox looks through. */
export const emailSearchText = ({
  toName,
  toAddress,
  subject,
}: Pick<typeof emails.$inferSelect, 'toName' | 'toAddress' | 'subject'>) =>
  searchTextOf({ name: toName, email: toAddress, company: subject })

/** The persons among those who get a mail, by address; colleagues are none. */
async function peopleOf({ db }: Ctx, planned: PlannedEmail[]): Promise<Map<string, string>> {
  const addresses = [...new Set(planned.map(({ toAddress }) => comparedEmail(toAddress)))]
  if (addresses.length === 0) return new Map()
  const rows = await db.select().from(personEmails).where(inArray(personEmails.email, addresses))
  return new Map(rows.map(({ email, personId }) => [email, personId]))
}

async function planOneByOne(ctx: Ctx, onProblem: (error: unknown) => void): Promise<number> {
  const causes = await due(ctx, batch)
  for (const cause of causes) {
    try {
      await inTransaction(ctx, async (ctx) => {
        await holdMailPlanning(ctx.db)
        // Another process may have made them since, or it was withdrawn.
        const still = await due(ctx, 1, cause.id)
        if (still.length > 0) await make(ctx, still)
      })
    } catch (error) {
      onProblem(error)
      const dueAt = new Date(ctx.clock().getTime() + retryAfter)
      await ctx.db
        .update(queuedEmails)
        .set({ dueAt })
        .where(inArray(queuedEmails.id, [cause.id]))
    }
  }
  return causes.length
}
