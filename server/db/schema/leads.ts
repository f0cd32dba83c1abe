import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LeadPriority, LeadStatus } from '#shared/leads/vocabulary.ts'
import type { Origin } from '#shared/origins/schema.ts'
import type { QuarantineReason } from '#shared/quarantine.ts'
import { admins } from './accounts.ts'
import { instant, searchWords } from './columns.ts'
import { people, tags } from './people.ts'

/**
 * Whose turn it is to be given the next lead. A sequence, because nobody has to wait for it: a row
 * that says who was last would make all writers of leads stand in line.
 */
export const leadTurns = pgSequence('lead_turns')

export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    message: text('message'),
    /** Whose it is; null until a job has looked (people/index-people.ts). */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    source: text('source').notNull(),
    /** How the visit began in which it was sent; null where nobody knows. */
    origin: jsonb('origin').$type<Origin>(),
    status: text('status').$type<LeadStatus>().notNull(),
    priority: text('priority').$type<LeadPriority>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Rises with every change; what an editor opened is compared with it. */
    version: integer('version').notNull().default(1),
    /** Whose lead it is: chosen by auto-assign, or by hand. */
    assignedTo: uuid('assigned_to').references(() => admins.id, { onDelete: 'set null' }),
    /** When it first left the status `new`: somebody has answered. */
    firstContactAt: instant('first_contact_at'),
    /** When the back-office was reminded that nobody had answered yet. */
    remindedAt: instant('reminded_at'),
    /** Why the message was set aside, or null for a lead in the list. */
    quarantine: text('quarantine').$type<QuarantineReason>(),
    /** Set by a delete; the row goes for good some days later, so a delete can be undone. */
    deletedAt: instant('deleted_at'),
    /** The sender's key for this message: the same key again is the same lead. */
    idempotencyKey: text('idempotency_key').unique(),
    /** What came with the key, as a hash: another content is not the same sending again. */
    idempotencyHash: text('idempotency_hash'),
    /** Name, e-mail, company and phone folded for the search box; see ../search-text.ts. */
    searchText: text('search_text').notNull(),
    /**
     * The words of the message for the search box. Null where an earlier release, or an erasure,
     * wrote the row: its texts for the search are still to be made (leads/index-leads.ts).
     */
    messageWords: searchWords('message_words'),
  },
  (t) => [
    index('leads_newest_idx').on(t.createdAt, t.id),
    // Also what the leads of each status are counted by, without looking at a row.
    index('leads_status_newest_idx')
      .on(t.status, t.createdAt, t.id)
      .where(sql`quarantine is null and deleted_at is null`),
    index('leads_name_idx').on(sql`lower(${t.name})`, t.id),
    index('leads_email_idx').on(sql`lower(${t.email})`, t.id),
    index('leads_company_idx').on(sql`lower(coalesce(${t.company}, ''))`, t.id),
    index('leads_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('leads_message_idx').using('gin', t.messageWords),
    // Empty but for what is still to be made.
    index('leads_unindexed_idx').on(t.id).where(sql`message_words is null`),
    index('leads_quarantine_idx')
      .on(t.createdAt, t.id)
      .where(sql`quarantine is not null and deleted_at is null`),
    index('leads_assigned_newest_idx')
      .on(t.assignedTo, t.createdAt, t.id)
      .where(sql`assigned_to is not null`),
    // Who still waits for an answer of whom, the longest first.
    index('leads_unanswered_idx')
      .on(t.assignedTo, t.createdAt, t.id)
      .where(
        sql`status = 'new' and first_contact_at is null and quarantine is null and deleted_at is null`,
      ),
    // Small, however many leads there are: a row leaves it once it is answered or reminded of.
    index('leads_unreminded_idx')
      .on(t.createdAt, t.id)
      .where(
        sql`first_contact_at is null and reminded_at is null and quarantine is null and deleted_at is null`,
      ),
    index('leads_person_idx').on(t.personId, t.createdAt, t.id),
    // Empty once every record has its person.
    index('leads_personless_idx').on(t.id).where(sql`person_id is null`),
    index('leads_deleted_idx').on(t.deletedAt).where(sql`deleted_at is not null`),
    check('leads_version_positive', sql`${t.version} > 0`),
  ],
)

export const leadTags = pgTable(
  'lead_tags',
  {
    leadId: uuid('lead_id')
      .notNull()
      .references(() => leads.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.leadId, t.tagId] }),
    index('lead_tags_tag_idx').on(t.tagId, t.leadId),
  ],
)
