import { z } from 'zod'
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
