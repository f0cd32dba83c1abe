import { z } from 'zod'
import { listQuery } from '../list-query.ts'
import { email, line, optional } from '../text.ts'
import { defaultSubscriberSort, subscriberSorts, subscriberStates } from './vocabulary.ts'

/** `POST /api/newsletter/subscribe` (public-site.md §7). */
export const subscribeSchema = z.object({ email, source: optional(line('Source', 100)) })
export type Subscribe = z.output<typeof subscribeSchema>

/** A subscriber as clients read it. */
export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  source: z.string(),
  state: z.enum(subscriberStates),
  createdAt: z.iso.datetime(),
  /** Whose it is; null until that was looked up. */
  personId: z.string().nullable().default(null),
  /** The name of who that is. */
  person: z.string().nullable().default(null),
})
export type Subscriber = z.output<typeof subscriberSchema>

/**
 * What who subscribes reads back: what they sent, and how it stands from now on. Anybody can send
 * any address, so nothing of what is kept about one that was known is told.
 */
export const subscriptionSchema = subscriberSchema.omit({
  id: true,
  personId: true,
  person: true,
})
export type Subscription = z.output<typeof subscriptionSchema>

/** Query of `GET /api/admin/newsletter`. */
export const listSubscribersSchema = listQuery(subscriberSorts, defaultSubscriberSort).extend({
  state: z
    .enum([...subscriberStates, 'all'], {
      error: `State must be one of ${subscriberStates.join(', ')}.`,
    })
    .optional(),
})
export type ListSubscribers = z.output<typeof listSubscribersSchema>

/**
 * How many subscribers there are, by state, and how many joined in each of the last weeks, oldest
 * first: by confirming or, where no confirmation was asked for, by subscribing; also who has left since.
 */
export const subscriberCountsSchema = z.object({
  total: z.number().int(),
  byState: z.record(z.enum(subscriberStates), z.number().int()),
  weeks: z.array(z.object({ since: z.iso.datetime(), joined: z.number().int() })),
})
export type SubscriberCounts = z.output<typeof subscriberCountsSchema>
