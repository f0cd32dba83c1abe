const day = 24 * 60 * 60_000

/** The day that a zone has at an instant: `2026-03-02`. */
export const dayIn = (zone: string | undefined, instant: number): string =>
  // Written so in Canada.
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(instant)

/** The day so many days after another. */
export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * day).toISOString().slice(0, 10)

/** The Monday after a day. */
export function nextMonday(date: string): string {
  const weekday = new Date(`${date}T12:00:00Z`).getUTCDay()
  return dayAfter(date, (8 - weekday) % 7 || 7)
}

/**
 * When a task is due as a form asks for it: a day, or where a time of day is given (`13:30`) the instant
 * that it is here, with its zone.
 */
export const dueOn = (day: string, time: string) =>
  time
    ? {
        dueAt: new Date(`${day}T${time}`).toISOString(),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      }
    : { dueAt: day, timeZone: null }

/** Whether a task is late, due today, or due later; one without a time is due until its day ends. */
export function dueState(dueAt: string, now: number, zone?: string): 'overdue' | 'today' | 'later' {
  const timed = dueAt.includes('T')
  const today = dayIn(zone, now)
  const due = timed ? dayIn(zone, Date.parse(dueAt)) : dueAt
  if (timed ? Date.parse(dueAt) < now : due < today) return 'overdue'
  return due === today ? 'today' : 'later'
}

/** When a task is due, as people say it: "Tomorrow", "Friday", "Mar 2"; with its time where it has one. */
export function dueLabel(dueAt: string, now: number, zone?: string): string {
  const timed = dueAt.includes('T')
  const due = timed ? dayIn(zone, Date.parse(dueAt)) : dueAt
  const noon = Date.parse(`${due}T12:00:00Z`)
  const today = dayIn(zone, now)
  const ahead = Math.round((noon - Date.parse(`${today}T12:00:00Z`)) / day)
  const near: Record<number, string> = { [-1]: 'Yesterday', 0: 'Today', 1: 'Tomorrow' }
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options }).format(noon)
  const said =
    near[ahead] ??
    (ahead > 0 && ahead < 7
      ? format({ weekday: 'long' })
      : format({
          day: 'numeric',
          month: 'short',
          ...(due.slice(0, 4) !== today.slice(0, 4) && { year: 'numeric' }),
        }))
  if (!timed) return said
  const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: zone })
  return `${said}, ${clock.format(Date.parse(dueAt))}`
}
