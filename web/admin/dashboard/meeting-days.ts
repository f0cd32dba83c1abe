const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })
const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })

const dayOf = (instant: number) => {
  const date = new Date(instant)
  // Noon, so that the hour a clock is put on by can not make another day of it.
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12).getTime()
}
const dayLength = 24 * 60 * 60_000

/** The day of an instant as the reader would call it now: Today, Tomorrow, or its date. */
export function dayName(instant: number, now: number): string {
  const ahead = Math.round((dayOf(instant) - dayOf(now)) / dayLength)
  if (ahead === 0) return 'Today'
  return ahead === 1 ? 'Tomorrow' : weekday.format(instant)
}

/** The reader's clock at an instant: 3:30 PM. */
export const timeOfDay = (instant: number): string => time.format(instant)
