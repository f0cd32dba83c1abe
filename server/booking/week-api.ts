import { bookingCalls } from '#shared/booking/calls.ts'
import {
  nextFreeQuerySchema,
  nextFreeSchema,
  weekQuerySchema,
  weekSchema,
} from '#shared/booking/week.ts'
import { adminContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { failures } from '../http/responses.ts'
import { readNextFree, readWeek } from './week.ts'

const tags = ['Booking']
const security = [{ token: [] }]

/** What the week view and the forms of the office ask beside the calls of booking.md §5. */
export function weekApi(app: App, shared: Shared) {
  app.get(
    bookingCalls.admin.week,
    {
      schema: {
        tags,
        security,
        summary: 'Meetings, busy times and working hours between two instants',
        querystring: weekQuerySchema,
        response: { 200: weekSchema, ...failures },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return readWeek(ctx, request.query)
    },
  )

  app.get(
    bookingCalls.admin.nextFree,
    {
      schema: {
        tags,
        security,
        summary: 'The next free starts of one host',
        querystring: nextFreeQuerySchema,
        response: { 200: nextFreeSchema, ...failures },
      },
    },
    async (request) => {
      const { ctx } = await adminContext(shared, request)
      return { next: await readNextFree(ctx, request.query) }
    },
  )
}
