import { setImmediate } from 'node:timers/promises'

/** Rows after which whoever walks through many lets others have a turn. */
export const rowsPerTurn = 200

/** The same for people who are made or compared: each takes more than a row, and more at once are no faster. */
export const peoplePerTurn = 50

/**
 * Lets whatever else waits in this process be done first. The embedded database answers in the turn in
 * which it is asked, so that a loop over its rows would keep everybody waiting to its end: with 30,000
 * leads for seconds.
 */
export const nextTurn = (): Promise<void> => setImmediate()
