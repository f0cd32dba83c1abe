import { useReducer, useState } from 'react'
import { auditReportCopy } from '#content/audit/results.ts'
import { accepted } from '#shared/answer.ts'
import type { AuditAnswers } from '#shared/audit/answers.ts'
import { formatHours } from '#shared/audit/format.ts'
import { auditReportAlert, reduceReport, reportWords } from '#shared/audit/report.ts'
import { calculateAudit, inDollars } from '#shared/audit/results.ts'
import { hoursOf } from '#shared/audit/week-cloth.ts'
import { documentFile } from '#shared/documents/file-names.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmailForm } from '../forms/email-form.tsx'
import { createMessageKeys, postForm, postJson } from '../forms/post-json.ts'
import { readAnswer } from '../forms/refusal.ts'
import { usePdf } from '../forms/use-pdf.ts'
import { zoneName } from '../forms/zone-name.ts'

type AuditReportProps = {
  answers: AuditAnswers
  /** Whether the page above it goes by other hours for the moment. */
  tried: boolean
}

/** The report's offer. What was made or sent for some answers says nothing of others. */
export function AuditReport({ answers, tried }: AuditReportProps) {
  const [sentTo, setSentTo] = useState('')
  return (
    <ReportOfAnswers
      key={JSON.stringify(answers)}
      answers={answers}
      tried={tried}
      sentTo={sentTo}
      onSent={setSentTo}
    />
  )
}

/** The room around what the card asks for; the receipt fills its half of the card to the edges. */
const rightHalf = 'px-6 pb-6 sm:px-10 sm:pb-10 lg:pt-10 lg:pl-0'

type ReportOfAnswersProps = AuditReportProps & {
  /** Where another report went, or nothing: most want the next one there, too. */
  sentTo: string
  onSent: (email: string) => void
}

/**
 * From 'Download PDF Report', which downloads it at once, to the e-mail form to 'Report Sent
 * Successfully!' (public-site.md §4).
 */
function ReportOfAnswers({ answers, tried, sentTo, onSent }: ReportOfAnswersProps) {
  const [state, dispatch] = useReducer(reduceReport, 'offer')
  const [keyOf] = useState(createMessageKeys)
  const pdf = usePdf({
    name: documentFile.auditReport,
    request: () => postJson(api.auditReport, { ...answers, timeZone: zoneName() }),
  })

  const send = async (email: string) => {
    dispatch({ type: 'send' })
    const results = inDollars(calculateAudit(answers))
    const body = { email, auditData: answers, results, timeZone: zoneName() }
    const response = await postForm(api.sendAuditReport, body, keyOf(JSON.stringify(body)))
    const answer = await readAnswer(response)
    dispatch({ type: 'answered', answer })
    if (accepted(answer)) {
      pdf.dismiss()
      onSent(email)
    }
    return answer
  }
  // That one is among the downloads comes with the offer to e-mail it as well.
  const emailed = pdf.state === 'made' && state === 'sent'
  return (
    <section
      aria-labelledby="report"
      className="mt-20 grid gap-x-8 overflow-hidden rounded-lg border border-paper-edge bg-card md:mt-24 lg:grid-cols-12"
    >
      <div className="p-6 sm:p-10 lg:col-span-5 lg:pr-0">
        <h2 id="report" className="font-bold text-2xl tracking-[-0.02em]">
          {auditReportCopy.heading}
        </h2>
        <p className="mt-2 text-ink-soft">{auditReportCopy.offer}</p>
        {tried && (
          <p className="mt-2 text-ink-soft">
            {auditReportCopy.asTyped(formatHours(hoursOf(answers)))}
          </p>
        )}
        <p role="status" className="mt-3 font-medium empty:hidden">
          {pdf.state !== 'idle' && !emailed && auditReportCopy[pdf.state]}
        </p>
      </div>
      <div className="lg:col-span-7">
        {state === 'offer' ? (
          <div className={cx(rightHalf, 'lg:text-right')}>
            <Button
              size="lg"
              onClick={() => {
                dispatch({ type: 'download' })
                void pdf.save()
              }}
              className="max-sm:w-full"
            >
              {reportWords.download}
            </Button>
          </div>
        ) : (
          <EmailForm
            words={auditReportCopy}
            sentTitle={reportWords.sent}
            draftKey="audit-email"
            initial={sentTo}
            send={send}
            onFailure={(answer) => window.alert(auditReportAlert(answer))}
            focused
            className={rightHalf}
          >
            <Button variant="secondary" onClick={pdf.save} className="mt-5">
              {auditReportCopy.downloadNow}
            </Button>
          </EmailForm>
        )}
      </div>
    </section>
  )
}
