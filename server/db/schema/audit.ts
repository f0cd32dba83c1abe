import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/**
 * Who did what, when. Holds ids and names of fields, never a visitor's data; of sign-ins and exports
 * the network they came from, for as long as `networks` in shared/privacy/retention.ts says.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    entityId: text('entity_id'),
    /** The person whose line of time it belongs to. */
    personId: uuid('person_id'),
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (t) => [
    index('audit_log_entity_idx').on(t.entityId, t.at),
    index('audit_log_person_idx').on(t.personId, t.at, t.id).where(sql`person_id is not null`),
    index('audit_log_newest_idx').on(t.at, t.id),
    // The office's own acts among the many about people, and what each account did.
    index('audit_log_office_idx').on(t.at, t.id).where(sql`person_id is null`),
    index('audit_log_actor_idx').on(t.actorId, t.at, t.id).where(sql`actor_id is not null`),
    // However many refusals of an account there are: what is looked up at each sign-in.
    index('audit_log_sign_ins_idx')
      .on(t.entityId, t.at)
      .where(sql`action in ('account.registered', 'account.signed_in')`),
    // What retention looks for among the many rows that name no network.
    index('audit_log_networks_idx').on(t.at).where(sql`details ? 'network'`),
  ],
)
