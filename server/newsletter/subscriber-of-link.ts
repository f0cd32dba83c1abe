import { eq } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { newsletterSubscribers as table } from '../db/schema.ts'
import type { SubscriberRow } from './presenter.ts'

/** Whose subscription a mailed link of this kind names, or null. */
export async function subscriberOfLink(
  ctx: Ctx,
  kind: 'confirmToken' | 'linkToken',
  token: string,
): Promise<SubscriberRow | null> {
  const [row] = await ctx.db.select().from(table).where(eq(table[kind], token))
  return row ?? null
}
