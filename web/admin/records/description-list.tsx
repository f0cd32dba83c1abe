import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Origin } from '#shared/origins/schema.ts'
import { originDetails } from '#shared/origins/words.ts'
import { type QuarantineReason, quarantineReasonLabels } from '#shared/quarantine.ts'
import { adminPage } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { linkClass } from '#web/ui/link.tsx'
import { dateOf, RelativeTime, relativeTime, timeOfDay, useNow } from '#web/ui/relative-time.tsx'
import { namedKey } from './act-keys.ts'

const termColumns = {
  narrow: 'grid-cols-[4.5rem_minmax(0,1fr)]',
  usual: 'grid-cols-[6.5rem_minmax(0,1fr)]',
  wide: 'grid-cols-[8rem_minmax(0,1fr)] sm:grid-cols-[11rem_minmax(0,1fr)]',
}

type DescriptionListProps = { terms?: keyof typeof termColumns; children: ReactNode }

/** What is known of a record, term by term; `wide` for terms of several words. */
export const DescriptionList = ({ terms = 'usual', children }: DescriptionListProps) => (
  <dl className={cx('grid items-baseline gap-x-4 gap-y-2 text-sm', termColumns[terms])}>
    {children}
  </dl>
)

/** The facts of a record in two columns, each under its name. */
export const FactColumns = ({ children }: { children: ReactNode }) => (
  <dl data-columns className="grid grid-cols-2 gap-x-5 gap-y-3 text-sm">
    {children}
  </dl>
)

type DescriptionProps = {
  term: string
  /** Among facts in columns it has the room of both. */
  wide?: boolean
  children: ReactNode
}

export function Description({ term, wide, children }: DescriptionProps) {
  return (
    <div className={cx('contents in-data-columns:block', wide && 'col-span-2')}>
      <dt className="text-ink-faint in-data-columns:text-2xs">{term}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  )
}

type ForemostProps = {
  /** It still asks for something: the thread is at its edge. */
  isOpen: boolean
  children: ReactNode
}

/** Before all facts of a record: what it is about. */
export const Foremost = ({ isOpen, children }: ForemostProps) => (
  <div className={cx('mb-5 border-l-2 pl-3', isOpen ? 'border-thread' : 'border-paper-edge')}>
    {children}
  </div>
)

/** One thing known of a person or a company, under its name at the side of their page. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="wrap-anywhere min-w-0">
      <h2 className="mb-1 text-2xs text-ink-faint">{term}</h2>
      {children}
    </div>
  )
}

/** What stands where a value would. */
export function Missing({ children = 'Not provided' }: { children?: string }) {
  return <span className="text-ink-faint">{children}</span>
}

type TimesProps = { term: string; record: { createdAt: string; updatedAt: string } }

/** An instant in few enough words for one line, and how long ago it was where that tells more. */
export function DayAndAge({ at }: { at: string }) {
  const instant = Date.parse(at)
  const day = dateOf(instant)
  return (
    <span className="flex flex-wrap gap-x-2">
      <span className="whitespace-nowrap">
        {day}, {timeOfDay(instant)}
      </span>
      {relativeTime(instant, useNow()) !== day && (
        <span className="text-ink-faint">
          <RelativeTime at={at} />
        </span>
      )}
    </span>
  )
}

/** When a record came, and when it was changed last. */
export function TimeDescriptions({ term, record: { createdAt, updatedAt } }: TimesProps) {
  return (
    <>
      <Description term={term}>
        <DayAndAge at={createdAt} />
      </Description>
      {updatedAt !== createdAt && (
        <Description term="Last changed">
          <DayAndAge at={updatedAt} />
        </Description>
      )}
    </>
  )
}

/** What the sender of a record wrote, as they wrote it. */
export const Message = ({ children }: { children: ReactNode }) => (
  <>
    <h3 className="text-2xs text-ink-faint">Message</h3>
    <p className="wrap-anywhere max-w-prose whitespace-pre-wrap text-base">{children}</p>
  </>
)

/** A text of several lines, as it was written. */
export function LongText({ children }: { children: string }) {
  return (
    <p className="wrap-anywhere max-w-prose whitespace-pre-wrap rounded-md bg-paper px-4 py-3 text-sm">
      {children}
    </p>
  )
}

/** A `mailto:` link; the address is escaped so that it can carry no subject or second address. */
export const mailHref = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** Over the details of what was set aside: why it was. Nothing for the rest. */
export function QuarantineNote({ reason }: { reason: QuarantineReason | null }) {
  if (reason === null) return null
  return (
    <p className="mb-4 rounded-md bg-yellow-tint px-3 py-2 text-sm text-yellow">
      Set aside as possible spam: {quarantineReasonLabels[reason]}.
    </p>
  )
}

/** What led somebody to the site, and on which page they came. */
export function OriginFacts({ origin }: { origin: Origin }) {
  const details = originDetails(origin)
  return (
    <span className="wrap-anywhere">
      {origin.name}
      {details && (
        <span className="block text-ink-faint text-xs">
          {details.split(/(\/\S+)/).map((part) =>
            // A path is not broken at its hyphens, where it fits on a line of its own.
            part.startsWith('/') ? (
              <span key={part} className="inline-block max-w-full">
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </span>
      )}
    </span>
  )
}

/** Among the facts of a record: where its sender came from; nothing where nobody knows. */
export function OriginDescription({ origin }: { origin: Origin | null }) {
  if (!origin) return null
  return (
    <Description term="Came from">
      <OriginFacts origin={origin} />
    </Description>
  )
}

/** Among the facts of a record: the way to all else that is known of whom it is about. */
export function PersonDescription({ id }: { id: string | null }) {
  if (id === null) return null
  return (
    <Description term="Person">
      <Link to={adminPage.person(id)} className={linkClass} {...namedKey('P')}>
        Open person
      </Link>
    </Description>
  )
}
