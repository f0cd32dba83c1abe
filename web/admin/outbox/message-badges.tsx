import type { Message } from '#shared/mail/schema.ts'
import { type MessageState, messageStateLabels } from '#shared/mail/vocabulary.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { timeUntil, useNow } from '../shell/when.tsx'

/** Blue is on its way, green is done, yellow waits for us, red went wrong. */
const stateTones: Record<MessageState, BadgeTone> = {
  waiting: 'blue',
  held: 'yellow',
  withheld: 'yellow',
  sent: 'green',
  failed: 'red',
  cancelled: 'neutral',
}

/** How a message stands; of one that waits after a failure, when it is tried again. */
export function StateBadge({ message }: { message: Message }) {
  const { state, attempts, nextAttemptAt } = message
  return (
    <span className="inline-flex items-center gap-2">
      <Badge tone={stateTones[state]}>{messageStateLabels[state]}</Badge>
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
