import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { FollowupStatus, LeadMagnetType } from '#shared/lead-magnets/vocabulary.ts'
import type { Origin } from '#shared/origins/schema.ts'
import { instant } from './columns.ts'
import { people } from './people.ts'

/** Checklists, audits, templates and guides people asked for. */
export const leadMagnetSubmissions = pgTable(
  'lead_magnet_submissions',
  {
    id: uuid('id').primaryKey(),
    /** Empty when the visitor's form asks for no name. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    /** Whose it is; null until a job has looked (people/index-people.ts). */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    leadMagnetType: text('lead_magnet_type').$type<LeadMagnetType>().notNull(),
    /** Free text, as the back-office shows and edits it. */
    submissionData: text('submission_data'),
    /** What the text was made of: ticked items, or the answers of an audit. */
    answers: jsonb('answers').$type<Record<string, unknown>>(),
    /** How the visit began in which it was sent; null where nobody knows. */
    origin: jsonb('origin').$type<Origin>(),
    followupStatus: text('followup_status').$type<FollowupStatus>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
    idempotencyKey: text('idempotency_key').unique(),
    /** What came with the key, as a hash: another content is not the same sending again. */
    idempotencyHash: text('idempotency_hash'),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('submissions_newest_idx').on(t.createdAt, t.id),
    index('submissions_type_newest_idx').on(t.leadMagnetType, t.createdAt, t.id),
    index('submissions_name_idx').on(sql`lower(${t.name})`, t.id),
    index('submissions_email_idx').on(sql`lower(${t.email})`, t.id),
    index('submissions_company_idx').on(sql`lower(coalesce(${t.company}, ''))`, t.id),
    index('submissions_person_idx').on(t.personId, t.createdAt, t.id),
    // Empty once every record has its person.
    index('submissions_personless_idx').on(t.id).where(sql`person_id is null`),
    index('submissions_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)
