import { z } from 'zod'
import {
  type ContactFormValues,
  composeContactMessage,
  missingContactFields,
} from '#shared/leads/contact-form.ts'
import { createLeadSchema } from '#shared/leads/schema.ts'
import { contactFormSource } from '#shared/leads/vocabulary.ts'
import { page } from '#shared/routes.ts'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import type { App } from '../http/app-instance.ts'
import { consume } from '../http/rate-limit.ts'
import { visitorLimit } from '../http/visitor-limit.ts'
import { contactPage } from './contact-page.ts'
import { createLead } from './create-lead.ts'

const text = z.string().catch('')
const formSchema = z.object({
  name: text,
  email: text,
  company: text,
  projectType: text,
  budget: text,
  message: text,
  website: text,
})

const missing = 'Please fill in all required fields.'

/** The lead a sent form makes, or what keeps it from being one. */
function read(form: z.output<typeof formSchema>) {
  if (missingContactFields(form).length > 0) return { problems: [missing] }
  const lead = createLeadSchema.safeParse({
    name: form.name,
    email: form.email,
    company: form.company,
    source: contactFormSource,
    message: composeContactMessage(form),
    website: form.website,
  })
  if (!lead.success) return { problems: lead.error.issues.map((issue) => issue.message) }
  return { lead: lead.data }
}

/**
 * `POST /contact`: the contact form of a browser without JavaScript. Answers with a page: where the
 * message went, or the form again with everything that was typed.
 */
export function contactPost(app: App, shared: Shared) {
  app.post(page.contact, { schema: { hide: true, body: formSchema } }, async (request, reply) => {
    const form = request.body
    const again = (status: number, values: ContactFormValues, problems: string[]) =>
      reply.status(status).type('text/html; charset=utf-8').send(contactPage(values, problems))

    const { lead, problems } = read(form)
    if (!lead) return again(400, form, problems)
    const ctx = await publicContext(shared, request)
    try {
      await consume(ctx, visitorLimit, request.ip)
      await createLead({ ctx, input: lead })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return again(error.status, form, [error.message])
    }
    return reply.redirect(page.contactSent, 303)
  })
}
