import { z } from 'zod'
import { listQuery, ownerQuery } from '../list-query.ts'
import { visitPartLimit } from '../origins/read-visit.ts'
import { originSchema } from '../origins/schema.ts'
import { line, optional, paragraph, requiredLine, timeZone } from '../text.ts'
import { tagLimits, tagNames, tagSchema } from './tags.ts'
import {
  companySorts,
  dealFilters,
  defaultCompanySort,
  defaultPersonSort,
  duplicateReasons,
  type MergeField,
  mergeFields,
  personSorts,
  stepFilters,
  timelineRecords,
  timelineTypes,
} from './vocabulary.ts'

/** Most characters of each text of a person, a company, a note, a task. */
export const peopleLimits = {
  name: 200,
  phone: 50,
  company: 200,
  website: 300,
  note: 10_000,
  task: 300,
} as const

const versionError = { error: 'Version must be a whole number, at least 1.' }
/** The zone in which the reader's days begin. */
const zone = timeZone.default('UTC')
const { limit, cursor } = listQuery(personSorts, defaultPersonSort).shape
const version = z.number(versionError).int(versionError).min(1, versionError)
const account = z.uuid({ error: 'Choose somebody of the team.' })
const instant = z.iso.datetime()

const dayError = { error: 'Enter a day, such as 2026-12-01.' }
/**
 * When a task is due: a day (`2026-12-01`), or an instant with its offset where a time was given.
 */
const dueAtSchema = z.union([z.iso.date(dayError), z.iso.datetime({ offset: true })], {
  error: 'Enter a day, such as 2026-12-01, or a day with its time and offset.',
})

export const taskSchema = z.object({
  id: z.string(),
  personId: z.string(),
  /** The person's name, or their address where no name is known. */
  person: z.string(),
  title: z.string(),
  /** A day, or an instant in UTC where a time was given. */
  dueAt: z.string(),
  /** The IANA name of the zone its time was given in. */
  timeZone: z.string().nullable(),
  /** The id of the account that is to do it. */
  assignedTo: z.string().nullable(),
  doneAt: instant.nullable(),
  createdAt: instant,
  version: z.number().int().positive(),
})
export type Task = z.output<typeof taskSchema>

/** A person as the back-office reads them. */
export const personSchema = z.object({
  id: z.string(),
  /** Empty while nobody has said one. */
  name: z.string(),
  /** The primary address. */
  email: z.string(),
  /** Every address, the primary one first. */
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  companyId: z.string().nullable(),
  company: z.string().nullable(),
  tags: z.array(tagSchema),
  /** The id of the account whose person it is. */
  owner: z.string().nullable(),
  /** Where the first contact came from. */
  source: z.string(),
  /** How the first visit began of which that is known. */
  origin: originSchema.nullable(),
  /** The open task that is due first. */
  nextStep: taskSchema.nullable(),
  createdAt: instant,
  lastActivityAt: instant,
  updatedAt: instant,
  version: z.number().int().positive(),
})
export type Person = z.output<typeof personSchema>

/** Query of `GET /api/admin/people`. */
export const listPeopleSchema = listQuery(personSorts, defaultPersonSort).extend({
  tag: line('Tag', tagLimits.name).optional(),
  owner: ownerQuery().optional(),
  company: z.uuid({ error: 'Company must be the id of a company.' }).optional(),
  source: line('Source', 100).optional(),
  /** With an open deal, or with none. */
  deal: z.enum(dealFilters, { error: `Deal must be one of ${dealFilters.join(', ')}.` }).optional(),
  /** The name of an origin: a campaign, a source, a referrer's host, or `Direct`. */
  origin: line('Origin', visitPartLimit).optional(),
  step: z.enum(stepFilters, { error: `Step must be one of ${stepFilters.join(', ')}.` }).optional(),
  zone,
})
export type ListPeople = z.output<typeof listPeopleSchema>

