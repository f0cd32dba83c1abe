import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { OutboundPurpose } from '#shared/outbound/vocabulary.ts'
import { instant } from './columns.ts'

/** Which machines were called for what (server/outbound): figures alone, no addresses and no content. */
export const outboundCalls = pgTable(
  'outbound_calls',
  {
    purpose: text('purpose').$type<OutboundPurpose>().notNull(),
    host: text('host').notNull(),
    calls: integer('calls').notNull(),
    failures: integer('failures').notNull(),
    lastAt: instant('last_at').notNull(),
    /** Why a call failed last, as one sentence. */
    lastFailure: text('last_failure'),
    lastFailureAt: instant('last_failure_at'),
  },
  (t) => [primaryKey({ columns: [t.purpose, t.host] })],
)
