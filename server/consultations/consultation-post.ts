import { z } from 'zod'
import { brand } from '#content/brand.ts'
import {
  messageAbout,
  type RequestForm,
  requestProblems,
} from '#shared/consultations/request-form.ts'
import { createConsultationSchema } from '#shared/consultations/schema.ts'
import { defaultMeetingType } from '#shared/consultations/vocabulary.ts'
import { page } from '#shared/routes.ts'
import { type FormProblems, requestAnswer } from '#web/site/answers/form-answers.tsx'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { SendAnswer } from '../http/answer-page.tsx'
import type { App } from '../http/app-instance.ts'
import { sayWhenAgain } from '../http/errors.ts'
import { limitPlainForm } from '../http/form-limit.ts'
import { sendToReceipt, topicOf } from '../http/plain-form.ts'
import { isMailHeld } from '../mail/enqueue-email.ts'
import { createConsultation } from './create-consultation.ts'

const text = z.string().catch('')
const formSchema = z.object({
  name: text,
  email: text,
  company: text,
  phone: text,
  date: text,
  time: text,
  message: text,
  about: text,
  website: text,
})

/** The instant of a local date and time at the firm, whose zone the form names; null for none. */
function preferredInstant({ date, time }: RequestForm): Date | null {
  try {
    const local = Temporal.PlainDateTime.from(`${date}T${time}`)
    return new Date(local.toZonedDateTime(brand.timeZone.id).epochMilliseconds)
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

/** The consultation a sent form asks for, or what keeps it from being one. */
function read(form: z.output<typeof formSchema>, now: Date) {
  const preferred = preferredInstant(form)
  const fields = requestProblems(form, preferred, now)
  const problems = Object.values(fields)
  if (problems.length > 0) return { refused: { fields, problems } }
  const consultation = createConsultationSchema.safeParse({
    name: form.name,
    email: form.email,
    company: form.company,
    phone: form.phone,
    preferredDate: preferred?.toISOString() ?? null,
    meetingType: defaultMeetingType,
    message: messageAbout(form.about, form.message),
    website: form.website,
  })
  if (consultation.success) return { consultation: consultation.data }
  const { issues } = consultation.error
  return {
    refused: {
      fields: Object.fromEntries(issues.map(({ path: [field = ''], message }) => [field, message])),
      problems: issues.map(({ message }) => message),
    },
  }
}

/**
 * `POST /schedule`: the request form of a browser without JavaScript. Answers with a page: where
 * the request arrives, or the form again with everything that was typed.
 */
export function consultationPost(app: App, shared: Shared, sendAnswer: SendAnswer) {
  app.post(page.schedule, { schema: { hide: true, body: formSchema } }, async (request, reply) => {
    const form = { ...request.body, about: topicOf(request, request.body.about) }
    const again = (status: number, refused: FormProblems) =>
      sendAnswer(reply, status, requestAnswer(form, refused))

    const { consultation, refused } = read(form, shared.clock())
    if (!consultation) return again(400, refused)
    const ctx = await publicContext(shared, request)
    try {
      await limitPlainForm(ctx, request)
      await createConsultation({ ctx, input: consultation })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      sayWhenAgain(reply, error)
      return again(error.status, { fields: {}, problems: [error.message] })
    }
    return sendToReceipt(reply, page.callRequested, isMailHeld(ctx))
  })
}
