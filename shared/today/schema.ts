import { z } from 'zod'
import { consultationSchema } from '../consultations/schema.ts'
import { dealSchema } from '../deals/schema.ts'
import { leadSchema } from '../leads/schema.ts'
import { taskSchema } from '../people/schema.ts'
import { timeZone } from '../text.ts'

/** Whose day: the reader's own, with what nobody has yet, or everybody's. */
const whoseDay = ['mine', 'all'] as const
export type WhoseDay = (typeof whoseDay)[number]

/** Rows of a section of My day; what is more has its own list. */
export const todayRows = 50

/** Query of `GET /api/admin/today`. */
export const todayQuerySchema = z.object({
  whose: z.enum(whoseDay, { error: 'Whose must be mine or all.' }).default('mine'),
  /** The zone in which the reader's days begin. */
  zone: timeZone.default('UTC'),
})
export type TodayQuery = z.output<typeof todayQuerySchema>

/** What a section holds: the first of its rows, and whether there are more. */
const sectionOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), more: z.boolean() })

/** `GET /api/admin/today`: what there is to do (relationship.md §2, My day). */
export const todaySchema = z.object({
  /** Tasks, the one that was due first at the top. */
  overdue: sectionOf(taskSchema),
  today: sectionOf(taskSchema),
  /** Today's meetings in their order, those that are over or were held among them. */
  meetings: sectionOf(consultationSchema),
  /** Leads that are still in their first status and had no answer, the oldest first. */
  leads: sectionOf(leadSchema),
  /** Open deals of whom nothing is planned, those that moved last at the end. */
  deals: sectionOf(dealSchema),
})
export type Today = z.output<typeof todaySchema>
