import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { bookingPage as words } from '#content/pages/booking.ts'
import { bookingPage } from '#shared/booking/calls.ts'
import { dateIn } from '#shared/booking/days-in-zone.ts'
import { bookingFields, bookingProblems } from '#shared/booking/form.ts'
import { firstType, timesPage, tokenOf } from '#shared/booking/pages.ts'
import { type BookingType, createBookingSchema } from '#shared/booking/schema.ts'
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
import { listBookingTypes } from './meeting-types.ts'
import { insteadOf, timesOfType } from './plain-times.ts'

const text = z.string().catch('')
const viewed = z.object({ type: text, from: text, day: text })
const formSchema = plainFormSchema(bookingFields).and(z.object({ type: text, start: text }))
type Sent = z.output<typeof formSchema>

/** What keeps a form from being a booking: at its fields, as sentences, and the times in its place. */
type Refused = {
  status: number
  fields: Record<string, string>
  problems: readonly string[]
  next?: readonly string[] | undefined
}

/** The booking that a sent form asks for, or what keeps it from being one. */
function read({ about, message, start, ...said }: Sent) {
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
 * `/schedule/times`: the free times as a page of the server, and booking one by a plain post
 * (booking.md §2), drawn by the components of the island. Booked, it leads on to the booking's own page.
 */
export function bookingPost(app: App, shared: Shared, sendAnswer: SendAnswer) {
  const errorHandler = failurePage(sendAnswer)
  app.get(
    timesPage,
    { schema: { hide: true, querystring: viewed }, errorHandler },
    async (request, reply) => {
      const ctx = await publicContext(shared, request)
      await limitLink(ctx)
      const types = await listBookingTypes(ctx)
      const type = typeAmong(types, request.query.type)
      const times = type && (await timesOfType(ctx, type.id, request.query))
      reply.header('Cache-Control', 'no-store')
      return sendAnswer(reply, 200, timesAnswer({ types, type, times }))
    },
  )

  app.post(timesPage, { schema: { hide: true, body: formSchema } }, async (request, reply) => {
    const form = { ...request.body, about: topicOf(request, request.body.about) }
    const ctx = await publicContext(shared, request)

    const again = async ({ status, fields, problems, next }: Refused) => {
      const types = await listBookingTypes(ctx)
      const type = typeAmong(types, form.type)
      const day = dayOf(form.start)
      const found = type && (await timesOfType(ctx, type.id, { from: day, day }))
      const times = found && next ? insteadOf(found, next) : found
      const { about, start, type: _type, website: _website, ...values } = form
      const typed = { values, about, start }
      return sendAnswer(reply, status, timesAnswer({ types, type, times, typed, fields, problems }))
    }

    const { booking, refused } = read(form)
    if (!booking) return again(refused)
    try {
      await limitPlainForm(ctx, request)
      const call = { ctx, input: booking, origin: null, idempotencyKey: undefined }
      const { manageUrl } = await bookMeeting(call)
      return reply.redirect(bookingPage(tokenOf(manageUrl)), 303)
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
