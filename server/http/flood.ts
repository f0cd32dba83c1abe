import type { Limit } from './rate-limit.ts'

const tenMinutes = 10 * 60

/** Forms one network may send without more ado; an office behind one router still fits. */
export const networkLimit: Limit = { name: 'visitor', max: 30, seconds: tenMinutes }
/** What one call gets from everybody on a good day, several times over; beyond is a flood. */
export const callLimit: Limit = { name: 'form', max: 200, seconds: tenMinutes }
/** Of one plain form as much: it can prove nothing, and is counted apart from calls and other forms. */
export const plainFormLimit: Limit = { name: 'plain-form', max: 30, seconds: tenMinutes }
/** One network is shut out here, whatever it proves. */
const mostOfNetwork = 10 * networkLimit.max
/** Links to documents and pages of the server one network may follow, forms not among them. */
export const linkLimit: Limit = { name: 'link', max: mostOfNetwork, seconds: tenMinutes }

/**
 * How far the number to be found reaches, by how many times a limit is passed. At the last one
 * a phone of the cheapest kind computes for two seconds (docs/security.md tells what was measured).
 */
const tasks = [
  { beyond: 8, counter: 1024 },
  { beyond: 4, counter: 512 },
  { beyond: 2, counter: 256 },
  { beyond: 1, counter: 128 },
] as const

type Seen = {
  /** Attempts in the window, this one included: of the caller's network, and at this call by all. */
  ofNetwork: number
  atCall: number
}

export type FormDecision =
  | { kind: 'take' }
  /** Taken with proof of a task whose number is at most `counter`. */
  | { kind: 'prove'; counter: number }
  | { kind: 'refuse' }

/** What becomes of a visitor's call in view of how many there were. */
export function decideForm({ ofNetwork, atCall }: Seen): FormDecision {
  if (ofNetwork > mostOfNetwork) return { kind: 'refuse' }
  const times = Math.max(ofNetwork / networkLimit.max, atCall / callLimit.max)
  const task = tasks.find(({ beyond }) => times > beyond)
  return task ? { kind: 'prove', counter: task.counter } : { kind: 'take' }
}
