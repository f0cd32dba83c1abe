import { availableParallelism } from 'node:os'
import { AppError } from '../errors.ts'

/**
 * Whose turn comes first: `known` is who signs in with a browser that the account was signed in with
 * before, or who has shown a session or a link; `stranger` is everybody else.
 */
type Urgency = 'known' | 'stranger'

/**
 * So many passwords are looked at at once by one process: each takes a core for some 20 ms, on purpose,
 * and half of them are left to everybody else.
 */
const atOnce = Math.max(1, Math.floor(availableParallelism() / 2))
/** So many strangers wait at most, a few seconds; more are refused without any work. */
const mostStrangers = 100
const retryAfter = 10

let working = 0
const waiting: Record<Urgency, (() => void)[]> = { known: [], stranger: [] }

function leave(): void {
  const next = waiting.known.shift() ?? waiting.stranger.shift()
  if (next) next()
  else working -= 1
}

/**
 * Does work that looks at a password, or makes the hash of one, in its turn, with what it asks of the
 * database. However many networks call at once, that takes no more than half of the machine, and who is
 * known does not wait behind strangers.
 * @throws {AppError} `too_many_requests` for a stranger while too many wait; and what `work` throws.
 */
export async function inPasswordQueue<Result>(
  urgency: Urgency,
  work: () => Promise<Result>,
): Promise<Result> {
  const line = waiting[urgency]
  if (urgency === 'stranger' && line.length >= mostStrangers) {
    const sentence = `Very many are signing in at this moment. Please try again in ${retryAfter} seconds.`
    throw new AppError('too_many_requests', sentence, { retryAfter })
  }
  if (working < atOnce) working += 1
  else await new Promise<void>((resolve) => line.push(resolve))
  try {
    return await work()
  } finally {
    leave()
  }
}
