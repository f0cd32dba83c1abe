import type { Message, MessageDetails } from '#shared/mail/schema.ts'
import { messageKindLabels } from '#shared/mail/vocabulary.ts'
import { Link } from '#web/ui/link.tsx'
import { mailHref } from '../records/contact-links.ts'
import { Fact, Facts } from '../records/facts.tsx'
import { exactTime } from '../shell/relative-time.ts'
import { When } from '../shell/when.tsx'
import { StateBadge } from './message-badges.tsx'

type MessageFactsProps = {
  message: Message
  /** Absent while it is on its way. */
  details: MessageDetails | undefined
}

/** The head of a message, and what has become of it. */
export function MessageFacts({ message, details }: MessageFactsProps) {
  const { toName, toAddress, kind, state, attempts, lastAnswer, createdAt, nextAttemptAt } = message
  return (
    <Facts>
      <Fact term="To">
        {toName && toName !== toAddress && `${toName} `}
        <Link href={mailHref(toAddress)}>{toAddress}</Link>
      </Fact>
      {details && (
        <>
          <Fact term="From">{details.from}</Fact>
          <Fact term="Reply to">{details.replyTo}</Fact>
        </>
      )}
      <Fact term="Subject">{message.subject}</Fact>
      <Fact term="Kind">{messageKindLabels[kind]}</Fact>
      <Fact term="State">
        <StateBadge message={message} />
      </Fact>
      <Moment term="Created" at={createdAt} />
      {attempts > 0 && <Fact term="Attempts">{attempts}</Fact>}
      {state !== 'sent' && <Moment term="Last attempt" at={message.lastAttemptAt} />}
      {attempts > 0 && nextAttemptAt && (
        <Fact term="Next attempt">{exactTime(Date.parse(nextAttemptAt))}</Fact>
      )}
      <Moment term="Sent" at={message.sentAt} />
      {lastAnswer && <Fact term="Last answer">{lastAnswer}</Fact>}
    </Facts>
  )
}

/** An instant in full and how long ago it was; nothing where there is none. */
function Moment({ term, at }: { term: string; at: string | null }) {
  if (!at) return null
  return (
    <Fact term={term}>
      {exactTime(Date.parse(at))}
      <span className="text-ink-faint">
        {' · '}
        <When at={at} />
      </span>
    </Fact>
  )
}
