import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { QuarantineReason } from '#shared/quarantine.ts'
import { instant } from './columns.ts'

/** Meetings people asked for, or that were entered by hand, by pasted text or from a file. */
export const consultations = pgTable(
  'consultations',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    preferredDate: instant('preferred_date'),
    meetingType: text('meeting_type'),
    /** The IANA name of the zone its time was stated in, the visitor's own; null when none was named. */
    timeZone: text('time_zone'),
    /** What makes an imported booking the same one again: the invitee's id, else e-mail and start. */
    importKey: text('import_key').unique(),
    status: text('status').$type<ConsultationStatus>().notNull(),
    message: text('message'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    quarantine: text('quarantine').$type<QuarantineReason>(),
    /** When somebody was reminded that it waits for an answer. */
    remindedAt: instant('reminded_at'),
    deletedAt: instant('deleted_at'),
    idempotencyKey: text('idempotency_key').unique(),
    /** What came with the key, as a hash: another content is not the same sending again. */
    idempotencyHash: text('idempotency_hash'),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('consultations_newest_idx').on(t.createdAt, t.id),
    index('consultations_unreminded_idx')
      .on(t.createdAt, t.id)
      .where(
        sql`status = 'pending' and reminded_at is null and quarantine is null and deleted_at is null`,
      ),
    index('consultations_status_newest_idx').on(t.status, t.createdAt, t.id),
    index('consultations_earliest_idx').on(
      sql`coalesce(${t.preferredDate}, 'infinity'::timestamptz)`,
      t.id,
    ),
    index('consultations_latest_idx').on(
      sql`coalesce(${t.preferredDate}, '-infinity'::timestamptz)`,
      t.id,
    ),
    index('consultations_name_idx').on(sql`lower(${t.name})`, t.id),
    index('consultations_company_idx').on(sql`lower(coalesce(${t.company}, ''))`, t.id),
    index('consultations_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)
