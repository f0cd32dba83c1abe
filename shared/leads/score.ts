import { isFreeMail } from '../consultations/company-of-address.ts'
import { chosenBudget, ownWords } from './contact-form.ts'
import type { Lead } from './schema.ts'

type Scored = Pick<
  Lead,
  'email' | 'company' | 'phone' | 'message' | 'source' | 'createdAt' | 'updatedAt'
>

type Rule = {
  points: number
  /** What is said of a lead that the rule fits. */
  reason: string
  fits: (lead: Scored, now: number) => boolean
}

const day = 24 * 60 * 60 * 1000

const largeBudgets = new Set(['25k-50k', '50k-100k', 'over-100k'])
const smallBudgets = new Set(['under-10k', '10k-25k'])
const intent =
  /\b(quote|proposal|pricing|price|cost|budget|demo|call|meeting|deadline|timeline|urgent|asap|start|hire|contract)\b/i
const warmSource = /audit|pricing|roi|schedul|consult|book/i

/**
 * What speaks for calling a lead back first, and against it; each rule counts once. The points are
 * a starting point of ours, made to be changed: nothing else knows them.
 */
export const scoreRules: readonly Rule[] = [
  { points: 20, reason: 'Writes from a company address', fits: ({ email }) => !isFreeMail(email) },
  { points: 10, reason: 'Names a company', fits: ({ company }) => company !== null },
  { points: 10, reason: 'Leaves a phone number', fits: ({ phone }) => phone !== null },
  {
    points: 20,
    reason: 'Has $25,000 or more to spend',
    fits: ({ message }) => largeBudgets.has(chosenBudget(message)),
  },
  {
    points: 10,
    reason: 'States a budget',
    fits: ({ message }) => smallBudgets.has(chosenBudget(message)),
  },
  {
    points: 10,
    reason: 'Describes the work in some detail',
    fits: ({ message }) => ownWords(message).length >= 200,
  },
  {
    points: 10,
    reason: 'Asks about price, dates or a call',
    fits: ({ message }) => intent.test(ownWords(message)),
  },
  {
    points: 10,
    reason: 'Came through the audit, prices or scheduling',
    fits: ({ source }) => warmSource.test(source),
  },
  {
    points: 10,
    reason: 'Wrote within the last two days',
    fits: ({ createdAt }, now) => now - Date.parse(createdAt) <= 2 * day,
  },
  {
    points: -10,
    reason: 'Nothing has happened for two weeks',
    fits: ({ updatedAt }, now) => now - Date.parse(updatedAt) > 14 * day,
  },
]

export type LeadScore = {
  /** 0 to 100. */
  points: number
  reasons: { points: number; reason: string }[]
}

/** How promising a lead is at an instant (milliseconds), and why. */
export function scoreLead(lead: Scored, now: number): LeadScore {
  const reasons = scoreRules
    .filter((rule) => rule.fits(lead, now))
    .map(({ points, reason }) => ({ points, reason }))
  const sum = reasons.reduce((total, { points }) => total + points, 0)
  return { points: Math.max(0, Math.min(100, sum)), reasons }
}
