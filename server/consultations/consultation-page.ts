import type { RequestForm } from '#shared/consultations/request-form.ts'
import { page } from '#shared/routes.ts'
import { plainField, plainHidden, plainHoneypot, plainPage, plainText } from '../http/plain-page.ts'

/** What keeps a request from being taken: at its fields, and as a whole. */
export type RequestRefusal = {
  fields: Partial<Record<keyof RequestForm, string>>
  problems: readonly string[]
}

const inputs = [
  { name: 'name', label: 'Name', type: 'text', required: true },
  { name: 'email', label: 'Email', type: 'email', required: true },
  { name: 'company', label: 'Company', type: 'text' },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'date', label: 'Preferred date', type: 'date' },
  { name: 'time', label: 'Preferred time', type: 'time' },
] as const

/** The answer to a request form sent without JavaScript that can not be taken as it is. */
export function consultationPage(
  values: RequestForm & { about: string },
  { fields, problems }: RequestRefusal,
): string {
  return plainPage({
    heading: 'Please check your request',
    problems,
    action: page.schedule,
    fields: [
      ...inputs.map((input) =>
        plainField({ ...input, value: values[input.name], problem: fields[input.name] }),
      ),
      plainText({
        name: 'message',
        label: 'Message',
        rows: 6,
        value: values.message,
        problem: fields.message,
      }),
      plainHidden('about', values.about),
      plainHoneypot,
    ].join('\n'),
    button: 'Request This Call',
    back: 'Back to the schedule page',
  })
}
