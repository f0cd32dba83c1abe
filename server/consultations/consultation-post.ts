import { brand } from '#content/brand.ts'
import {
  type RequestForm,
  requestedCall,
  requestFields,
  requestProblems,
} from '#shared/consultations/request-form.ts'
import { createConsultationSchema } from '#shared/consultations/schema.ts'
import { page } from '#shared/routes.ts'
import { requestAnswer } from '#web/site/answers/form-answers.tsx'
import type { Shared } from '../http/actor.ts'
import type { SendAnswer } from '../http/answer-page.tsx'
import type { App } from '../http/app-instance.ts'
import { parsedForm, plainForm } from '../http/plain-form.ts'
import { isMailHeld } from '../mail/enqueue-email.ts'
import { createConsultation } from './create-consultation.ts'

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

/** `POST /schedule`: the request form of a browser without JavaScript. */
export const consultationPost = (app: App, shared: Shared, sendAnswer: SendAnswer) =>
  plainForm(app, shared, sendAnswer, {
    path: page.schedule,
    fields: requestFields,
    read: ({ about, website, ...typed }, now) => {
      const preferred = preferredInstant(typed)
      const fields = requestProblems(typed, preferred, now)
      const problems = Object.values(fields)
      if (problems.length > 0) return { refused: { fields, problems } }
      const preferredDate = preferred?.toISOString() ?? null
      const asked = { ...requestedCall(typed, about), preferredDate, website }
      return parsedForm(createConsultationSchema, asked)
    },
    send: async (ctx, input) => {
      await createConsultation({ ctx, input })
      return isMailHeld(ctx)
    },
    again: requestAnswer,
    receipt: page.callRequested,
  })
