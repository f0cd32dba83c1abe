import { budgets, type ContactFormValues, projectTypes } from '#shared/leads/contact-form.ts'
import { page } from '#shared/routes.ts'
import {
  plainField,
  plainHidden,
  plainHoneypot,
  plainPage,
  plainSelect,
  plainText,
} from '../http/plain-page.ts'

const blank = 'Not specified'

/** What keeps a message from being taken: at its fields, and as a whole. */
export type ContactProblems = {
  fields: Partial<Record<keyof ContactFormValues, string>>
  problems: readonly string[]
}

/** The answer to a contact form sent without JavaScript that can not be taken as it is. */
export function contactPage(
  values: ContactFormValues & { about: string },
  { fields, problems }: ContactProblems,
): string {
  const { name, email, company, projectType, budget, message, about } = values
  return plainPage({
    heading: 'Please check your message',
    problems,
    action: page.contact,
    fields: [
      plainField({
        name: 'name',
        label: 'Name',
        type: 'text',
        value: name,
        required: true,
        problem: fields.name,
      }),
      plainField({
        name: 'email',
        label: 'Email',
        type: 'email',
        value: email,
        required: true,
        problem: fields.email,
      }),
      plainField({
        name: 'company',
        label: 'Company',
        type: 'text',
        value: company,
        problem: fields.company,
      }),
      plainSelect({
        name: 'projectType',
        label: 'Project type',
        options: projectTypes,
        blank,
        value: projectType,
      }),
      plainSelect({ name: 'budget', label: 'Budget', options: budgets, blank, value: budget }),
      plainText({
        name: 'message',
        label: 'Message',
        rows: 8,
        value: message,
        required: true,
        problem: fields.message,
      }),
      plainHidden('about', about),
      plainHoneypot,
    ].join('\n'),
    button: 'Send Message',
    back: 'Back to the contact page',
  })
}
