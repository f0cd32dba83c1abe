import { auditPage } from '#content/audit/page.ts'
import { Button } from '#web/ui/button.tsx'

/** Previous and Next under a step, what Next still waits for, and where the answers are kept. */
export function AuditButtons() {
  return (
    <div>
      <template data-field-error="">
        <p className="font-medium text-red text-xs" />
      </template>
      <p
        id="audit-missing"
        data-missing=""
        data-words={auditPage.missing}
        className="min-h-6 text-ink-soft text-sm"
      />
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button
          data-previous=""
          variant="secondary"
          size="lg"
          disabled
          className="needs-script min-w-32 max-sm:flex-1"
        >
          {auditPage.previous}
        </Button>
        <Button
          type="submit"
          size="lg"
          data-next={auditPage.next}
          data-finish={auditPage.finish}
          aria-describedby="audit-missing"
          className="min-w-32 max-sm:flex-1"
        >
          {auditPage.finish}
        </Button>
        <button
          type="button"
          data-restart={auditPage.startAgainQuestion}
          className="needs-script ml-auto min-h-8 cursor-pointer rounded-sm text-ink-soft text-sm underline decoration-paper-edge underline-offset-3 hover:text-thread max-sm:w-full"
        >
          {auditPage.startAgain}
        </button>
      </div>
      <p className="needs-script mt-4 text-ink-faint text-sm">{auditPage.kept}</p>
      <noscript>
        <p className="mt-4 text-ink-soft">{auditPage.noScript}</p>
      </noscript>
    </div>
  )
}
