import { z } from 'zod'

export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const
export type Weekday = (typeof weekdays)[number]

const timeError = { error: 'Enter a time, such as 09:00.' }
const clockTime = z.string(timeError).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, timeError)
/** The end of a range may be the end of the day. */
const endTime = z.union([z.literal('24:00'), clockTime], timeError)

/** Part of a day on the host's own clock; `24:00` is the end of the day. */
const range = z.object({ from: clockTime, to: endTime }).refine(({ from, to }) => from < to, {
  error: 'A range ends after it begins.',
  path: ['to'],
})
export type TimeRange = z.output<typeof range>

/** The ranges of one day, in order; they do not overlap. */
export const dayRanges = z
  .array(range, { error: 'Hours must be a list of ranges.' })
  .max(12, 'A day can have at most 12 ranges.')
  .overwrite((ranges) => ranges.toSorted((a, b) => a.from.localeCompare(b.from)))
  .refine(
    (ranges) => ranges.every(({ from }, at) => at === 0 || (ranges[at - 1]?.to ?? '') <= from),
    {
      error: 'The ranges of a day can not overlap.',
    },
  )

/** The hours of each weekday, on the host's own clock. */
export const weeklyHours = z.object({
  monday: dayRanges.default([]),
  tuesday: dayRanges.default([]),
  wednesday: dayRanges.default([]),
  thursday: dayRanges.default([]),
  friday: dayRanges.default([]),
  saturday: dayRanges.default([]),
  sunday: dayRanges.default([]),
})
export type WeeklyHours = z.output<typeof weeklyHours>
