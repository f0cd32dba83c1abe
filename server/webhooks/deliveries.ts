import { randomUUIDv7 } from 'node:crypto'
import { and, desc, eq, ne, notInArray, sql } from 'drizzle-orm'
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

/** So many deliveries of each tool that were taken are kept, to be looked at, and so many that were refused. */
const shownDeliveries = 10

type Delivery = {
  source: WebhookSource
  event: string
  outcome: DeliveryOutcome
  reason: string
  consultationId?: string | null
}

/** Counts a delivery, and keeps it to be looked at. */
export async function recordDelivery(ctx: Ctx, delivery: Delivery): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    await countDelivery(ctx, delivery)
    await keepDelivery(ctx, delivery)
  })
  ctx.publish('settings')
}

/** Counts a delivery as taken or as refused. */
export async function countDelivery(
  { db, clock }: Ctx,
  { source, outcome }: Pick<Delivery, 'source' | 'outcome'>,
): Promise<void> {
  const count = outcome === 'refused' ? 'refused' : 'accepted'
  await db
    .insert(webhooks)
    .values({ source, [count]: 1, updatedAt: clock() })
    .onConflictDoUpdate({ target: webhooks.source, set: { [count]: sql`${webhooks[count]} + 1` } })
}

/**
 * Keeps a delivery among the last of its tool: those that were refused among their own, so that
 * whoever sends what is refused pushes none out that was taken.
 */
export async function keepDelivery({ db, clock }: Ctx, delivery: Delivery): Promise<void> {
  const compare = delivery.outcome === 'refused' ? eq : ne
  const alike = and(
    eq(webhookDeliveries.source, delivery.source),
    compare(webhookDeliveries.outcome, 'refused'),
  )
  await db.insert(webhookDeliveries).values({ ...delivery, id: randomUUIDv7(), at: clock() })
  const last = db
    .select({ id: webhookDeliveries.id })
    .from(webhookDeliveries)
    .where(alike)
    .orderBy(desc(webhookDeliveries.id))
    .limit(shownDeliveries)
  await db.delete(webhookDeliveries).where(and(alike, notInArray(webhookDeliveries.id, last)))
}

/** The secret that a tool signs with; null while none is set. */
export async function secretOf({ db }: Ctx, source: WebhookSource): Promise<string | null> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.source, source))
  return row?.secret ?? null
}

/** Every tool, with its last deliveries; never the secret itself. */
export async function readWebhooks({ db, env }: Ctx): Promise<Webhook[]> {
  const rows = await db.select().from(webhooks)
  const deliveries = await db.select().from(webhookDeliveries).orderBy(desc(webhookDeliveries.id))
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
