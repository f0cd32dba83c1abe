import { randomUUIDv7 } from 'node:crypto'
import type { Subscribe } from '#shared/newsletter/schema.ts'
import { recordAudit } from '../audit/record.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { newsletterSubscribers } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { SubscriberRow } from './presenter.ts'

const unnamedSource = 'website'

/**
 * Keeps a subscription, with its audit row.
 * @throws {AppError} `already_exists` for an address that is subscribed, whatever its case.
 */
export async function subscribe({
  ctx,
  input,
}: {
  ctx: Ctx
  input: Subscribe
}): Promise<SubscriberRow> {
  const subscriber = await inTransaction(ctx, async (ctx) => {
    const [created] = await ctx.db
      .insert(newsletterSubscribers)
      .values({
        id: randomUUIDv7(),
        email: input.email,
        source: input.source ?? unnamedSource,
        createdAt: ctx.clock(),
      })
      .onConflictDoNothing()
      .returning()
    if (!created) {
      throw new AppError('already_exists', 'This email is already subscribed to our newsletter')
    }
    await recordAudit(ctx, { action: 'subscriber.created', entityId: created.id })
    return created
  })
  ctx.announce('subscribers')
  return subscriber
}
