import type { Message } from '#shared/mail/schema.ts'
import { messageStateLabels } from '#shared/mail/vocabulary.ts'
import { Badge } from '#web/ui/badge.tsx'
import { timeUntil, useNow } from '#web/ui/relative-time.tsx'
import { tones } from '../records/tones.ts'

/** How a message stands; of one that waits after a failure, when it is tried again. */
export function StateBadge({ message }: { message: Message }) {
  const { state, attempts, nextAttemptAt } = message
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={tones[state]}>{messageStateLabels[state]}</Badge>
      {nextAttemptAt && attempts > 0 && <NextAttempt at={nextAttemptAt} />}
    </span>
  )
}

function NextAttempt({ at }: { at: string }) {
  return (
    <span className="whitespace-nowrap text-2xs text-ink-faint">
      next {timeUntil(Date.parse(at), useNow())}
    </span>
  )
}
