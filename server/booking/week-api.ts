import { bookingCalls } from '#shared/booking/calls.ts'
import {
  nextFreeQuerySchema,
  nextFreeSchema,
  weekQuerySchema,
  weekSchema,
} from '#shared/booking/week.ts'
import type { App } from '../http/app-instance.ts'
import type { FeedService } from './feeds/feed-service.ts'
import { readNextFree, readWeek } from './week.ts'

/** What the week view and the forms of the office ask beside the calls of booking.md §5. */
export function weekApi(app: App, feeds: Pick<FeedService, 'freshFeeds'>) {
  app.get(
    bookingCalls.admin.week,
    {
      schema: {
        summary: 'Meetings, busy times and working hours between two instants',
        querystring: weekQuerySchema,
        response: { 200: weekSchema },
      },
    },
    async ({ ctx, query }) => {
      feeds.freshFeeds(ctx)
      return readWeek(ctx, query)
    },
  )

  app.get(
    bookingCalls.admin.nextFree,
    {
      schema: {
        summary: 'The next free starts of one host',
        querystring: nextFreeQuerySchema,
        response: { 200: nextFreeSchema },
      },
    },
    async ({ ctx, query }) => {
      feeds.freshFeeds(ctx)
      return { next: await readNextFree(ctx, query) }
    },
  )
}
