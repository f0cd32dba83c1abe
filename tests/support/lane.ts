/**
 * Whether this run is the long lane (`npm run test:long`): it takes every journey and judges every state,
 * and tries every rule of the server on each database.
 */
export const isLongLane = process.env.LANE === 'long'

/** For `test` of Vitest: what only the long lane tries, as the gate has no time for it. */
export const inLongLane = { skip: !isLongLane }
