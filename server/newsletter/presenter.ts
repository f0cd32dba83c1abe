import type { Subscriber } from '#shared/newsletter/schema.ts'
import type { newsletterSubscribers } from '../db/schema.ts'

export type SubscriberRow = typeof newsletterSubscribers.$inferSelect

/** A subscriber as clients read it. */
export const presentSubscriber = ({
  id,
  email,
  source,
  state,
  createdAt,
}: SubscriberRow): Subscriber => ({
  id,
  email,
  source,
  state,
  createdAt: createdAt.toISOString(),
})
