/** How long a meeting is taken to last, as the calls offered here do; milliseconds. */
export const meetingLength = 30 * 60_000

/** Whether a meeting that began at `start` is over at `now`; both in milliseconds since 1970. */
export const isOver = (start: number, now: number): boolean => start + meetingLength <= now
