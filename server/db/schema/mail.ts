import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { EmailCause, EmailPayload } from '#shared/mail/payload.ts'
import type { EmailKind, EmailState } from '#shared/mail/vocabulary.ts'
import { bytes, instant } from './columns.ts'

/**
 * What is to be told by mail: written in the transaction of its cause, and cheap there. The mail
 * job makes e-mails of it, one for each receiver, and removes it in the same transaction.
 */
export const queuedEmails = pgTable('mail_orders', {
  id: uuid('id').primaryKey(),
  /** The lead, consultation, submission, subscriber or account it is about. */
  entityId: uuid('entity_id'),
  order: jsonb('order').$type<EmailCause>().notNull(),
  /** When e-mails are made of it; later again after a failure to make them. */
  dueAt: instant('due_at').notNull(),
})

/** The outbox and its history: one row for each mail to one receiver. */
export const emails = pgTable(
  'messages',
  {
    /** Also the left part of its Message-ID, which is therefore the same at every attempt. */
    id: uuid('id').primaryKey(),
    kind: text('kind').$type<EmailKind>().notNull(),
    state: text('state').$type<EmailState>().notNull(),
    entityId: uuid('entity_id'),
    toAddress: text('to_address').notNull(),
    /** Whom it is to, when that is a person and not the firm's own. */
    personId: uuid('person_id'),
    /** What `mailboxOf` says of it, for counting; empty from a process of an earlier release. */
    mailbox: text('mailbox').notNull().default(''),
    toName: text('to_name').notNull(),
    replyTo: text('reply_to'),
    subject: text('subject').notNull(),
    /** All that is drawn; plain, so that the same e-mail can be drawn again. */
    payload: jsonb('payload').$type<EmailPayload>().notNull(),
    /** As drawn at the first attempt, and sent at every one. */
    html: text('html'),
    text: text('text'),
    attempts: integer('attempts').notNull().default(0),
    /** When it is due; while an attempt runs, when that attempt counts as crashed. */
    nextAttemptAt: instant('next_attempt_at').notNull(),
    /** Until when the process that took it for an attempt is believed to work on it. */
    leasedUntil: instant('leased_until'),
    /** After this a refusal that passes is taken as final. */
    giveUpAt: instant('give_up_at').notNull(),
    /** The date the e-mail bears, at every attempt: what was held does not arrive weeks old. */
    firstAttemptAt: instant('first_attempt_at'),
    /** Tells one attempt from the next, too. */
    lastAttemptAt: instant('last_attempt_at'),
    /** What the mail server said, or why there was no attempt. */
    lastAnswer: text('last_answer'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('messages_newest_idx').on(t.createdAt, t.id),
    index('messages_state_newest_idx').on(t.state, t.createdAt, t.id),
    index('messages_due_idx').on(t.nextAttemptAt, t.id).where(sql`state = 'waiting'`),
    index('messages_mailbox_idx').on(t.mailbox, t.createdAt),
    index('messages_person_idx')
      .on(t.personId, t.createdAt, t.id)
      .where(sql`person_id is not null`),
    index('messages_entity_idx').on(t.entityId),
    index('messages_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** What an e-mail carries, kept as it was sent. */
export const emailAttachments = pgTable(
  'message_attachments',
  {
    emailId: uuid('message_id')
      .notNull()
      .references(() => emails.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    content: bytes('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.emailId, t.position] })],
)
