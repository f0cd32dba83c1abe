import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { bookingPage as words } from '#content/pages/booking.ts'
import { dateIn } from '#shared/booking/days-in-zone.ts'
import { bookingFields, bookingProblems } from '#shared/booking/form.ts'
import { bookedPage, firstType, timesPage, tokenOf, typeOf } from '#shared/booking/pages.ts'
import {
  type BookingType,
  type CreateBooking,
  createBookingSchema,
} from '#shared/booking/schema.ts'
import { messageAbout } from '#shared/consultations/request-form.ts'
import { timesAnswer } from '#web/site/answers/booking-answers.tsx'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { SendAnswer } from '../http/answer-page.tsx'
import type { App } from '../http/app-instance.ts'
import { sayWhenAgain } from '../http/errors.ts'
import { failurePage } from '../http/failure-page.ts'
import { limitLink, limitPlainForm } from '../http/form-limit.ts'
import { plainFormSchema, topicOf } from '../http/plain-form.ts'
import { bookMeeting } from './book.ts'
import type { FeedService } from './feeds/feed-service.ts'
import { listBookingTypes } from './meeting-types.ts'
import { insteadOf, timesOfType } from './plain-times.ts'
import { hashOf } from './tokens.ts'

const text = z.string().catch('')
const viewed = z.object({ type: text, from: text, day: text, about: text })
const formSchema = plainFormSchema(bookingFields).and(
  z.object({ type: text, start: text, key: text }),
)
type Sent = z.output<typeof formSchema>

/** What keeps a form from being a booking: at its fields, as sentences, and the times in its place. */
type Refused = {
  status: number
  fields: Record<string, string>
  problems: readonly string[]
  next?: readonly string[] | undefined
}

/** The booking that a sent form asks for, or what keeps it from being one. */
function read({ about, message, start, key: _key, ...said }: Sent) {
  const booking = createBookingSchema.safeParse({
    ...said,
    start,
    message: messageAbout(about, message),
    timeZone: brand.timeZone.id,
  })
  const { message: tooLong } = bookingProblems({ ...said, message })
  if (booking.success && !tooLong) return { booking: booking.data }
  const found = (booking.error?.issues ?? []).map(({ path: [field = ''], message }) => ({
    field: String(field),
    message: field === 'start' ? words.plain.choose : message,
  }))
  // The limit of what was typed, and not of what stands above it too.
  const problems = tooLong
    ? [...found.filter(({ field }) => field !== 'message'), { field: 'message', message: tooLong }]
    : found
  const fields = Object.fromEntries(problems.map(({ field, message }) => [field, message]))
  return { refused: { status: 400, fields, problems: problems.map(({ message }) => message) } }
}

/** The day of a start on the firm's clock, to come back to; empty for what is none. */
const dayOf = (start: string): string =>
  Number.isNaN(Date.parse(start)) ? '' : dateIn(new Date(start).toISOString(), brand.timeZone.id)

/** The type that is meant, or else the first. */
const typeAmong = (types: readonly BookingType[], id: string) =>
  [id, firstType].flatMap((wanted) => types.find((type) => type.id === wanted) ?? [])[0] ?? types[0]

/**
 * The type that the page of ours that led here was opened for (`/schedule?type=…`); its link to the times
 * is the same for all. Empty for none, and for a page of somebody else.
 */
function typeBefore({ headers, host }: FastifyRequest, publicUrl: string): string {
  const before = URL.parse(headers.referer ?? '')
  const isOurs = before && (before.host === host || before.origin === publicUrl)
  return (isOurs && typeOf(before.search)) || ''
}

/**
 * The key of a sent form, of the page it was sent from and of all it says, as the island has one: sent twice
 * it is one booking, and filled in otherwise, after a step back, another. None for a page that had no key.
 */
const keyOfSent = (key: string, booking: CreateBooking) =>
  key === '' ? undefined : hashOf(JSON.stringify([key, booking]))

/**
 * `/schedule/times`: the free times as a page of the server, and booking one by a plain post
 * (booking.md §2), drawn by the components of the island. Booked, it leads on to the booking's own page.
 */
export function bookingPost(
  app: App,
  shared: Shared,
  sendAnswer: SendAnswer,
  feeds: Pick<FeedService, 'freshFeeds'>,
) {
  const errorHandler = failurePage(sendAnswer)
  app.get(
    timesPage,
    { schema: { hide: true, querystring: viewed }, errorHandler },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await limitLink(ctx)
      feeds.freshFeeds(ctx)
      const types = await listBookingTypes(ctx)
      const wanted = request.query.type || typeBefore(request, ctx.env.publicUrl)
      const type = typeAmong(types, wanted)
      const about = topicOf(request, request.query.about)
      const times = type && (await timesOfType(ctx, type.id, { ...request.query, about }))
      reply.header('Cache-Control', 'no-store')
      return sendAnswer(reply, 200, timesAnswer({ types, type, times, about, key: randomUUID() }))
    },
  )

  app.post(timesPage, { schema: { hide: true, body: formSchema } }, async (request, reply) => {
    const form = { ...request.body, about: topicOf(request, request.body.about) }
    const ctx = await publicContext(shared, request)

    const again = async ({ status, fields, problems, next }: Refused) => {
      feeds.freshFeeds(ctx)
      const types = await listBookingTypes(ctx)
      const type = typeAmong(types, form.type)
      const day = dayOf(form.start)
      const { about, key, start, type: _type, website: _website, ...values } = form
      const found = type && (await timesOfType(ctx, type.id, { from: day, day, about }))
      const times = found && next ? insteadOf(found, next) : found
      const page = { types, type, times, about, key: key || randomUUID() }
      const typed = { values, start }
      return sendAnswer(reply, status, timesAnswer({ ...page, typed, fields, problems }))
    }

    const { booking, refused } = read(form)
    if (!booking) return again(refused)
    try {
      await limitPlainForm(ctx, request)
      const idempotencyKey = keyOfSent(form.key, booking)
      const { manageUrl } = await bookMeeting({ ctx, input: booking, origin: null, idempotencyKey })
      return reply.redirect(bookedPage(tokenOf(manageUrl)), 303)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      sayWhenAgain(reply, error)
      const { status, message, details } = error
      return again({
        status,
        fields: details.fields ?? {},
        problems: [message],
        next: details.next,
      })
    }
  })
}