/** `PATCH /api/admin/people/{id}`: what is absent stays; with `version` a stale change is refused. */
export const updatePersonSchema = z.object({
  name: line('Name', peopleLimits.name).optional(),
  /** The number to call first; the others stay behind it. Blank takes all away. */
  phone: line('Phone', peopleLimits.phone).nullable().optional(),
  owner: account.nullable().optional(),
  companyId: z.uuid({ error: 'Choose a company.' }).nullable().optional(),
  /** The names of all tags the person is to have; one that is new is made. */
  tags: tagNames.optional(),
  version: version.optional(),
})
export type UpdatePerson = z.output<typeof updatePersonSchema>

/** A company as the back-office reads it. */
export const companySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The part of its addresses that it registered. */
  domain: z.string(),
  website: z.string().nullable(),
  tags: z.array(tagSchema),
  owner: z.string().nullable(),
  /** How many people are known there. */
  people: z.number().int(),
  /** How many deals are open with them, and the sum of those in whole dollars. */
  openDeals: z.number().int(),
  openValue: z.number().int(),
  createdAt: instant,
  /** When somebody known there was active last; null while nobody is. */
  lastActivityAt: instant.nullable(),
  updatedAt: instant,
  version: z.number().int().positive(),
})
export type Company = z.output<typeof companySchema>

/** Query of `GET /api/admin/companies`. */
export const listCompaniesSchema = listQuery(companySorts, defaultCompanySort).extend({
  owner: ownerQuery().optional(),
})
export type ListCompanies = z.output<typeof listCompaniesSchema>

/** A web address as people type it: without a scheme it is `https`. Nothing but the web is kept. */
const website = optional(
  line('Website', peopleLimits.website).overwrite((value) =>
    value === '' || /^[a-z][a-z+.-]*:/i.test(value) ? value : `https://${value}`,
  ),
).refine((value) => value === null || isWebAddress(value), {
  error: 'Enter a web address, such as https://company.com.',
})

const isWebAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** `PATCH /api/admin/companies/{id}`. */
export const updateCompanySchema = z.object({
  name: requiredLine('Name', peopleLimits.company).optional(),
  website: website.optional(),
  /** The names of all tags the company is to have; one that is new is made. */
  tags: tagNames.optional(),
  owner: account.nullable().optional(),
  version: version.optional(),
})
export type UpdateCompany = z.output<typeof updateCompanySchema>

/** Query of `GET /api/admin/people/{id}/timeline`. */
export const timelineQuerySchema = z.object({
  type: z
    .enum(timelineTypes, { error: `Type must be one of ${timelineTypes.join(', ')}.` })
    .optional(),
  limit: limit.default(50),
  cursor,
})
export type TimelineQuery = z.output<typeof timelineQuerySchema>

/** Query of `GET /api/admin/companies/{id}/timeline`: a page may need as many rows of each of its people. */
export const companyTimelineQuerySchema = timelineQuerySchema.extend({
  limit: z.coerce.number().int().min(1).max(50).default(50),
})
export type CompanyTimelineQuery = z.output<typeof companyTimelineQuerySchema>

export const timelineEntrySchema = z.object({
  id: z.string(),
  at: instant,
  type: z.enum(timelineTypes),
  /** Who did it: a colleague's name, `Visitor`, or the firm's own name for what it did by itself. */
  actor: z.string(),
  /** What happened, in one line. */
  summary: z.string(),
  record: z.object({ type: z.enum(timelineRecords), id: z.string() }).nullable(),
  /** The words of it: a message, a note. */
  text: z.string().nullable(),
  /** The state of a mail. */
  state: z.string().nullable(),
  /** Of a status, a stage or a priority: what it was called before, what it is called now, and its word. */
  change: z.object({ from: z.string(), to: z.string(), word: z.string() }).nullable(),
  /** Of a note: whose words it has, and what it stands at. */
  note: z
    .object({ author: z.string().nullable(), pinned: z.boolean(), version: z.number().int() })
    .nullable(),
})
export type TimelineEntry = z.output<typeof timelineEntrySchema>

