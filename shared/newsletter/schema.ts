import { z } from 'zod'
import { listQuery } from '../list-query.ts'
import { email, line, optional } from '../text.ts'

/** `POST /api/newsletter/subscribe` (public-site.md §7). */
export const subscribeSchema = z.object({ email, source: optional(line('Source', 100)) })
export type Subscribe = z.output<typeof subscribeSchema>

/** A subscriber as clients read it. */
export const subscriberSchema = z.object({
  id: z.string(),
  email: z.string(),
  source: z.string(),
  createdAt: z.iso.datetime(),
})
export type Subscriber = z.output<typeof subscriberSchema>

/** Columns the subscribers can be sorted by; a leading `-` turns the order round. */
const subscriberSorts = ['-createdAt', 'createdAt', 'email', '-email'] as const

/** Query of `GET /api/admin/newsletter`. */
export const listSubscribersSchema = listQuery(subscriberSorts, '-createdAt')
