import type { FastifyReply } from 'fastify'
import { z } from 'zod'
import { bookingPage as words } from '#content/pages/booking.ts'
import { bookingPage } from '#shared/booking/calls.ts'
import { ownBooking } from '#shared/booking/pages.ts'
import { rescheduleSchema } from '#shared/booking/schema.ts'
import type { Answer } from '#web/site/answers/answer.ts'
import { bookingAnswer, moveAnswer, unknownBooking } from '#web/site/answers/booking-answers.tsx'
import type { Ctx } from '../context.ts'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { SendAnswer } from '../http/answer-page.tsx'
import type { App } from '../http/app-instance.ts'
import { sayWhenAgain } from '../http/errors.ts'
import { failurePage } from '../http/failure-page.ts'
import { limitLink, limitPlainForm } from '../http/form-limit.ts'
import { isMailHeld } from '../mail/enqueue-email.ts'
import type { FeedService } from './feeds/feed-service.ts'
import { cancelBooking, readBooking, readBookingFile, rescheduleBooking } from './own-booking.ts'
import { insteadOf, timesOfBooking, type Viewed } from './plain-times.ts'

const text = z.string().catch('')
const params = z.object({ token: z.string().max(200) })
const viewed = z.object({ from: text, day: text })
/** Of the page that a sent form leads on to, shared/booking/pages.ts. */
const marked = z.object({ booked: z.unknown().optional() })
const moveSchema = z.object({ start: text })

/**
 * The visitor's own page of a booking (booking.md §2), to whom its mail and its receipt lead. Only its
 * buttons change anything: scanners of mail follow links.
 */
export function bookingPages(
  app: App,
  shared: Shared,
  sendAnswer: SendAnswer,
  feeds: Pick<FeedService, 'freshFeeds'>,
) {
  const errorHandler = failurePage(sendAnswer)
  /** Kept by nobody on the way, and no address with a token goes on to another page. */
  const send = (reply: FastifyReply, status: number, answer: Answer) => {
    reply.header('Cache-Control', 'no-store').header('Referrer-Policy', 'no-referrer')
    return sendAnswer(reply, status, answer)
  }
  /** The page of a booking as it is now, with what has kept it from being changed. */
  const sendBooking = async (
    ctx: Ctx,
    reply: FastifyReply,
    token: string,
    { refused, isNew = false }: { refused?: AppError | undefined; isNew?: boolean } = {},
  ) => {
    const booking = await readBooking({ ctx, token })
    const receipt = isNew ? { mailHeld: isMailHeld(ctx) } : undefined
    const answer = bookingAnswer({ booking, token, problem: refused?.message, receipt })
    return send(reply, refused?.status ?? 200, answer)
  }
  /** A link that leads to no booking has a page of its own. */
  const orUnknown = async (reply: FastifyReply, work: () => Promise<FastifyReply>) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      sayWhenAgain(reply, error)
      if (error.code !== 'not_found') throw error
      return send(reply, 404, unknownBooking())
    }
  }
  const sendTimes = async (
    ctx: Ctx,
    reply: FastifyReply,
    token: string,
    seen: Viewed,
    refused?: AppError,
  ) => {
    const booking = await readBooking({ ctx, token })
    if (!booking.changeable) return sendBooking(ctx, reply, token, { refused })
    feeds.freshFeeds(ctx)
    const found = await timesOfBooking(ctx, booking, token, seen)
    const times = refused?.details.next ? insteadOf(found, refused.details.next) : found
    const problems = refused ? [refused.message] : []
    return send(reply, refused?.status ?? 200, moveAnswer({ booking, token, times, problems }))
  }

  app.get(
    bookingPage(':token'),
    { schema: { hide: true, params, querystring: marked }, errorHandler },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await limitLink(ctx)
      const isNew = 'booked' in request.query
      return orUnknown(reply, () => sendBooking(ctx, reply, request.params.token, { isNew }))
    },
  )

  app.get(
    ownBooking.invitation(':token'),
    { schema: { hide: true, params }, errorHandler },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await limitLink(ctx)
      const { token } = request.params
      return orUnknown(reply, async () => {
        const file = await readBookingFile({ ctx, token })
        return reply
          .header('Cache-Control', 'no-store')
          .header('Content-Disposition', 'attachment; filename="booking.ics"')
          .type('text/calendar; charset=utf-8')
          .send(file)
      })
    },
  )

  app.get(
    ownBooking.times(':token'),
    { schema: { hide: true, params, querystring: viewed }, errorHandler },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await limitLink(ctx)
      return orUnknown(reply, () => sendTimes(ctx, reply, request.params.token, request.query))
    },
  )

  app.post(
    ownBooking.times(':token'),
    { schema: { hide: true, params, body: moveSchema } },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      const { token } = request.params
      const input = rescheduleSchema.safeParse(request.body)
      return orUnknown(reply, async () => {
        try {
          if (!input.success) throw new AppError('invalid', words.plain.choose)
          await limitPlainForm(ctx, request)
          await rescheduleBooking({ ctx, token, input: input.data })
        } catch (error) {
          if (!(error instanceof AppError) || error.code === 'not_found') throw error
          sayWhenAgain(reply, error)
          return sendTimes(ctx, reply, token, { from: '', day: '' }, error)
        }
        return reply.header('Referrer-Policy', 'no-referrer').redirect(bookingPage(token), 303)
      })
    },
  )

  app.post(
    ownBooking.cancel(':token'),
    { schema: { hide: true, params } },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      const { token } = request.params
      return orUnknown(reply, async () => {
        try {
          await limitPlainForm(ctx, request)
          await cancelBooking({ ctx, token })
        } catch (error) {
          if (!(error instanceof AppError) || error.code === 'not_found') throw error
          sayWhenAgain(reply, error)
          return sendBooking(ctx, reply, token, { refused: error })
        }
        return reply.header('Referrer-Policy', 'no-referrer').redirect(bookingPage(token), 303)
      })
    },
  )
}
