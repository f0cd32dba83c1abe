import { z } from 'zod'
import { consultationSchema } from '../consultations/schema.ts'
import { isTypeOrLength, notTypeOrLength, typeOrLength } from './schema.ts'

/** Most days of one request for a week. */
const mostDays = 15

/** Query of `GET /api/admin/booking/week`: instants; the days are the reader's own, so the reader names them. */
export const weekQuerySchema = z
  .object({ from: z.iso.datetime(), to: z.iso.datetime() })
  .refine(({ from, to }) => from < to, { error: 'The end is before the beginning.', path: ['to'] })
  .refine(({ from, to }) => Date.parse(to) - Date.parse(from) <= mostDays * 86_400_000, {
    error: `Ask for at most ${mostDays} days.`,
    path: ['to'],
  })
export type WeekQuery = z.output<typeof weekQuerySchema>

const hostTime = z.object({
  hostId: z.string(),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
})
export type HostTime = z.output<typeof hostTime>

/** What the week view draws: meetings that stand, what feeds say, and the hours of each host. */
export const weekSchema = z.object({
  /** Scheduled and held meetings, by their start. */
  bookings: z.array(consultationSchema),
  busy: z.array(hostTime),
  hours: z.array(hostTime),
})
export type Week = z.output<typeof weekSchema>

/** Query of `GET /api/admin/booking/next`. */
export const nextFreeQuerySchema = z
  .object({
    ...typeOrLength,
    hostId: z.uuid({ error: 'Choose somebody of the team as host.' }),
    from: z.iso.datetime(),
    /** All that begin before it; without it the next three. */
    until: z.iso.datetime().optional(),
  })
  .refine(isTypeOrLength, notTypeOrLength)
export type NextFreeQuery = z.output<typeof nextFreeQuerySchema>

/** In order; at most three where no end was named. */
export const nextFreeSchema = z.object({ next: z.array(z.iso.datetime()) })
