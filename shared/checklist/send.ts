import { type Answer, accepted } from '../answer.ts'

/** The e-mail form; `sent` is a confirmation in its place (public-site.md §4). */
export type SendState = 'form' | 'sending' | 'sent'

export const checklistSentTitle = 'PDF Sent Successfully!'

/** Where the form stands after an answer: a failure keeps the form and what is in it. */
export const afterChecklistAnswer = (answer: Answer): SendState =>
  accepted(answer) ? 'sent' : 'form'

/** The browser alert for an answer, word for word of public-site.md §8; null when it was sent. */
export function checklistAlert(answer: Answer): string | null {
  if (answer === 'unreachable') {
    return 'Failed to send checklist. Please check your connection and try again.'
  }
  return answer.ok ? null : 'Failed to send checklist. Please try again.'
}

/** Body of `POST /api/send-checklist`: the address trimmed, the name empty (public-site.md §7). */
export const checklistRequest = (typedEmail: string) => ({ email: typedEmail.trim(), name: '' })
