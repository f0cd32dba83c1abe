import { auditReportCopy } from '#content/audit/results.ts'
import type { Answer } from '#shared/answer.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { auditReportAlert, type ReportState, reduceReport } from '#shared/audit/report.ts'
import { calculateAudit, inDollars } from '#shared/audit/results.ts'
import { documentFile } from '#shared/documents/file-names.ts'
import { api } from '#shared/routes.ts'
import { emailInPlace } from '../forms/email-in-place.ts'
import { readAnswer } from '../forms/mail-held.ts'
import { createMessageKeys } from '../forms/message-key.ts'
import { postJson } from '../forms/post-json.ts'
import { savePdf } from '../forms/save-pdf.ts'
import { zoneName } from '../forms/zone-name.ts'

/**
 * Gives the report: 'Download PDF Report' downloads it and shows the e-mail form (public-site.md
 * §4). Answers a function to be told the answers whose results are shown; other answers than before
 * are offered a report of their own.
 */
export function reportInPlace(root: HTMLElement): (answers: AuditAnswers) => void {
  const offer = root.querySelector<HTMLElement>('[data-offer]')
  const again = root.querySelector<HTMLElement>('[data-again]')
  const area = root.querySelector<HTMLElement>('[data-report-form]')
  const form = root.querySelector<HTMLElement>('[data-email-form]')
  const words = root.querySelector<HTMLElement>('[data-pdf-words]')
  if (!offer || !again || !area || !form || !words) return () => {}
  let state: ReportState = 'offer'
  let shown: AuditAnswers | null = null
  let making: AuditAnswers | null = null

  const download = async () => {
    const answers = shown
    if (!answers || making === answers) return
    making = answers
    words.textContent = auditReportCopy.making
    const asked = await postJson(api.auditReport, { ...answers, timeZone: zoneName() })
    const made = await savePdf(asked, documentFile.auditReport)
    if (making === answers) making = null
    if (shown !== answers) return
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
  const offerForm = emailInPlace(form, {
    draftKey: 'audit-email',
    alertOf: auditReportAlert,
    send: async (email): Promise<Answer> => {
      const auditData = shown
      if (!auditData) return { ok: false, status: 400 }
      state = reduceReport(state, { type: 'send' })
      const results = inDollars(calculateAudit(auditData))
      const body = { email, auditData, results, timeZone: zoneName() }
      const response = await postJson(api.sendAuditReport, body, keyOf(JSON.stringify(body)))
      const answer = await readAnswer(response)
      if (shown !== auditData) return answer
      state = reduceReport(state, { type: 'answered', answer })
      if (state === 'sent') words.textContent = ''
      return answer
    },
  })

  return (answers) => {
    if (JSON.stringify(answers) === JSON.stringify(shown)) return
    shown = answers
    state = reduceReport(state, { type: 'otherResults' })
    offer.hidden = false
    area.hidden = true
    words.textContent = ''
    offerForm()
  }
}
