import { budgets, type ContactFormValues, projectTypes } from '#shared/leads/contact-form.ts'
import { page } from '#shared/routes.ts'
import { escapeHtml, plainField, plainHoneypot, plainPage } from '../http/plain-page.ts'

const options = (list: readonly { value: string; label: string }[], chosen: string) =>
  [{ value: '', label: 'Not specified' }, ...list]
    .map(
      ({ value, label }) =>
        `<option value="${value}"${value === chosen ? ' selected' : ''}>${escapeHtml(label)}</option>`,
    )
    .join('')

/** The answer to a contact form sent without JavaScript that can not be taken as it is. */
export function contactPage(values: ContactFormValues, problems: string[]): string {
  return plainPage({
    heading: 'Please check your message',
    problems,
    action: page.contact,
    fields: [
      plainField({ name: 'name', label: 'Name', type: 'text', value: values.name }),
      plainField({ name: 'email', label: 'Email', type: 'email', value: values.email }),
      plainField({ name: 'company', label: 'Company', type: 'text', value: values.company }),
      `<label>Project type<select name="projectType">${options(projectTypes, values.projectType)}</select></label>`,
      `<label>Budget<select name="budget">${options(budgets, values.budget)}</select></label>`,
      `<label>Message<textarea name="message" rows="8">${escapeHtml(values.message)}</textarea></label>`,
      plainHoneypot,
    ].join('\n'),
    button: 'Send message',
    back: 'Back to the contact page',
  })
}
