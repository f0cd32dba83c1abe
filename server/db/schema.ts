import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ConsultationStatus } from '#shared/consultations/vocabulary.ts'
import type { FollowupStatus, LeadMagnetType } from '#shared/lead-magnets/vocabulary.ts'
import type { LeadPriority, LeadStatus, QuarantineReason } from '#shared/leads/vocabulary.ts'

// Milliseconds, as JavaScript's Date keeps them: a cursor built from a row finds that row again.
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

export const admins = pgTable(
  'admins',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<'admin'>().notNull().default('admin'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [uniqueIndex('admins_email_key').on(sql`lower(${t.email})`)],
)

/** A session's token is kept only as its SHA-256 (design.md §2, accounts). */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    userAgent: text('user_agent'),
  },
  (t) => [index('sessions_admin_idx').on(t.adminId), index('sessions_expiry_idx').on(t.expiresAt)],
)

/** Single-use links to register with; the token is kept only as its SHA-256. */
export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  /** `first_account` is the link the server prints; `team` is an admin's invitation. */
  kind: text('kind').$type<'first_account' | 'team'>().notNull(),
  email: text('email'),
  createdBy: uuid('created_by').references(() => admins.id, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    phone: text('phone'),
    message: text('message'),
    source: text('source').notNull(),
    status: text('status').$type<LeadStatus>().notNull(),
    priority: text('priority').$type<LeadPriority>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Rises with every change; what an editor opened is compared with it. */
    version: integer('version').notNull().default(1),
    /** Why the message was set aside, or null for a lead in the list. */
    quarantine: text('quarantine').$type<QuarantineReason>(),
    /** Set by a delete; the row goes for good some days later, so a delete can be undone. */
    deletedAt: instant('deleted_at'),
    /** The sender's key for this message: the same key again is the same lead. */
    idempotencyKey: text('idempotency_key').unique(),
    /** Name, e-mail and company folded for the search box; see search-text.ts. */
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('leads_newest_idx').on(t.createdAt, t.id),
    index('leads_status_newest_idx').on(t.status, t.createdAt, t.id),
    index('leads_name_idx').on(sql`lower(${t.name})`, t.id),
    index('leads_email_idx').on(sql`lower(${t.email})`, t.id),
    index('leads_company_idx').on(sql`lower(coalesce(${t.company}, ''))`, t.id),
    index('leads_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('leads_quarantine_idx')
      .on(t.createdAt, t.id)
      .where(sql`quarantine is not null and deleted_at is null`),
    index('leads_deleted_idx').on(t.deletedAt).where(sql`deleted_at is not null`),
    check('leads_version_positive', sql`${t.version} > 0`),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    href: text('href'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('notifications_newest_idx').on(t.createdAt, t.id)],
)

/** Which admin has read which notification. */
export const notificationReads = pgTable(
  'notification_reads',
  {
    notificationId: uuid('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    readAt: instant('read_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.notificationId, t.adminId] })],
)

/** Who did what, when. Holds ids and names of fields, never a visitor's data. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').primaryKey(),
    at: instant('at').notNull(),
    actorKind: text('actor_kind').notNull(),
    actorId: text('actor_id'),
    action: text('action').notNull(),
    entityId: text('entity_id'),
    details: jsonb('details').$type<Record<string, unknown>>(),
  },
  (t) => [index('audit_log_entity_idx').on(t.entityId, t.at)],
)

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
    status: text('status').$type<ConsultationStatus>().notNull(),
    message: text('message'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    quarantine: text('quarantine').$type<QuarantineReason>(),
    deletedAt: instant('deleted_at'),
    idempotencyKey: text('idempotency_key').unique(),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('consultations_newest_idx').on(t.createdAt, t.id),
    index('consultations_status_newest_idx').on(t.status, t.createdAt, t.id),
    index('consultations_date_idx').on(
      sql`coalesce(${t.preferredDate}, 'epoch'::timestamptz)`,
      t.id,
    ),
    index('consultations_name_idx').on(sql`lower(${t.name})`, t.id),
    index('consultations_company_idx').on(sql`lower(coalesce(${t.company}, ''))`, t.id),
    index('consultations_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** Checklists, audits, templates and guides people asked for. */
export const leadMagnetSubmissions = pgTable(
  'lead_magnet_submissions',
  {
    id: uuid('id').primaryKey(),
    /** Empty when the visitor's form asks for no name. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    company: text('company'),
    leadMagnetType: text('lead_magnet_type').$type<LeadMagnetType>().notNull(),
    /** Free text, as the back-office shows and edits it. */
    submissionData: text('submission_data'),
    /** What the text was made of: ticked items, or the answers of an audit. */
    answers: jsonb('answers').$type<Record<string, unknown>>(),
    followupStatus: text('followup_status').$type<FollowupStatus>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
    idempotencyKey: text('idempotency_key').unique(),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('submissions_newest_idx').on(t.createdAt, t.id),
    index('submissions_type_newest_idx').on(t.leadMagnetType, t.createdAt, t.id),
    index('submissions_name_idx').on(sql`lower(${t.name})`, t.id),
    index('submissions_email_idx').on(sql`lower(${t.email})`, t.id),
    index('submissions_company_idx').on(sql`lower(coalesce(${t.company}, ''))`, t.id),
    index('submissions_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    source: text('source').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email_key').on(sql`lower(${t.email})`),
    index('newsletter_subscribers_newest_idx').on(t.createdAt, t.id),
  ],
)

/** Settings an admin may change at run time, and the server's own small notes; JSON by key. */
export const settings = pgTable('settings', {
  key: text('key').primaryKey(),
  value: jsonb('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

/** Counters of the rate limits; unlogged (see the migration), since a crash may forget them. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (t) => [index('rate_limits_reset_idx').on(t.resetsAt)],
)
