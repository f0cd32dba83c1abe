import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { notificationSchema } from '#shared/notifications/schema.ts'
import { api } from '#shared/routes.ts'
import { call, fetchSignedIn } from '../http/call.ts'

/** The notifications of who is signed in, newest first. */
export const notificationsQuery = queryOptions({
  queryKey: ['notifications'],
  queryFn: ({ signal }) => call(api.admin.notifications, z.array(notificationSchema), { signal }),
})

export const takeUpNotifications = (queries: QueryClient): Promise<void> =>
  queries.invalidateQueries({ queryKey: notificationsQuery.queryKey }, { cancelRefetch: false })

/** Marks one of them as read, at the server and here. */
export async function markNotificationRead(queries: QueryClient, id: string): Promise<void> {
  const readAt = new Date().toISOString()
  queries.setQueryData(notificationsQuery.queryKey, (all) =>
    all?.map((each) => (each.id === id ? { ...each, readAt: each.readAt ?? readAt } : each)),
  )
  try {
    await fetchSignedIn(api.admin.notificationRead(id), { method: 'POST' })
  } catch {
    // It stays unread, and the number says so.
    void takeUpNotifications(queries)
  }
}

/** Marks all of them as read, at the server and here. */
export async function markNotificationsRead(queries: QueryClient): Promise<void> {
  await fetchSignedIn(api.admin.notificationsRead, { method: 'POST' })
  const readAt = new Date().toISOString()
  queries.setQueryData(notificationsQuery.queryKey, (all) =>
    all?.map((each) => ({ ...each, readAt: each.readAt ?? readAt })),
  )
}
