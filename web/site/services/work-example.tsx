import { Fragment } from 'react'
import { servicePage } from '#content/pages/services.ts'
import type {
  ApprovalExample,
  ConversationExample,
  DocumentExample,
  WorkExample as Example,
  LogExample,
} from '#content/types/work-example.ts'
import { cx } from '#web/ui/cx.ts'

const { label, note, speakers, source: sourceLabel, forPerson } = servicePage.example

/** A service at work, on ink: the conversation, decision, log or document itself. */
export function WorkExample({ example }: { example: Example }) {
  return (
    <section className="ink-ground">
      <div className="container-page grid gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-4">
          <p className="font-medium text-ink-soft text-xs">{label}</p>
          <h2 className="mt-3 text-balance font-bold text-2xl tracking-[-0.02em]">
            {example.title}
          </h2>
          <p className="mt-4 max-w-xs text-ink-faint text-sm">{note}</p>
        </div>
        <div className="md:col-span-8 lg:col-span-7 lg:col-start-6">
          <Piece example={example} />
        </div>
      </div>
    </section>
  )
}

function Piece({ example }: { example: Example }) {
  switch (example.kind) {
    case 'conversation':
      return <Conversation {...example} />
    case 'approval':
      return <Approval {...example} />
    case 'log':
      return <Log {...example} />
    case 'document':
      return <Document {...example} />
  }
}

const card = 'rounded-lg border border-paper-edge bg-card'

function Conversation({ turns }: ConversationExample) {
  return (
    <ol className={cx(card, 'space-y-5 p-5 md:p-8')}>
      {turns.map(({ from, text, source }) => (
        <li
          key={text}
          className={cx(
            'grid gap-x-6 gap-y-1 md:grid-cols-[7rem_1fr]',
            from === 'person' && 'border-paper-edge border-t pt-5',
          )}
        >
          <p className={cx('text-xs', from === 'assistant' ? 'text-thread' : 'text-ink-faint')}>
            {speakers[from]}
          </p>
          <div>
            <p>{text}</p>
            {source && (
              <p className="mt-1 text-ink-faint text-xs">
                {sourceLabel}: {source}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}

function Approval({ question, facts, decision, after }: ApprovalExample) {
  return (
    <div className={card}>
      <p className="border-paper-edge border-b p-5 font-semibold text-lg md:px-8">{question}</p>
      <dl className="grid gap-y-3 p-5 md:grid-cols-[9rem_1fr] md:gap-x-6 md:px-8">
        {facts.map(({ term, value, flagged }) => (
          <Fragment key={term}>
            <dt className="text-ink-faint text-sm max-md:-mb-2">{term}</dt>
            <dd className={cx(flagged && 'font-medium text-yellow')}>{value}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="border-paper-edge border-t p-5 md:px-8">
        <p className="flex items-center gap-3 font-medium">
          <KnotIllustration />
          {decision}
        </p>
        <p className="mt-2 text-ink-soft text-sm">{after}</p>
      </div>
    </div>
  )
}

/** A thread tied in a knot: it is done. */
function KnotIllustration() {
  return (
    <svg
      viewBox="0 0 40 16"
      aria-hidden="true"
      className="h-4 w-10 shrink-0 fill-none stroke-2 stroke-thread"
    >
      <path d="M0 8h13c9 0 12-6 8-6s-6 12-1 12 4-6 7-6h13" strokeLinecap="round" />
    </svg>
  )
}

function Log({ lines }: LogExample) {
  return (
    <ol className={cx(card, 'divide-y divide-paper-edge px-5 md:px-8')}>
      {lines.map(({ time, what, result, person }) => (
        <li
          key={time + what}
          className="grid grid-cols-[5.5rem_1fr] items-baseline gap-x-4 py-3.5 md:grid-cols-[6rem_2fr_3fr]"
        >
          <span className="text-ink-faint text-sm tabular-nums">{time}</span>
          <span>{what}</span>
          <span className={cx('max-md:col-start-2', person ? 'text-yellow' : 'text-ink-soft')}>
            {result}
            {person && <span className="sr-only"> ({forPerson})</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Words of a document; what stands between brackets was read from them. */
function ReadParts({ text }: { text: string }) {
  return text.split(/\[([^\]]*)\]/).map((part, index) =>
    index % 2 === 1 ? (
      <mark key={part} className="rounded-sm bg-yellow-tint px-0.5 text-ink">
        {part}
      </mark>
    ) : (
      part
    ),
  )
}

function Document({ paper, fields }: DocumentExample) {
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <div className="scheme-light space-y-2 rounded-sm bg-card p-5 text-ink text-sm shadow-high md:p-8">
        {paper.map((line) => (
          <p key={line} className="flex justify-between gap-4">
            {line.split(' … ').map((part) => (
              <span key={part}>
                <ReadParts text={part} />
              </span>
            ))}
          </p>
        ))}
      </div>
      <dl className={cx(card, 'divide-y divide-paper-edge px-5 py-1')}>
        {fields.map(({ name, value, sure, doubtful }) => (
          <div key={name} className="py-3">
            <dt className="flex justify-between gap-4 text-ink-faint text-xs">
              {name}
              <span className={cx(doubtful && 'font-medium text-yellow')}>{sure}</span>
            </dt>
            <dd className={cx('font-medium', doubtful && 'text-yellow')}>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
