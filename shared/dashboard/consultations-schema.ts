import { z } from 'zod'
import { consultationCountsSchema, consultationSchema } from '../consultations/schema.ts'
import { dailySchema } from './daily-schema.ts'
import { amount, cappedSchema } from './schema.ts'

/** `GET /api/admin/dashboard/consultations`. */
export const consultationsDashboardSchema = z.object({
  counts: consultationCountsSchema.omit({ quarantined: true }),
  /** The requests by the day they came. */
  requested: dailySchema,
  /**
   * Scheduled: all of the reader's today that are not over and the next after them; where there are
   * few, the last of earlier today before them. In the order of time.
   */
  meetings: z.array(consultationSchema),
  /** Requests without an answer, the oldest first. */
  pending: z.array(consultationSchema),
})
export type ConsultationsDashboard = z.output<typeof consultationsDashboardSchema>

/** `GET /api/admin/dashboard/agenda`: the reader's today and the six days after it. */
export const agendaSchema = z.object({
  /** Each day with how many meetings are scheduled on it. */
  days: z.array(z.object({ date: z.iso.date(), count: amount })),
  /** How many of today's are over. */
  over: amount,
  /** The first of those meetings, in the order of time; today's that are over are not among them. */
  meetings: z.array(consultationSchema),
  /** Requests without an answer, the oldest first, and how many they are. */
  pending: z.array(consultationSchema),
  pendingTotal: cappedSchema,
})
export type Agenda = z.output<typeof agendaSchema>

/** How long a meeting is taken to last, as the calls offered here do; milliseconds. */
export const meetingLength = 30 * 60_000

/** Whether a meeting that began at `start` is over at `now`; both in milliseconds since 1970. */
export const isOver = (start: number, now: number): boolean => start + meetingLength <= now
