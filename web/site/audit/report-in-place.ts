import { auditReportCopy } from '#content/audit/results.ts'
import type { Answer } from '#shared/answer.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { auditReportAlert, type ReportState, reduceReport } from '#shared/audit/report.ts'
import { calculateAudit } from '#shared/audit/results.ts'
import { api } from '#shared/routes.ts'
import { emailInPlace } from '../forms/email-in-place.ts'
import { createMessageKeys } from '../forms/message-key.ts'
import { postJson } from '../forms/post-json.ts'
import { saveFile } from '../forms/save-file.ts'

/** Gives the report: 'Download PDF Report' downloads it and shows the e-mail form (public-site.md §4). */
export function reportInPlace(root: HTMLElement, answersNow: () => AuditAnswers | null): void {
  const offer = root.querySelector<HTMLElement>('[data-offer]')
  const again = root.querySelector<HTMLElement>('[data-again]')
  const area = root.querySelector<HTMLElement>('[data-report-form]')
  const form = root.querySelector<HTMLElement>('[data-email-form]')
  const words = root.querySelector<HTMLElement>('[data-pdf-words]')
  if (!offer || !again || !area || !form || !words) return
  let state: ReportState = 'offer'
  let making = false

  const download = async () => {
    const answers = answersNow()
    if (making || !answers) return
    making = true
    words.textContent = auditReportCopy.making
    const made = await savePdf(answers)
    making = false
    const saved = state === 'sent' ? '' : auditReportCopy.made
    words.textContent = made ? saved : auditReportCopy.notMade
  }
  offer.addEventListener('click', () => {
    state = reduceReport(state, { type: 'download' })
    offer.hidden = true
    area.hidden = false
    void download()
    area.querySelector('input')?.focus()
  })
  again.addEventListener('click', () => void download())

  const keyOf = createMessageKeys()
  emailInPlace(form, {
    draftKey: 'audit-email',
    alertOf: auditReportAlert,
    send: async (email): Promise<Answer> => {
      const auditData = answersNow()
      if (!auditData) return { ok: false, status: 400 }
      state = reduceReport(state, { type: 'send' })
      const body = { email, auditData, results: calculateAudit(auditData) }
      const answer = await postJson(api.sendAuditReport, body, keyOf(JSON.stringify(body)))
      state = reduceReport(state, { type: 'answered', answer })
      if (state === 'sent') words.textContent = ''
      return answer
    },
  })
}

/** Whether the PDF of these answers was made and saved. */
async function savePdf(answers: AuditAnswers): Promise<boolean> {
  const answer = await postJson(api.auditReport, answers)
  if (answer === 'unreachable' || !answer.ok) return false
  const pdf = await answer.blob().catch(() => null)
  if (pdf) saveFile(pdf, 'efficiency-audit-report.pdf')
  return pdf !== null
}
