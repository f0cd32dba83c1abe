import { z } from 'zod'
import { line } from '../text.ts'

/** The kinds of records the search of the back-office goes through, in the order they are shown. */
export const searchKinds = [
  'people',
  'companies',
  'leads',
  'deals',
  'consultations',
  'submissions',
  'subscribers',
] as const
export type SearchKind = (typeof searchKinds)[number]

export const searchKindLabels: Record<SearchKind, string> = {
  people: 'People',
  companies: 'Companies',
  leads: 'Leads',
  deals: 'Deals',
  consultations: 'Consultations',
  submissions: 'Lead Magnets',
  subscribers: 'Subscribers',
}

/** How many of each kind are answered. */
export const hitsOfEachKind = 5

/** Query of `GET /api/admin/search`. */
export const searchQuerySchema = z.object({
  q: line('Search', 200).refine((words) => words !== '', {
    error: 'Type something to search for.',
  }),
})

const hitSchema = z.object({
  id: z.string(),
  /** The name, or the address of who gave none; the title of a deal. */
  title: z.string(),
  /** With whom a deal is; null of all other records. */
  person: z.string().nullable().default(null),
  /** The address; of a company, which has none, its domain. */
  email: z.string(),
  company: z.string().nullable(),
  /** Its status, or what stands in place of one; null of people and companies, which have none. */
  state: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type SearchHit = z.output<typeof hitSchema>

const groupSchema = z.object({
  kind: z.enum(searchKinds),
  /** How many match; `atLeast` when counting stopped there. */
  total: z.object({ count: z.number().int(), atLeast: z.boolean() }),
  hits: z.array(hitSchema),
})
export type SearchGroup = z.output<typeof groupSchema>

/** The best few of each kind that has any. */
export const searchAnswerSchema = z.array(groupSchema)
