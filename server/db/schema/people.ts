import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Origin } from '#shared/origins/schema.ts'
import type { TagColor } from '#shared/people/vocabulary.ts'
import { admins } from './accounts.ts'
import { instant } from './columns.ts'

/** Everyone at one domain that is not a free-mail provider (relationship.md §1). */
export const companies = pgTable(
  'companies',
  {
    id: uuid('id').primaryKey(),
    /** The registered part of its people's addresses, in small letters. */
    domain: text('domain').notNull().unique(),
    name: text('name').notNull(),
    /** When somebody said the name; null while it is read off the domain. */
    namedAt: instant('named_at'),
    website: text('website'),
    ownerId: uuid('owner_id').references(() => admins.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('companies_name_idx').on(sql`lower(${t.name})`, t.id),
    index('companies_newest_idx').on(t.createdAt, t.id),
    index('companies_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** Everyone with one e-mail address; made by the first record that bears it (relationship.md §1). */
export const people = pgTable(
  'people',
  {
    id: uuid('id').primaryKey(),
    /** The newest that was given; empty while nobody said one. */
    name: text('name').notNull(),
    /** When the name was given. */
    namedAt: instant('named_at'),
    /** The primary address, as it was typed. */
    email: text('email').notNull(),
    /** The others, which a merge brought, as they were typed. */
    otherEmails: text('other_emails').array().notNull().default([]),
    /** Every number that was given, the one to call first at the front. */
    phones: text('phones').array().notNull().default([]),
    companyId: uuid('company_id').references(() => companies.id, { onDelete: 'set null' }),
    ownerId: uuid('owner_id').references(() => admins.id, { onDelete: 'set null' }),
    /** Where the first contact came from. */
    source: text('source').notNull(),
    /** The first that a form of theirs knew; null for who was entered by hand. */
    origin: jsonb('origin').$type<Origin>(),
    /** Known by nothing but messages that were set aside: in no list until one is released. */
    setAside: boolean('set_aside').notNull().default(false),
    createdAt: instant('created_at').notNull(),
    lastActivityAt: instant('last_activity_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    /** Set, too, where they were merged into another: out of every list until that is undone. */
    deletedAt: instant('deleted_at'),
    mergedInto: uuid('merged_into').references((): AnyPgColumn => people.id, {
      onDelete: 'cascade',
    }),
    /** Whether what others are compared with stands in `person_keys`; a trigger says when it does not. */
    matched: boolean('matched').notNull().default(false),
    searchText: text('search_text').notNull(),
  },
  (t) => [
    index('people_active_idx').on(t.lastActivityAt, t.id),
    index('people_newest_idx').on(t.createdAt, t.id),
    index('people_name_idx').on(sql`lower(${t.name})`, t.id),
    index('people_company_idx').on(t.companyId, t.lastActivityAt, t.id),
    index('people_owner_idx')
      .on(t.ownerId, t.lastActivityAt, t.id)
      .where(sql`owner_id is not null`),
    index('people_source_idx').on(sql`lower(${t.source})`, t.lastActivityAt, t.id),
    index('people_origin_idx')
      .on(sql`lower(${t.origin} ->> 'name')`, t.lastActivityAt, t.id)
      .where(sql`origin is not null`),
    index('people_merged_idx').on(t.mergedInto).where(sql`merged_into is not null`),
    // Empty but for who was changed just now.
    index('people_unmatched_idx').on(t.id).where(sql`not matched`),
    index('people_search_idx').using('gin', sql`${t.searchText} gin_trgm_ops`),
  ],
)

/** Whose an address is, compared trimmed and in small letters; nobody shares one. */
export const personEmails = pgTable(
  'person_emails',
  {
    email: text('email').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
  },
  (t) => [index('person_emails_person_idx').on(t.personId)],
)

/** Words of the firm's own for sorting people, companies, deals and leads. */
export const tags = pgTable(
  'tags',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    color: text('color').$type<TagColor>().notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
    /** Set where it was merged into another, until that is undone. */
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    uniqueIndex('tags_live_name_key').on(sql`lower(${t.name})`).where(sql`deleted_at is null`),
  ],
)

export const personTags = pgTable(
  'person_tags',
  {
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.personId, t.tagId] }),
    index('person_tags_tag_idx').on(t.tagId, t.personId),
  ],
)

export const companyTags = pgTable(
  'company_tags',
  {
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    tagId: uuid('tag_id')
      .notNull()
      .references(() => tags.id, { onDelete: 'cascade' }),
  },
  (t) => [
    primaryKey({ columns: [t.companyId, t.tagId] }),
    index('company_tags_tag_idx').on(t.tagId, t.companyId),
  ],
)

/** What somebody of the firm wrote about a person. */
export const notes = pgTable(
  'notes',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => admins.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    pinned: boolean('pinned').notNull(),
    /** The accounts of all who were ever named in it: nobody is told of that twice. */
    mentions: uuid('mentions').array().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    index('notes_person_idx').on(t.personId, t.createdAt, t.id),
    index('notes_deleted_idx').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
)

/** What is to be done about a person, by when and by whom. */
export const tasks = pgTable(
  'tasks',
  {
    id: uuid('id').primaryKey(),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** The day it is due, in the zone it was given in, as `2026-12-01`. */
    dueDay: date('due_day').notNull(),
    /** The instant, where a time was given. */
    dueAt: instant('due_at'),
    timeZone: text('time_zone'),
    assignedTo: uuid('assigned_to').references(() => admins.id, { onDelete: 'set null' }),
    createdBy: uuid('created_by').references(() => admins.id, { onDelete: 'set null' }),
    doneAt: instant('done_at'),
    /** When who is to do it was reminded that it is overdue. */
    remindedAt: instant('reminded_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
    deletedAt: instant('deleted_at'),
  },
  (t) => [
    // With whom and when, so that who has a step is told without the tasks.
    index('tasks_due_idx')
      .on(t.dueDay, t.id, t.personId, t.dueAt)
      .where(sql`done_at is null and deleted_at is null`),
    index('tasks_person_idx').on(t.personId, t.dueDay, t.id),
    index('tasks_assigned_idx')
      .on(t.assignedTo, t.dueDay, t.id)
      .where(sql`done_at is null and deleted_at is null`),
    // Small, however many are open: a task leaves it once somebody was reminded of it.
    index('tasks_unreminded_idx')
      .on(t.assignedTo, t.dueDay, t.id)
      .where(sql`reminded_at is null and done_at is null and deleted_at is null`),
    index('tasks_deleted_idx').on(t.deletedAt).where(sql`deleted_at is not null`),
  ],
)
