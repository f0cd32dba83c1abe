import { eq, sql } from 'drizzle-orm'
import { brand } from '#content/brand.ts'
import { saveAvailabilitySchema } from '#shared/booking/schema.ts'
import { weekdays } from '#shared/booking/weekly-hours.ts'
import { createInvitation } from '../accounts/invitations.ts'
import { register } from '../accounts/register.ts'
import { saveAvailability } from '../booking/availability.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { emails, sessions } from '../db/schema.ts'
import { planEmails } from '../mail/plan-emails.ts'
import { markAllRead } from '../notifications/list-notifications.ts'
import { createView } from '../views/change-views.ts'
import { acts, type Past } from './days.ts'
import { actorOf, type Colleague, createDice, network, sceneOn } from './scene.ts'

/** How everybody of the demo's firm signs in. */
export const demoPassword = 'thread the needle'
const domain = new URL(`mailto:${brand.email}`).pathname.split('@')[1] ?? 'example.com'
const names = ['Ada Keller', 'Bruno Okafor', 'Cleo Lindqvist', 'Dev Tanaka']
export const demoAccounts = names.map((name) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@${domain}`,
}))

/**
 * Fills an empty database with a firm of four people and what happened to it in so many days before
 * `now`: everything through the product's own verbs, the same each time but for its ids.
 * @throws what a verb throws; an account that is there already among it.
 */
export async function makeDemo(ctx: Ctx, now: Date, days = 90): Promise<{ people: number }> {
  const dice = createDice(20_261_123)
  const begun = new Date(now.getTime() - (days + 1) * 24 * 60 * 60_000)
  const colleagues = await signUp({ ...ctx, clock: () => begun })
  const past: Past = {
    people: [],
    unanswered: [],
    answered: [],
    known: [],
    deals: [],
    tasks: [],
    calls: [],
    downloads: [],
    setAside: 0,
    owned: new Set(),
  }
  for (let daysAgo = days; daysAgo >= 0; daysAgo -= 1) {
    // A day at once: each commit waits for the disk.
    await inTransaction(ctx, async (ctx) => {
      const scene = sceneOn(ctx, { now, daysAgo, colleagues, dice })
      for (const act of acts) await act({ scene, past, daysAgo })
    })
    const { as, at } = sceneOn(ctx, { now, daysAgo, colleagues, dice })
    at(21 * 60)
    const refuse = (error: unknown) => {
      throw error
    }
    while ((await planEmails(as('firm'), refuse)) > 0);
    if (daysAgo > 0) await deliverMail(as('firm'))
    if (daysAgo === 1) for (const who of colleagues) await readNotices(as(who))
  }
  const { as } = sceneOn(ctx, { now, daysAgo: 0, colleagues, dice })
  await keepViews(as, colleagues)
  await openCalendars(as, colleagues)
  return { people: past.people.length }
}

/** What a day of the past wrote has gone out, as if a mail server had been there; only today's is held. */
async function deliverMail({ db }: Ctx) {
  const at = sql`${emails.createdAt}`
  const sent = { state: 'sent', sentAt: at, firstAttemptAt: at, lastAttemptAt: at } as const
  await db
    .update(emails)
    .set({ ...sent, attempts: 1, lastAnswer: '250 Accepted' })
    .where(eq(emails.state, 'held'))
}

/** Everybody has read what they were told up to now: what is unread is of today. */
async function readNotices({ actor, ...ctx }: Ctx) {
  if (actor.kind === 'admin') await markAllRead({ ctx: { ...ctx, actor } })
}

/** The first account is open to anybody; the others are invited by it. */
async function signUp(ctx: Ctx): Promise<Colleague[]> {
  const accounts: Colleague[] = []
  for (const { name, email } of demoAccounts) {
    const [first] = accounts
    const invitation = first && (await invite(ctx, first, email))
    const input = { name, email, password: demoPassword, invitation }
    const { signedIn } = await register({ ctx, input, network, userAgent: 'Demo' })
    const { admin } = signedIn
    const [session] = await ctx.db.select().from(sessions).where(eq(sessions.adminId, admin.id))
    if (!session) throw new Error(`${name} was not signed in.`)
    accounts.push({ id: admin.id, name, email, sessionId: session.id })
  }
  return accounts
}

async function invite(ctx: Ctx, colleague: Colleague, email: string): Promise<string> {
  const input = { email, password: demoPassword }
  const { url } = await createInvitation({ ctx: { ...ctx, actor: actorOf(colleague) }, input })
  return new URL(url).searchParams.get('invitation') ?? ''
}

async function keepViews(as: (who: Colleague) => Ctx, [first]: readonly Colleague[]) {
  if (!first) return
  const ours = { shared: true, pinned: true }
  await createView(as(first), { ...ours, name: 'New leads', list: 'leads', query: 'status=new' })
  await createView(as(first), {
    ...ours,
    name: 'Overdue steps',
    list: 'people',
    query: 'step=overdue',
  })
}

/** Two of the firm can be booked on working days, so that visitors pick a time of their own. */
async function openCalendars(as: (who: Colleague) => Ctx, colleagues: readonly Colleague[]) {
  const workingDay = [
    { from: '09:00', to: '12:00' },
    { from: '13:00', to: '17:00' },
  ]
  const input = saveAvailabilitySchema.parse({
    timeZone: brand.timeZone.id,
    weekly: Object.fromEntries(weekdays.slice(0, 5).map((day) => [day, workingDay])),
    place: `By phone, or at ${brand.name}`,
  })
  for (const who of colleagues.slice(0, 2)) {
    await saveAvailability({ ctx: as(who), adminId: who.id, input })
  }
}
