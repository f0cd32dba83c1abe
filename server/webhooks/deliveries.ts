import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { webhookCalls } from '#shared/office-calls.ts'
import {
  type DeliveryOutcome,
  type SaveWebhook,
  type Webhook,
  type WebhookSource,
  webhookSources,
} from '#shared/webhooks/schema.ts'
import { withReauthentication } from '../accounts/reauthenticate.ts'
import { recordAudit } from '../audit/record.ts'
import { type AdminCtx, type Ctx, inTransaction } from '../context.ts'
import { webhookDeliveries, webhooks } from '../db/schema.ts'

/** So many deliveries of each tool are kept, to be looked at. */
const shownDeliveries = 10

type Delivery = {
  source: WebhookSource
  event: string
  outcome: DeliveryOutcome
  reason: string
  consultationId?: string | null
}

/** Counts a delivery, and keeps it among the last of its tool. */
export async function recordDelivery(ctx: Ctx, delivery: Delivery): Promise<void> {
  const { source, outcome } = delivery
  const at = ctx.clock()
  const count = outcome === 'refused' ? 'refused' : 'accepted'
  await inTransaction(ctx, async ({ db }) => {
    await db
      .insert(webhooks)
      .values({ source, [count]: 1, updatedAt: at })
      .onConflictDoUpdate({
        target: webhooks.source,
        set: { [count]: sql`${webhooks[count]} + 1` },
      })
    await db.insert(webhookDeliveries).values({ ...delivery, id: randomUUIDv7(), at })
    const last = db
      .select({ id: webhookDeliveries.id })
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.source, source))
      .orderBy(desc(webhookDeliveries.id))
      .limit(shownDeliveries)
    await db
      .delete(webhookDeliveries)
      .where(and(eq(webhookDeliveries.source, source), notInArray(webhookDeliveries.id, last)))
  })
  ctx.publish('settings')
}

/** The secret that a tool signs with; null while none is set. */
export async function secretOf({ db }: Ctx, source: WebhookSource): Promise<string | null> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.source, source))
  return row?.secret ?? null
}

/** Every tool, with its last deliveries; never the secret itself. */
export async function readWebhooks({ db, env }: Ctx): Promise<Webhook[]> {
  const rows = await db.select().from(webhooks)
  const deliveries = await db
    .select()
    .from(webhookDeliveries)
    .orderBy(desc(webhookDeliveries.id))
    .limit(shownDeliveries * webhookSources.length)
  return webhookSources.map((source) => {
    const row = rows.find((each) => each.source === source)
    return {
      source,
      address: env.publicUrl + webhookCalls.receive[source],
      hasSecret: Boolean(row?.secret),
      accepted: row?.accepted ?? 0,
      refused: row?.refused ?? 0,
      deliveries: deliveries
        .filter((each) => each.source === source)
        .map(({ id, at, event, outcome, reason, consultationId }) => ({
          id,
          at: at.toISOString(),
          event,
          outcome,
          reason,
          consultationId,
        })),
    }
  })
}

type Save = {
  ctx: AdminCtx
  source: WebhookSource
  input: SaveWebhook
}

/**
 * Sets the secret that a tool signs with, or takes it away; from then on nothing of it is taken.
 * @throws {AppError} as {@link withReauthentication}.
 */
export async function saveWebhook({ ctx, source, input }: Save): Promise<void> {
  const { secret, ...proof } = input
  const updatedAt = ctx.clock()
  await withReauthentication({
    ctx,
    proof,
    act: async (ctx) => {
      await ctx.db
        .insert(webhooks)
        .values({ source, secret, updatedAt })
        .onConflictDoUpdate({ target: webhooks.source, set: { secret, updatedAt } })
      await recordAudit(ctx, {
        action: 'settings.updated',
        entityId: 'system',
        details: { fields: [`${source}_secret`], set: secret !== null },
      })
    },
  })
  ctx.publish('settings')
}
