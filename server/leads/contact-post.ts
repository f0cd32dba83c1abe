import { contactFields, contactLead, contactProblems } from '#shared/leads/contact-form.ts'
import { createLeadSchema } from '#shared/leads/schema.ts'
import { page } from '#shared/routes.ts'
import { contactAnswer } from '#web/site/answers/form-answers.tsx'
import type { Shared } from '../http/actor.ts'
import type { SendAnswer } from '../http/answer-page.tsx'
import type { App } from '../http/app-instance.ts'
import { parsedForm, plainForm } from '../http/plain-form.ts'
import { isMailHeld } from '../mail/enqueue-email.ts'
import { createLead } from './create-lead.ts'

/** `POST /contact`: the contact form of a browser without JavaScript. */
export const contactPost = (app: App, shared: Shared, sendAnswer: SendAnswer) =>
  plainForm(app, shared, sendAnswer, {
    path: page.contact,
    fields: contactFields,
    read: ({ about, website, ...typed }) => {
      const { missing, fields } = contactProblems(typed)
      const problems = missing ? ['Please fill in all required fields.'] : Object.values(fields)
      if (problems.length > 0) return { refused: { fields, problems } }
      return parsedForm(createLeadSchema, { ...contactLead(typed, about), website })
    },
    send: async (ctx, input) => {
      await createLead({ ctx, input })
      return isMailHeld(ctx)
    },
    again: contactAnswer,
    receipt: page.contactSent,
  })
