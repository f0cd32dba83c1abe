import { and, eq, gt, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Ctx } from '../context.ts'
import { messages, settings } from '../db/schema.ts'

const key = 'mail_problem'

/** Keeps for every process what keeps the mail server from being used. */
export async function noteMailProblem({ db, clock }: Ctx, problem: string): Promise<void> {
  const changes = { value: problem, updatedAt: clock() }
  await db
    .insert(settings)
    .values({ key, ...changes })
    .onConflictDoUpdate({ target: settings.key, set: changes })
}

/** Forgets what was noted before a moment, and may have held for another configuration. */
export async function forgetMailProblem({ db }: Ctx, before: Date): Promise<void> {
  await db.delete(settings).where(and(eq(settings.key, key), lt(settings.updatedAt, before)))
}

/** Why the mail server could not be used when last tried; null if since then it took a message. */
export async function mailProblem({ db, env }: Ctx): Promise<string | null> {
  if (!env.smtpUrl) return null
  const [noted] = await db.select().from(settings).where(eq(settings.key, key))
  if (!noted) return null
  const sent = await db
    .select({ id: messages.id })
    .from(messages)
    .where(gt(messages.sentAt, noted.updatedAt))
    .limit(1)
  return sent.length > 0 ? null : z.string().catch('It could not be used.').parse(noted.value)
}
