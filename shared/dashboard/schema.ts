import { z } from 'zod'
import { leadCountsSchema, leadSchema } from '../leads/schema.ts'
import { timeZone } from '../text.ts'

/** How many there are of something. */
export const amount = z.number().int()

/** `GET /api/admin/overview`: how much is in each section, at most a few seconds old. */
export const overviewSchema = z.object({
  leads: amount,
  consultations: amount,
  submissions: amount,
  subscribers: amount,
  /** What of the outbox waits for a decision: each message by itself, but all that are held as one. */
  undelivered: amount,
  /** The reader's own tasks that are overdue, and with those the ones due today. */
  tasksOverdue: amount,
  tasksDue: amount,
  /** There, and true, where all of it is invented: `npm run demo`. */
  demo: z.literal(true).optional(),
})
export type Overview = z.output<typeof overviewSchema>

/** Query of `GET /api/admin/overview`: the reader's zone, from here on that of their mornings. */
export const overviewQuerySchema = z.object({ zone: timeZone.optional() })

/** Query of the dashboard's calls: the zone in which the reader's days begin. */
export const dashboardQuerySchema = z.object({
  zone: timeZone.default('UTC'),
})

/** What came in on each of the last days, by source; every source has one number a day. */
const arrivalsSchema = z.object({
  /** Dates of the reader's calendar, oldest first: `2026-03-02`. */
  days: z.array(z.iso.date()),
  sources: z.array(z.object({ source: z.string(), counts: z.array(amount) })),
  /** How many came in as many days before, up to this time of the day. */
  before: amount,
})
export type Arrivals = z.output<typeof arrivalsSchema>

const answeredSchema = z.object({
  inTime: amount,
  late: amount,
  /** Without one, although the time is over. */
  stillOpen: amount,
  /** Of those that had one. */
  medianMinutes: z.number().nullable(),
})
export type Answered = z.output<typeof answeredSchema>

/** How soon the leads of the last days had a first contact, and those of as many days before. */
const answersSchema = answeredSchema.extend({ before: answeredSchema })
export type Answers = z.output<typeof answersSchema>

/** A number that is counted up to a limit only. */
export const cappedSchema = z.object({ count: amount, atLeast: z.boolean() })

/** `GET /api/admin/dashboard/leads`. */
export const leadsDashboardSchema = z.object({
  counts: leadCountsSchema,
  arrivals: arrivalsSchema,
  /** The newest that nobody has answered. */
  newest: z.array(leadSchema),
  /** Those that have waited longer than was promised, the longest first, and how many they are. */
  overdue: z.array(leadSchema),
  overdueTotal: cappedSchema,
  answers: answersSchema,
})
export type LeadsDashboard = z.output<typeof leadsDashboardSchema>
