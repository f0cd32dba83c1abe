import { availableParallelism } from 'node:os'
import PQueue from 'p-queue'
import { AppError } from '../errors.ts'

/**
 * Whose turn comes first: `known` is who signs in with a browser that the account was signed in with
 * before, or who has shown a session or a link; `stranger` is everybody else.
 */
type Urgency = 'known' | 'stranger'

const priorities: Record<Urgency, number> = { known: 1, stranger: 0 }

/**
 * So many passwords are looked at at once by one process: each takes a core for some 20 ms, on purpose,
 * and half of them are left to everybody else.
 */
const queue = new PQueue({ concurrency: Math.max(1, Math.floor(availableParallelism() / 2)) })
/** So many strangers wait at most, a few seconds; more are refused without any work. */
const mostStrangers = 100
const retryAfter = 10

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
  const priority = priorities[urgency]
  if (urgency === 'stranger' && queue.sizeBy({ priority }) >= mostStrangers) {
    const sentence = `Very many are signing in at this moment. Please try again in ${retryAfter} seconds.`
    throw new AppError('too_many_requests', sentence, { retryAfter })
  }
  return queue.add(work, { priority })
}