/** An entry of a company's line of time: with whose it is. */
export const companyTimelineEntrySchema = timelineEntrySchema.extend({
  personId: z.string(),
  /** The person's name, or their address where no name is known. */
  person: z.string(),
  /** The person's primary address. */
  email: z.string(),
})
export type CompanyTimelineEntry = z.output<typeof companyTimelineEntrySchema>

export const noteSchema = z.object({
  id: z.string(),
  personId: z.string(),
  text: z.string(),
  pinned: z.boolean(),
  /** The ids of the accounts that it names, or once named. */
  mentions: z.array(z.string()),
  /** The id of the account that wrote it; only they may change it. */
  author: z.string().nullable(),
  authorName: z.string(),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int().positive(),
})
export type Note = z.output<typeof noteSchema>

const noteText = paragraph('Note', peopleLimits.note).min(1, 'Write something first.')
export const createNoteSchema = z.object({ text: noteText, pinned: z.boolean().default(false) })
export type CreateNote = z.output<typeof createNoteSchema>
export const updateNoteSchema = z.object({
  text: noteText.optional(),
  pinned: z.boolean().optional(),
  version: version.optional(),
})
export type UpdateNote = z.output<typeof updateNoteSchema>

const zoneOfTask = timeZone.nullable().optional()

const taskTitle = requiredLine('Task', peopleLimits.task)
export const createTaskSchema = z.object({
  title: taskTitle,
  dueAt: dueAtSchema,
  timeZone: zoneOfTask,
  /** Absent, it is the writer's own. */
  assignedTo: account.nullable().optional(),
})
export type CreateTask = z.output<typeof createTaskSchema>
export const updateTaskSchema = z.object({
  done: z.boolean().optional(),
  title: taskTitle.optional(),
  dueAt: dueAtSchema.optional(),
  timeZone: zoneOfTask,
  assignedTo: account.nullable().optional(),
  version: version.optional(),
})
export type UpdateTask = z.output<typeof updateTaskSchema>

/** Query of `GET /api/admin/tasks`: open ones, the one that is due first at the top. */
export const listTasksSchema = z.object({
  /** Named at all, it is meant, unless it says `false`. */
  mine: z.enum(['', '1', 'true', 'false'], { error: 'Mine must be true or false.' }).optional(),
  due: z
    .enum(['overdue', 'today', 'week'], { error: 'Due must be overdue, today or week.' })
    .optional(),
  /** Of one person. */
  person: z.uuid({ error: 'Person must be the id of a person.' }).optional(),
  zone,
  limit,
  cursor,
})
export type ListTasks = z.output<typeof listTasksSchema>

const side = z.enum(['kept', 'from'], { error: 'Choose kept or from.' }).optional()

/** `POST /api/admin/people/{id}/merge`: the person `from` becomes part of this one. */
export const mergePeopleSchema = z.object({
  from: z.uuid({ error: 'Choose the person to merge.' }),
  /** Whose value each field takes; where none is said, the kept person's, unless it is blank. */
  fields: z
    .object(
      Object.fromEntries(mergeFields.map((field) => [field, side])) as Record<
        MergeField,
        typeof side
      >,
    )
    .default({}),
  /** What was looked at of either; with them a stale merge is refused. */
  version: version.optional(),
  fromVersion: version.optional(),
})
export type MergePeople = z.output<typeof mergePeopleSchema>

export const mergedSchema = z.object({
  person: personSchema,
  /** The change that can be taken back. */
  changeId: z.string(),
})

/** Query of `GET /api/admin/duplicates`. */
export const listDuplicatesSchema = z.object({
  /** Whose; without it everybody's. */
  person: z.uuid({ error: 'Person must be the id of a person.' }).optional(),
  limit: limit.default(50),
  cursor,
})
export type ListDuplicates = z.output<typeof listDuplicatesSchema>

/** Two who look like one person. */
export const duplicateSchema = z.object({
  people: z.array(personSchema),
  reason: z.enum(duplicateReasons),
})
export type Duplicate = z.output<typeof duplicateSchema>
