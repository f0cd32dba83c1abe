import { z } from 'zod'
import {
  budgets,
  composeContactMessage,
  contactProblems,
  projectTypes,
} from '#shared/leads/contact-form.ts'
import { createLeadSchema } from '#shared/leads/schema.ts'
import { contactFormSource } from '#shared/leads/vocabulary.ts'
import { page } from '#shared/routes.ts'
import { contactAnswer, type FormProblems } from '#web/site/answers/form-answers.tsx'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { SendAnswer } from '../http/answer-page.tsx'
import type { App } from '../http/app-instance.ts'
import { sayWhenAgain } from '../http/errors.ts'
import { limitPlainForm } from '../http/form-limit.ts'
import { sendToReceipt, topicOf } from '../http/plain-form.ts'
import { isMailHeld } from '../mail/enqueue-email.ts'
import { createLead } from './create-lead.ts'

const text = z.string().catch('')
/** One of the options; no choice, and what is none of them, are blank. */
const choice = (options: readonly { value: string }[]) =>
  z
    .enum(options.map(({ value }) => value))
    .or(z.literal(''))
    .catch('')
const formSchema = z.object({
  name: text,
  email: text,
  company: text,
  projectType: choice(projectTypes),
  budget: choice(budgets),
  message: text,
  about: text,
  website: text,
})

/** The lead a sent form makes, or what keeps it from being one. */
function read(form: z.output<typeof formSchema>) {
  const { missing, fields: wrong } = contactProblems(form)
  if (Object.keys(wrong).length > 0) {
    const problems = missing ? ['Please fill in all required fields.'] : Object.values(wrong)
    return { refused: { fields: wrong, problems } }
  }
  const lead = createLeadSchema.safeParse({
    name: form.name,
    email: form.email,
    company: form.company,
    source: contactFormSource,
    message: composeContactMessage(form, form.about),
    website: form.website,
  })
  if (lead.success) return { lead: lead.data }
  const { issues } = lead.error
  const fields = Object.fromEntries(
    issues.map(({ path: [field = ''], message }) => [field, message]),
  )
  return { refused: { fields, problems: issues.map(({ message }) => message) } }
}

/**
 * `POST /contact`: the contact form of a browser without JavaScript. Answers with a page: where the
 * message went, or the form again with everything that was typed.
 */
export function contactPost(app: App, shared: Shared, sendAnswer: SendAnswer) {
  app.post(page.contact, { schema: { hide: true, body: formSchema } }, async (request, reply) => {
    const form = { ...request.body, about: topicOf(request, request.body.about) }
    const again = (status: number, refused: FormProblems) =>
      sendAnswer(reply, status, contactAnswer(form, refused))

    const { lead, refused } = read(form)
    if (!lead) return again(400, refused)
    const ctx = await publicContext(shared, request)
    try {
      await limitPlainForm(ctx, request)
      await createLead({ ctx, input: lead })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      sayWhenAgain(reply, error)
      return again(error.status, { fields: {}, problems: [error.message] })
    }
    return sendToReceipt(reply, page.contactSent, isMailHeld(ctx))
  })
}
