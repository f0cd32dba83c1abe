import type { Email } from '#shared/mail/schema.ts'
import { emailStateLabels } from '#shared/mail/vocabulary.ts'
import { timeUntil, useNow } from '#web/ui/relative-time.tsx'
import { RecordStatus } from '../records/record-status.tsx'

/** How an e-mail stands; of one that waits after a failure, when it is tried again. */
export function StateBadge({ email }: { email: Email }) {
  const { state, attempts, nextAttemptAt } = email
  return (
    <span className="inline-flex items-center gap-2">
      <RecordStatus status={state}>{emailStateLabels[state]}</RecordStatus>
      {nextAttemptAt && attempts > 0 && <NextAttempt at={nextAttemptAt} />}
    </span>
  )
}

function NextAttempt({ at }: { at: string }) {
  return (
    <span className="next-attempt whitespace-nowrap text-2xs text-ink-faint">
      next {timeUntil(Date.parse(at), useNow())}
    </span>
  )
}
