import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { DealStage } from '#shared/deals/stages.ts'
import { admins } from './accounts.ts'
import { instant } from './columns.ts'
import { leads } from './leads.ts'
import { companies, people, tags } from './people.ts'

/** What may be sold to somebody, and how far it has come (relationship.md §3). */
export const deals = pgTable(
  'deals',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    /** Whole dollars. */
    value: integer('value').notNull(),
    expectedClose: date('expected_close'),
    ownerId: uuid('owner_id').references(() => admins.id, { onDelete: 'set null' }),
    stage: text('stage').$type<DealStage>().notNull(),
    /** When it came into its stage, by which the board is in order. */
    stageAt: instant('stage_at').notNull(),
    /** Only while it is lost. */
    lostReason: text('lost_reason'),
    /** The lead it came from. */
    leadId: uuid('lead_id').references(() => leads.id, { onDelete: 'set null' }),
    wonAt: instant('won_at'),
    lostAt: instant('lost_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
    /** The title, folded for the search box; its person's texts are looked through where they stand. */
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('deals_newest_idx').on(t.createdAt, t.id),
    index('deals_stage_idx').on(t.stage, t.stageAt, t.id).where(sql`deleted_at is null`),
    index('deals_person_idx').on(t.personId, t.createdAt, t.id),
    index('deals_company_idx').on(t.companyId).where(sql`company_id is not null`),
    index('deals_lead_idx').on(t.leadId).where(sql`lead_id is not null`),
    index('deals_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
    index('deals_deleted_idx').on(t.deletedAt).where(sql`deleted_at is not null`),
    check('deals_value_positive', sql`${t.value} >= 0`),
  ],
)

export const dealTags = pgTable(
  'deal_tags',
  {
    dealId: uuid('deal_id')
      .notNull()
      .references(() => deals.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.dealId, t.tagId] }),
    index('deal_tags_tag_idx').on(t.tagId, t.dealId),
  ],
)
