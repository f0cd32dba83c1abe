import { z } from 'zod'
import { composeContactMessage, missingContactFields } from '#shared/leads/contact-form.ts'
import { createLeadSchema } from '#shared/leads/schema.ts'
import { contactFormSource } from '#shared/leads/vocabulary.ts'
import { page } from '#shared/routes.ts'
import { AppError } from '../errors.ts'
import { publicContext, type Shared } from '../http/actor.ts'
import { admitPlain } from '../http/admit.ts'
import type { App } from '../http/app-instance.ts'
import { sayWhenAgain } from '../http/errors.ts'
import { type ContactProblems, contactPage } from './contact-page.ts'
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

const labels = { name: 'Name', email: 'Email', message: 'Message' }

/** The lead a sent form makes, or what keeps it from being one. */
function read(form: z.output<typeof formSchema>) {
  const missing = missingContactFields(form).map((field) => [
    field,
    `${labels[field]} is required.`,
  ])
  if (missing.length > 0) {
    const problems = ['Please fill in all required fields.']
    return { refused: { fields: Object.fromEntries(missing), problems } }
  }
  const lead = createLeadSchema.safeParse({
    name: form.name,
    email: form.email,
    company: form.company,
    source: contactFormSource,
    message: composeContactMessage(form),
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
export function contactPost(app: App, shared: Shared) {
  app.post(page.contact, { schema: { hide: true, body: formSchema } }, async (request, reply) => {
    const form = request.body
    const again = (status: number, refused: ContactProblems) =>
      reply.status(status).type('text/html; charset=utf-8').send(contactPage(form, refused))

    const { lead, refused } = read(form)
    if (!lead) return again(400, refused)
    const ctx = await publicContext(shared, request)
    try {
      await admitPlain(ctx, request)
      await createLead({ ctx, input: lead })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      sayWhenAgain(reply, error)
      return again(error.status, { fields: {}, problems: [error.message] })
    }
    return reply.redirect(page.contactSent, 303)
  })
}
