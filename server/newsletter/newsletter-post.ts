import { z } from 'zod'
import { emailProblem, malformedEmailMessage } from '#shared/email-rule.ts'
import { subscribeSchema } from '#shared/newsletter/schema.ts'
import {
  type NewsletterToast,
  newsletterInputToast,
  newsletterRequest,
  newsletterToast,
} from '#shared/newsletter/toasts.ts'
import { page } from '#shared/routes.ts'
import { newsletterAnswer } from '#web/site/answers/form-answers.tsx'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { SendAnswer } from '../http/answer-page.tsx'
import type { App } from '../http/app-instance.ts'
import { sayWhenAgain } from '../http/errors.ts'
import { limitPlainForm } from '../http/form-limit.ts'
import { sendToReceipt } from '../http/plain-form.ts'
import { isMailHeld } from '../mail/enqueue-email.ts'
import { subscribe } from './subscribe.ts'

const formSchema = z.object({ email: z.string().catch('') })

const invalid: NewsletterToast = {
  variant: 'destructive',
  title: 'Please check your address',
  description: malformedEmailMessage,
}

/**
 * `POST /resources`: the newsletter form of a browser without JavaScript. Answers with a page:
 * where a subscription arrives, or the form again with what was typed.
 */
export function newsletterPost(app: App, shared: Shared, sendAnswer: SendAnswer) {
  app.post(page.resources, { schema: { hide: true, body: formSchema } }, async (request, reply) => {
    const typed = request.body.email
    const refuse = (status: number, words: NewsletterToast) =>
      sendAnswer(reply, status, newsletterAnswer(typed, words, status === 400))

    const problem = emailProblem(typed)
    const parsed = subscribeSchema.safeParse(newsletterRequest(typed))
    if (problem || !parsed.success) return refuse(400, newsletterInputToast(problem) ?? invalid)
    const ctx = await publicContext(shared, request)
    try {
      await limitPlainForm(ctx, request)
      const { state } = await subscribe({ ctx, input: parsed.data })
      const linkWaits = state === 'unconfirmed' && isMailHeld(ctx)
      return sendToReceipt(reply, page.subscribed, linkWaits)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      sayWhenAgain(reply, error)
      return refuse(error.status, newsletterToast({ ok: false, status: error.status }))
    }
  })
}
