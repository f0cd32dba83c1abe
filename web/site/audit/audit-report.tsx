import { auditReportCopy } from '#content/audit/results.ts'
import { reportWords } from '#shared/audit/report.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { EmailForm } from '../forms/email-form.tsx'

/** From 'Download PDF Report' to the e-mail form to 'Report Sent Successfully!' (public-site.md §4). */
export function AuditReport({ className }: { className?: string }) {
  return (
    <section
      aria-labelledby="report"
      className={cx(
        'grid gap-x-8 gap-y-6 rounded-lg border border-paper-edge bg-card p-6 sm:p-10 lg:grid-cols-12',
        className,
      )}
    >
      <div className="lg:col-span-5">
        <h2 id="report" className="font-bold text-2xl tracking-[-0.02em]">
          {auditReportCopy.heading}
        </h2>
        <p className="mt-2 text-ink-soft">{auditReportCopy.offer}</p>
        <p role="status" data-pdf-words="" className="mt-3 font-medium empty:hidden" />
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <Button data-offer="" size="lg" className="max-sm:w-full">
          {reportWords.download}
        </Button>
        <div data-report-form="" hidden>
          <EmailForm
            name={auditReportCopy.heading}
            label={auditReportCopy.emailLabel}
            hint={auditReportCopy.emailHelp}
            send={auditReportCopy.send}
            sending={auditReportCopy.sending}
            sentTitle={reportWords.sent}
            sentText={auditReportCopy.sentText}
            sentHeld={auditReportCopy.sentHeld}
          />
          <Button data-again="" variant="quiet" className="mt-4 -ml-4">
            {auditReportCopy.downloadNow}
          </Button>
        </div>
      </div>
    </section>
  )
}
