import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const admins = pgTable(
  'admins',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    role: text('role').$type<'admin'>().notNull().default('admin'),
    createdAt: instant('created_at').notNull(),
    /** Set while the account may not sign in; its records stay whose they were. */
    deactivatedAt: instant('deactivated_at'),
    /** To the minute; outlives the sessions it was seen in. */
    lastSeenAt: instant('last_seen_at'),
    /** What reaches this person (admin-back-office.md §2, Settings: Notifications). */
    emailNotifications: boolean('email_notifications').notNull().default(true),
    newLeadAlerts: boolean('new_lead_alerts').notNull().default(true),
    consultationAlerts: boolean('consultation_alerts').notNull().default(true),
    taskReminders: boolean('task_reminders').notNull().default(true),
    /** The IANA name of the zone the office was last opened in; its mornings are this person's. */
    timeZone: text('time_zone'),
    /** When they were last told by mail, or needed not to be, of the tasks that are overdue. */
    digestedAt: instant('digested_at'),
    /** The secret of the codes, sealed (two-factor/sealed-secret.ts); in force once `totpEnabledAt` is set. */
    totpSecret: text('totp_secret'),
    totpEnabledAt: instant('totp_enabled_at'),
    /** The last 30-second step a code was accepted for: that one and earlier are spent. */
    totpLastStep: integer('totp_last_step'),
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

/** The cookie of a browser that an account was signed in with; kept only as its SHA-256. */
export const deviceCookies = pgTable(
  'device_cookies',
  {
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').notNull(),
    /** Of the last sign-in with it. */
    lastUsedAt: instant('last_used_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.adminId, t.tokenHash] }),
    index('device_cookies_token_idx').on(t.tokenHash),
  ],
)

/** Ten codes of 138 random bits, each good once in place of a two-factor code; kept only as SHA-256. */
export const backupCodes = pgTable(
  'backup_codes',
  {
    id: uuid('id').primaryKey(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    codeHash: text('code_hash').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [uniqueIndex('backup_codes_code_key').on(t.adminId, t.codeHash)],
)

/** Single-use links to register with; the token is kept only as its SHA-256. */
export const invitations = pgTable('invitations', {
  id: uuid('id').primaryKey(),
  tokenHash: text('token_hash').notNull().unique(),
  /** Of the links that were mailed: each attempt to send one makes its own. */
  mailedTokenHashes: text('mailed_token_hashes').array().notNull().default([]),
  /** `first_account` is the link the server prints; `team` is an admin's invitation. */
  kind: text('kind').$type<'first_account' | 'team'>().notNull(),
  email: text('email'),
  createdBy: uuid('created_by').references(() => admins.id, { onDelete: 'set null' }),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
})

/** The address that an account is to have; it counts once one of the mailed links was used. */
export const emailChanges = pgTable('email_changes', {
  id: uuid('id').primaryKey(),
  adminId: uuid('admin_id')
    .notNull()
    .unique()
    .references(() => admins.id, { onDelete: 'cascade' }),
  email: text('email').notNull(),
  /** Of every link, made as the mail leaves; kept only as SHA-256. */
  tokenHashes: text('token_hashes').array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  /** Moves on with every link that is made. */
  expiresAt: instant('expires_at').notNull(),
})

/** Single-use links to set a new password with; made as the mail leaves, kept only as SHA-256. */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: uuid('id').primaryKey(),
    tokenHash: text('token_hash').notNull().unique(),
    adminId: uuid('admin_id')
      .notNull()
      .references(() => admins.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [index('password_resets_admin_idx').on(t.adminId)],
)
