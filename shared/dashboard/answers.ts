import type { Answered } from './schema.ts'

/**
 * Of how many leads the promise is settled, how many of them were answered in time, and which share
 * that is, 0 to 1; null while none is. Answered late and still open after the time both count
 * against it; who has not waited so long yet counts for nothing.
 */
export function promiseKept({ inTime, late, stillOpen }: Answered) {
  const settled = inTime + late + stillOpen
  return { inTime, settled, share: settled === 0 ? null : inTime / settled }
}

const perHour = 60
const perDay = 24 * perHour

/** A wait of days in whole ones: "less than a day", "1 day", "24 days". */
export function daysInWords(days: number): string {
  const whole = Math.round(days)
  if (whole < 1) return 'less than a day'
  return whole === 1 ? '1 day' : `${whole.toLocaleString('en')} days`
}

/** A wait in its two largest units: "12 min", "3 h 20 min", "2 d 4 h". */
export function waitInWords(minutes: number): string {
  const whole = Math.round(minutes)
  if (whole < 1) return 'less than 1 min'
  if (whole < perHour) return `${whole} min`
  const [unit, per, rest, restPer] =
    whole < perDay ? (['h', perHour, 'min', 1] as const) : (['d', perDay, 'h', perHour] as const)
  const many = Math.floor(whole / per)
  const left = Math.floor((whole % per) / restPer)
  return `${many.toLocaleString('en')} ${unit}${left > 0 ? ` ${left} ${rest}` : ''}`
}
