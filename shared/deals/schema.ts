import { z } from 'zod'
import { withChange } from '../journal/schema.ts'
import { listQuery, ownerQuery } from '../list-query.ts'
import { taskSchema } from '../people/schema.ts'
import { tagNames, tagSchema } from '../people/tags.ts'
import { line, optional, requiredLine } from '../text.ts'
import { dealSorts, dealStages, defaultDealSort, defaultDealStage } from './stages.ts'

/** Most characters of a deal's texts, and its most dollars. */
export const dealLimits = { title: 200, lostReason: 100, value: 1_000_000_000 } as const

const instant = z.iso.datetime()
const versionError = { error: 'Version must be a whole number, at least 1.' }
const version = z.number(versionError).int(versionError).min(1, versionError)
const stage = z.enum(dealStages, { error: `Stage must be one of ${dealStages.join(', ')}.` })
const day = z.iso.date({ error: 'Enter a day, such as 2026-12-01.' })
const valueError = { error: 'Value must be whole dollars, such as 12000.' }
const value = z
  .number(valueError)
  .int(valueError)
  .min(0, 'Value can not be less than 0.')
  .max(dealLimits.value, 'Value can be at most 1,000,000,000.')
const account = z.uuid({ error: 'Choose somebody of the team.' })
const title = requiredLine('Title', dealLimits.title)
const lostReason = optional(line('Reason', dealLimits.lostReason))

/** A deal as the back-office reads it (relationship.md §3). */
export const dealSchema = z.object({
  id: z.string(),
  personId: z.string(),
  /** The person's name, or their address where no name is known. */
  person: z.string(),
  /** The person's primary address. */
  email: z.string(),
  companyId: z.string().nullable(),
  company: z.string().nullable(),
  title: z.string(),
  /** Whole dollars. */
  value: z.number().int(),
  /** A day. */
  expectedClose: z.string().nullable(),
  /** The id of the account whose deal it is. */
  ownerId: z.string().nullable(),
  stage: z.enum(dealStages),
  /** When it came into its stage. */
  stageAt: instant,
  /** Why it was lost; null while it is not. */
  lostReason: z.string().nullable(),
  /** While it is open: the task of its person that is due first. */
  nextStep: taskSchema.nullable(),
  /** The lead it came from. */
  leadId: z.string().nullable(),
  wonAt: instant.nullable(),
  lostAt: instant.nullable(),
  /** Its own. */
  tags: z.array(tagSchema),
  /** Those of its person. */
  personTags: z.array(tagSchema),
  createdAt: instant,
  updatedAt: instant,
  version: z.number().int().positive(),
})
export type Deal = z.output<typeof dealSchema>

/** What a change of a deal answers with: the change, to be taken back by; null where nothing changed. */
export const changedDealSchema = withChange(dealSchema)

/** `POST /api/admin/deals`: the company is the person's unless it is named; the owner, who opens it. */
export const createDealSchema = z.object({
  personId: z.uuid({ error: 'Choose a person.' }),
  title,
  value,
  stage: stage.default(defaultDealStage),
  expectedClose: day.nullable().optional(),
  ownerId: account.nullable().optional(),
  companyId: z.uuid({ error: 'Choose a company.' }).nullable().optional(),
  lostReason,
  leadId: z.uuid({ error: 'Choose a lead.' }).nullable().optional(),
  /** The names of all its tags; one that is new is made. */
  tags: tagNames.optional(),
})
export type CreateDeal = z.output<typeof createDealSchema>

/** `PATCH /api/admin/deals/{id}`: what is absent stays; with `version` a stale change is refused. */
export const updateDealSchema = z.object({
  title: title.optional(),
  value: value.optional(),
  stage: stage.optional(),
  /** Of a deal that is lost, and asked of one that becomes it. */
  lostReason,
  expectedClose: day.nullable().optional(),
  ownerId: account.nullable().optional(),
  companyId: z.uuid({ error: 'Choose a company.' }).nullable().optional(),
  /** The names of all its tags; one that is new is made. */
  tags: tagNames.optional(),
  version: version.optional(),
})
export type UpdateDeal = z.output<typeof updateDealSchema>

const filters = {
  owner: ownerQuery().optional(),
  /** A tag of its own, or of its person. */
  tag: line('Tag', 40).optional(),
  personId: z.uuid({ error: 'Person must be the id of a person.' }).optional(),
  companyId: z.uuid({ error: 'Company must be the id of a company.' }).optional(),
}

/** Query of `GET /api/admin/deals`; `open` is every stage but won and lost. */
export const listDealsSchema = listQuery(dealSorts, defaultDealSort).extend({
  ...filters,
  stage: z
    .enum(['open', ...dealStages], { error: `Stage must be open or ${dealStages.join(', ')}.` })
    .optional(),
})
export type ListDeals = z.output<typeof listDealsSchema>

/** Most cards of a stage that the board is given. */
export const mostCards = 500

/** Query of `GET /api/admin/deals/board`; `limit` is of each stage. */
export const dealBoardQuerySchema = z.object({
  ...filters,
  q: line('Search', 200).optional(),
  limit: z.coerce.number().int().min(1).max(mostCards).default(50),
})
export type DealBoardQuery = z.output<typeof dealBoardQuerySchema>

/** The board: each stage with its count and sum, and its deals, those that came in last first. */
export const dealBoardSchema = z.object({
  stages: z.array(
    z.object({
      stage: z.enum(dealStages),
      count: z.number().int(),
      /** Whole dollars, of all its deals. */
      value: z.number().int(),
      deals: z.array(dealSchema),
    }),
  ),
  /** What the open deals may bring, by month (forecast.ts). */
  forecast: z.array(
    z.object({
      month: z.string().nullable(),
      count: z.number().int(),
      value: z.number().int(),
      weighted: z.number().int(),
    }),
  ),
})
export type DealBoard = z.output<typeof dealBoardSchema>
