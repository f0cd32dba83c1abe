import { z } from 'zod'
import { bookingCalls } from '#shared/booking/calls.ts'
import {
  bookedSchema,
  bookingSchema,
  bookingTypeSchema,
  createBookingSchema,
  createHoldSchema,
  holdSchema,
  rescheduleSchema,
  slotsQuerySchema,
  slotsSchema,
} from '#shared/booking/schema.ts'
import { mailHeld } from '#shared/mail/schema.ts'
import { withVisit } from '#shared/origins/visit-schema.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { formHeaders, proofHeaders } from '../http/form-headers.ts'
import { limitForm, limitLink } from '../http/form-limit.ts'
import { failuresOf, formFailures } from '../http/responses.ts'
import { isMailHeld } from '../mail/enqueue-email.ts'
import { bookMeeting } from './book.ts'
import type { FeedService } from './feeds/feed-service.ts'
import { holdTime } from './hold-time.ts'
import { listSlots } from './list-slots.ts'
import { listBookingTypes } from './meeting-types.ts'
import { cancelBooking, readBooking, rescheduleBooking } from './own-booking.ts'

const tags = ['Booking']
const params = z.object({ token: z.string().max(200) })
const change = failuresOf(...formFailures, 'not_found', 'edit_conflict', 'slot_taken')

/** What visitors call to book, and with the link of their booking to change it (booking.md §5). */
export function bookingApi(app: App, shared: Shared, feeds: Pick<FeedService, 'freshFeeds'>) {
  app.get(
    bookingCalls.types,
    {
      schema: {
        tags,
        summary: 'What can be booked',
        response: { 200: z.array(bookingTypeSchema) },
      },
    },
    async (request) => listBookingTypes(await publicContext(shared, request)),
  )

  app.get(
    bookingCalls.slots,
    {
      schema: {
        tags,
        summary: 'The free times of a meeting type, by days of a zone; at most 62 days',
        querystring: slotsQuerySchema,
        response: { 200: slotsSchema },
      },
    },
    async (request) => {
      const ctx = await publicContext(shared, request)
      feeds.freshFeeds(ctx)
      return listSlots(ctx, request.query)
    },
  )

  app.post(
    bookingCalls.holds,
    {
      schema: {
        tags,
        summary: 'Hold a time for five minutes; with `holdToken`, in place of the one before',
        headers: proofHeaders,
        body: createHoldSchema,
        response: { 201: holdSchema, ...failuresOf(...formFailures, 'slot_taken') },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await limitForm(ctx, request)
      reply.status(201)
      return holdTime({ ctx, input: request.body })
    },
  )

  app.post(
    bookingCalls.bookings,
    {
      schema: {
        tags,
        summary: 'Book a time; `manageUrl` ends in the token of the booking',
        headers: formHeaders,
        body: withVisit(createBookingSchema),
        response: {
          201: bookedSchema.extend({ mailHeld }),
          ...failuresOf(...formFailures, 'slot_taken', 'erased', 'key_reused'),
        },
      },
    },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await limitForm(ctx, request)
      const idempotencyKey = request.headers['idempotency-key']
      const { visit: origin, ...input } = request.body
      reply.status(201)
      const booked = await bookMeeting({ ctx, input, origin, idempotencyKey })
      return { ...booked, mailHeld: isMailHeld(ctx) }
    },
  )

  app.get(
    bookingCalls.booking(':token'),
    {
      schema: {
        tags,
        summary: 'A booking, to who holds its link',
        params,
        response: { 200: bookingSchema, ...failuresOf('not_found', 'too_many_requests') },
      },
    },
    async (request) => {
      const ctx = await publicContext(shared, request)
      await limitLink(ctx)
      return readBooking({ ctx, token: request.params.token })
    },
  )

  app.post(
    bookingCalls.reschedule(':token'),
    {
      schema: {
        tags,
        summary: 'Move a booking, up to the least notice',
        headers: proofHeaders,
        params,
        body: rescheduleSchema,
        response: { 200: bookingSchema, ...change },
      },
    },
    async (request) => {
      const ctx = await publicContext(shared, request)
      await limitForm(ctx, request)
      return rescheduleBooking({ ctx, token: request.params.token, input: request.body })
    },
  )

  app.post(
    bookingCalls.cancel(':token'),
    {
      schema: {
        tags,
        summary: 'Cancel a booking, up to the least notice',
        headers: proofHeaders,
        params,
        response: { 200: bookingSchema, ...change },
      },
    },
    async (request) => {
      const ctx = await publicContext(shared, request)
      await limitForm(ctx, request)
      return cancelBooking({ ctx, token: request.params.token })
    },
  )
}
