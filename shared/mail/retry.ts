const minute = 60_000
const hour = 60 * minute

/** Waits between attempts, in milliseconds; the last one repeats. */
const waits = [1, 2, 5, 10, 20, 40, 60, 120, 180].map((minutes) => minutes * minute)

/** The longest an e-mail that is due later can wait for its next attempt, in milliseconds. */
export const longestWait = Math.max(...waits)

/** After this long without being taken, an e-mail counts as failed; milliseconds. */
export const triedFor = 24 * hour

/**
 * When to try again after `attempts` attempts that were refused for now, or null when that would
 * be after the e-mail is given up.
 */
export function nextAttempt(attempts: number, now: Date, giveUpAt: Date): Date | null {
  const wait = waits[Math.min(attempts, waits.length) - 1] ?? minute
  const next = new Date(now.getTime() + wait)
  return next <= giveUpAt ? next : null
}
