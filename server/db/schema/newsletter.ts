import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { SubscriberState } from '#shared/newsletter/vocabulary.ts'
import { instant } from './columns.ts'
import { people } from './people.ts'

export const newsletterSubscribers = pgTable(
  'newsletter_subscribers',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    source: text('source').notNull(),
    /** Whose it is; null until a job has looked (people/index-people.ts). */
    personId: uuid('person_id').references(() => people.id, { onDelete: 'set null' }),
    state: text('state').$type<SubscriberState>().notNull().default('confirmed'),
    createdAt: instant('created_at').notNull(),
    confirmedAt: instant('confirmed_at'),
    unsubscribedAt: instant('unsubscribed_at'),
    /** Names the subscription in the links of all its mails; whoever has it may leave. */
    linkToken: text('link_token').unique(),
    /** Names it in the mail that asks for the confirmation; whoever has it may confirm. */
    confirmToken: text('confirm_token').unique(),
    /** When the confirmation was last asked for by mail. */
    askedAt: instant('asked_at'),
  },
  (t) => [
    uniqueIndex('newsletter_subscribers_email_key').on(sql`lower(${t.email})`),
    index('newsletter_subscribers_newest_idx').on(t.createdAt, t.id),
    index('newsletter_subscribers_person_idx').on(t.personId, t.createdAt, t.id),
    // Empty once every record has its person.
    index('newsletter_subscribers_personless_idx').on(t.id).where(sql`person_id is null`),
    index('newsletter_subscribers_search_idx').using('gin', sql`lower(${t.email}) gin_trgm_ops`),
  ],
)
