import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DeliveryOutcome, WebhookSource } from '#shared/webhooks/schema.ts'
import { instant } from './columns.ts'
import { consultations } from './consultations.ts'

/** A booking tool that sends its events here, and the secret it signs them with. */
export const webhooks = pgTable('webhooks', {
  source: text('source').$type<WebhookSource>().primaryKey(),
  secret: text('secret'),
  accepted: integer('accepted').notNull().default(0),
  refused: integer('refused').notNull().default(0),
  updatedAt: instant('updated_at').notNull(),
})

/** The last deliveries of each tool; without anything of who booked. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey(),
    source: text('source').$type<WebhookSource>().notNull(),
    at: instant('at').notNull(),
    event: text('event').notNull(),
    outcome: text('outcome').$type<DeliveryOutcome>().notNull(),
    reason: text('reason').notNull(),
    consultationId: uuid('consultation_id').references(() => consultations.id, {
      onDelete: 'set null',
    }),
  },
  (t) => [index('webhook_deliveries_source_idx').on(t.source, t.id)],
)

/**
 * What is known of each booking of an outside tool: events arrive twice, and in any order. A booking
 * that was moved has another id there, and is the same consultation here.
 */
export const outsideBookings = pgTable(
  'outside_bookings',
  {
    source: text('source').$type<WebhookSource>().notNull(),
    externalId: text('external_id').notNull(),
    state: text('state').$type<'unknown' | 'booked' | 'cancelled' | 'replaced'>().notNull(),
    consultationId: uuid('consultation_id').references(() => consultations.id, {
      onDelete: 'set null',
    }),
    /** When the tool sent the last event that counted. */
    sentAt: instant('sent_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.source, t.externalId] }),
    index('outside_bookings_consultation_idx').on(t.consultationId),
    index('outside_bookings_sent_idx').on(t.sentAt),
  ],
)
