import { type AuditAnswers, type HourField, hourFields } from './answers.ts'
import { hoursNowAndAfter } from './results.ts'

/** The hours of a week, by kind of work. */
export type WeekHours = Pick<AuditAnswers, HourField>

/** The frame the week is woven in: how far it reaches, and what one thread stands for. */
export type Loom = {
  /** Hours a week where the frame ends, a whole number of threads. */
  readonly maxHours: number
  readonly hoursPerThread: number
  /** How many threads the frame has place for. */
  readonly places: number
}

/** One thread of the cloth; a part of an hour makes a thinner one. Places are counted from the left. */
export type ClothThread = {
  readonly field: HourField
  /** The how-many-eth thread of its kind of work, from 0: what its weave goes by. */
  readonly index: number
  readonly at: number
  /** 1 for a whole thread. */
  readonly width: number
  /** How much of its length automation takes over, 0 to 1. */
  readonly taken: number
}

const threadSizes = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000]
const mostPlaces = 90
const leastHours = 20

/** The loom for a week: a quarter wider than its hours, so that there is room to weave more. */
export function loomFor(totalHours: number): Loom {
  const wanted = Math.max(totalHours * 1.25, leastHours)
  const hoursPerThread = threadSizes.find((size) => wanted / size <= mostPlaces) ?? 1_000
  const places = Math.ceil(wanted / hoursPerThread / 5) * 5
  return { hoursPerThread, places, maxHours: places * hoursPerThread }
}

/** Lays a week into the loom: a thread for each {@link Loom.hoursPerThread}, kind after kind. */
export function weaveWeek(hours: WeekHours, { hoursPerThread }: Loom): ClothThread[] {
  let start = 0
  return hoursNowAndAfter(hours).flatMap(({ field, now, after }) => {
    const threads = now / hoursPerThread
    const taken = (now - after) / hoursPerThread
    const from = start
    start += threads
    return Array.from({ length: Math.ceil(threads) }, (_, index) => {
      const width = Math.min(1, threads - index)
      const share = Math.min(1, Math.max(0, (taken - index) / width))
      return { field, index, at: from + index, width, taken: share }
    })
  })
}

const hundredths = (hours: number) => Math.round(hours * 100)

/** The hours of a week added up, exact to the hundredth. */
export const hoursOf = (hours: WeekHours): number =>
  hourFields.reduce((sum, field) => sum + hundredths(hours[field]), 0) / 100

/**
 * The same week with another total: each kind of work keeps its share, to the hundredth of an hour;
 * the last kind that has any takes what rounding leaves. A week without hours gets them in equal parts.
 */
export function withTotalHours<Answers extends WeekHours>(
  answers: Answers,
  total: number,
): Answers {
  const before = hundredths(hoursOf(answers))
  const weights = hourFields.map((field) => (before === 0 ? 1 : hundredths(answers[field])))
  const sum = before === 0 ? hourFields.length : before
  const parts = weights.map((weight) => Math.floor((hundredths(total) * weight) / sum))
  const last = weights.findLastIndex((weight) => weight > 0)
  const rest = hundredths(total) - parts.reduce((one, other) => one + other, 0)
  const scaled = hourFields.map((field, index) => {
    const part = (parts[index] ?? 0) + (index === last ? rest : 0)
    return [field, part / 100]
  })
  return { ...answers, ...Object.fromEntries(scaled) }
}
