import { z } from 'zod'
import { bookingCalls } from '#shared/booking/calls.ts'
import {
  availabilitySchema,
  createMeetingTypeSchema,
  explainQuerySchema,
  explanationSchema,
  meetingTypeSchema,
  saveAvailabilitySchema,
  updateMeetingTypeSchema,
} from '#shared/booking/schema.ts'
import type { App } from '../http/app-instance.ts'
import { failuresOf, noContent } from '../http/responses.ts'
import { readAvailability, renewFeed, saveAvailability } from './availability.ts'
import type { FeedService } from './feeds/feed-service.ts'
import { explainTime } from './list-slots.ts'
import {
  createMeetingType,
  deleteMeetingType,
  listMeetingTypes,
  updateMeetingType,
} from './meeting-types.ts'

const ofId = z.object({ id: z.string().max(200) })
const ofAdmin = z.object({ adminId: z.string().max(200) })

/** What the firm says of its bookable times, and asks about them (booking.md §5). */
export function bookingAdminApi(app: App, feeds: Pick<FeedService, 'freshFeeds'>) {
  const read = { 200: availabilitySchema, ...failuresOf('not_found') }
  const saved = { 200: availabilitySchema, ...failuresOf('not_found', 'edit_conflict') }
  const { admin } = bookingCalls

  app.get(
    admin.availability,
    {
      schema: {
        summary: 'When one can be booked oneself',
        response: { 200: availabilitySchema },
      },
    },
    async ({ ctx }) => readAvailability({ ctx, adminId: ctx.actor.adminId }),
  )

  app.put(
    admin.availability,
    {
      schema: {
        body: saveAvailabilitySchema,
        response: { 200: availabilitySchema, ...failuresOf('edit_conflict') },
      },
    },
    async ({ ctx, body }) => saveAvailability({ ctx, adminId: ctx.actor.adminId, input: body }),
  )

  app.get(
    admin.availabilityOf(':adminId'),
    { schema: { params: ofAdmin, response: read } },
    async ({ ctx, params }) => readAvailability({ ctx, adminId: params.adminId }),
  )

  app.put(
    admin.availabilityOf(':adminId'),
    { schema: { params: ofAdmin, body: saveAvailabilitySchema, response: saved } },
    async ({ ctx, params, body }) =>
      saveAvailability({ ctx, adminId: params.adminId, input: body }),
  )

  app.post(
    admin.availabilityFeed,
    {
      schema: {
        summary: 'Give the feed of one’s own bookings another address',
        response: read,
      },
    },
    async ({ ctx }) => renewFeed({ ctx, adminId: ctx.actor.adminId }),
  )

  app.get(
    admin.explain,
    {
      schema: {
        summary:
          'Why a time is, or is not, free, for a meeting type or a length: per host the rules that take it away; with `hostId`, of that account alone',
        querystring: explainQuerySchema,
        response: { 200: explanationSchema },
      },
    },
    async ({ ctx, query }) => {
      feeds.freshFeeds(ctx)
      return explainTime(ctx, query)
    },
  )

  app.get(
    admin.meetingTypes,
    { schema: { response: { 200: z.array(meetingTypeSchema) } } },
    async ({ ctx }) => listMeetingTypes(ctx),
  )

  app.post(
    admin.meetingTypes,
    {
      schema: {
        body: createMeetingTypeSchema,
        response: { 201: meetingTypeSchema },
      },
    },
    async ({ ctx, body }, reply) => {
      reply.status(201)
      return createMeetingType(ctx, body)
    },
  )

  app.patch(
    admin.meetingType(':id'),
    {
      schema: {
        params: ofId,
        body: updateMeetingTypeSchema,
        response: { 200: meetingTypeSchema, ...failuresOf('not_found', 'edit_conflict') },
      },
    },
    async ({ ctx, params, body }) => updateMeetingType(ctx, params.id, body),
  )

  app.delete(
    admin.meetingType(':id'),
    {
      schema: {
        params: ofId,
        response: { 204: noContent, ...failuresOf('not_found') },
      },
    },
    async ({ ctx, params }, reply) => {
      await deleteMeetingType(ctx, params.id)
      reply.status(204)
    },
  )
}
