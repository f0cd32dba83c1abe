import { z } from 'zod'

/** A notification as one admin reads it; `readAt` is that admin's own. */
export const notificationSchema = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  body: z.string(),
  href: z.string().nullable(),
  createdAt: z.iso.datetime(),
  readAt: z.iso.datetime().nullable(),
})
export type Notification = z.output<typeof notificationSchema>
