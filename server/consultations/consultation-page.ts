import type { RequestForm } from '#shared/consultations/request-form.ts'
import { page } from '#shared/routes.ts'
import { escapeHtml, plainField, plainHoneypot, plainPage } from '../http/plain-page.ts'

/** The answer to a request form sent without JavaScript that can not be taken as it is. */
export function consultationPage(values: RequestForm, problems: readonly string[]): string {
  return plainPage({
    heading: 'Please check your request',
    problems,
    action: page.schedule,
    fields: [
      plainField({ name: 'name', label: 'Name', type: 'text', value: values.name }),
      plainField({ name: 'email', label: 'Email', type: 'email', value: values.email }),
      plainField({ name: 'company', label: 'Company', type: 'text', value: values.company }),
      plainField({ name: 'phone', label: 'Phone', type: 'tel', value: values.phone }),
      plainField({ name: 'date', label: 'Preferred date', type: 'date', value: values.date }),
      plainField({ name: 'time', label: 'Preferred time', type: 'time', value: values.time }),
      `<label>Message<textarea name="message" rows="6">${escapeHtml(values.message)}</textarea></label>`,
      plainHoneypot,
    ].join('\n'),
    button: 'Request this call',
    back: 'Back to the schedule page',
  })
}
