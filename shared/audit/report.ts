import { type Answer, accepted } from '../answer.ts'

/** The report area below the results (public-site.md §4). */
export type ReportState = 'offer' | 'form' | 'sending' | 'sent'

export type ReportEvent =
  | { readonly type: 'download' }
  | { readonly type: 'send' }
  | { readonly type: 'answered'; readonly answer: Answer }

export const reportWords = {
  download: 'Download PDF Report',
  sent: 'Report Sent Successfully!',
} as const

/** From the download button to the e-mail form to sent; a failed send returns to the form. */
export function reduceReport(state: ReportState, event: ReportEvent): ReportState {
  switch (event.type) {
    case 'download':
      return state === 'offer' ? 'form' : state
    case 'send':
      return state === 'form' ? 'sending' : state
    case 'answered':
      if (state !== 'sending') return state
      return accepted(event.answer) ? 'sent' : 'form'
  }
}

/** The browser alert for an answer, word for word of public-site.md §8; null when it was sent. */
export function auditReportAlert(answer: Answer): string | null {
  if (answer === 'unreachable') {
    return 'Failed to send audit report. Please check your connection and try again.'
  }
  return answer.ok ? null : 'Failed to send audit report. Please try again.'
}
