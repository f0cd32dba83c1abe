import { useInfiniteQuery } from '@tanstack/react-query'
import {
  ArrowRight,
  ArrowRightLeft,
  Bell,
  FileDown,
  Handshake,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  Pencil,
  Phone,
  Send,
  SquareCheck,
} from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ownWords } from '#shared/leads/contact-form.ts'
import { type EmailState, emailStateLabels, emailStates } from '#shared/mail/vocabulary.ts'
import { importPage } from '#shared/office-calls.ts'
import type { TimelineEntry } from '#shared/people/schema.ts'
import {
  type TimelineRecord,
  type TimelineType,
  timelineTypeLabels,
  timelineTypes,
} from '#shared/people/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { useSession } from '../http/session.ts'
import { ShowMore } from '../http/show-more.tsx'
import { ToneDot } from '../lists/list-cells.tsx'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { listQuery, type Resource } from '../lists/resource.ts'
import { RecordStatus } from '../records/record-status.tsx'
import { tones } from '../records/tones.ts'
import { NoteView } from './notes.tsx'
import type { Line } from './person-calls.ts'

const icons: Record<TimelineType, LucideIcon> = {
  message: MessageSquare,
  call: Phone,
  download: FileDown,
  subscription: Bell,
  mail: Send,
  status: ArrowRightLeft,
  note: NotebookPen,
  task: SquareCheck,
  deal: Handshake,
  change: Pencil,
}

/** Whose entry it is; with a name where the line is not theirs alone. */
type Whose = { id: string; email: string; name?: string }

/** Where a record stands; null for what stands in the line itself. */
const pageOf: Record<TimelineRecord, ((id: string, whose: Whose) => string) | null> = {
  lead: adminPage.lead,
  consultation: adminPage.consultation,
  submission: adminPage.submission,
  subscriber: (_id, { email }) => adminPage.subscriber(email),
  mail: adminPage.outboxEmail,
  note: null,
  task: null,
  deal: adminPage.deal,
  import: importPage.one,
}

type TimelineEntriesProps<Entry extends TimelineEntry> = {
  resource: Resource<Entry, Line>
  /** Whose line it is: a person's or a company's. */
  id: string
  whoseIs: (entry: Entry) => Whose
  /** Of what is told elsewhere on the page. */
  isTold?: (entry: Entry) => boolean
  /** The record that stands open above the line: it is neither told again nor linked to. */
  besideId?: string | undefined
}

/** What has happened, newest first, in each of its states, filtered by type and read page after page. */
export function TimelineEntries<Entry extends TimelineEntry>(props: TimelineEntriesProps<Entry>) {
  const { resource, id, whoseIs, isTold = () => false, besideId } = props
  const [type, setType] = useState<TimelineType | 'all'>('all')
  const self = useSession()?.user
  const query = useInfiniteQuery(listQuery(resource, { id, type }))
  const entries = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  const shown = entries.filter((entry) => !isTold(entry))
  return (
    <>
      <div className="mt-2 flex items-center justify-between gap-3 first:mt-0">
        <h2 className="font-semibold text-base">What has happened</h2>
        <FilterSelect
          label="Show"
          all="Everything"
          value={type}
          words={timelineTypes}
          labels={timelineTypeLabels}
          onChoose={setType}
        />
      </div>
      {query.isPending && <TimelineShape />}
      {query.isError && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.isSuccess && shown.length === 0 && (
        <p className="py-6 text-center text-ink-soft text-sm">
          {type === 'all' ? 'Nothing yet.' : `No ${timelineTypeLabels[type].toLowerCase()}.`}
        </p>
      )}
      <ol className={cx(query.isPlaceholderData && 'opacity-60')}>
        {shown.map((entry) => (
          <EntryItem
            key={entry.id}
            entry={entry}
            whose={whoseIs(entry)}
            selfId={self?.id}
            isBeside={besideId !== undefined && entry.record?.id === besideId}
          />
        ))}
      </ol>
      <ShowMore query={query} className="self-center" />
    </>
  )
}

/** What happened, while it is on its way. */
export const TimelineShape = () => (
  <div>
    {['w-3/5', 'w-2/5', 'w-1/2', 'w-3/4', 'w-2/5'].map((width, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
      <div key={row} className="flex h-12 items-start gap-3">
        <Skeleton className="size-6 shrink-0 rounded-full" />
        <Skeleton className={`mt-1.5 ${width}`} />
      </div>
    ))}
  </div>
)

type EntryItemProps = {
  entry: TimelineEntry
  whose: Whose
  selfId: string | undefined
  isBeside: boolean
}

/** One thing that happened: what, by whom and when. */
function EntryItem({ entry, whose, selfId, isBeside }: EntryItemProps) {
  const { at, type, actor, summary, record, text, state, change } = entry
  const Icon = icons[type]
  const to = !isBeside && record && pageOf[record.type]?.(record.id, whose)
  const mailState = emailStates.find((each) => each === state && type === 'mail')
  const note = record && text !== null ? entry.note : null
  return (
    <li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 pb-4 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-paper-edge">
      <span className="grid size-6 place-items-center rounded-full bg-paper-deep text-ink-soft">
        <Icon size={13} aria-hidden="true" />
      </span>
      {note && record && text !== null ? (
        <div className="min-w-0">
          {whose.name && (
            <p className="wrap-anywhere mb-1 text-sm leading-6">
              {summary}
              <Named whose={whose} />
            </p>
          )}
          <NoteView
            note={{
              id: record.id,
              text,
              pinned: note.pinned,
              own: note.author === selfId,
              authorName: actor,
              at,
              version: note.version,
            }}
          />
        </div>
      ) : (
        <div className="min-w-0">
          {/* By whom and when has a place of its own: at the end of the first line, or under it where there is less room. */}
          <div className="flex items-baseline gap-x-2 text-sm leading-6 @max-lg:flex-wrap @lg:gap-x-4">
            <div className="contents @lg:flex @lg:min-w-0 @lg:flex-1 @lg:flex-wrap @lg:items-baseline @lg:gap-x-2">
              <span className="wrap-anywhere min-w-0 @max-lg:basis-full">
                {to ? (
                  <Link
                    to={to}
                    className="rounded-sm font-medium underline decoration-control/60 underline-offset-3 hover:decoration-current"
                  >
                    {summary}
                  </Link>
                ) : (
                  <span className="font-medium">{summary}</span>
                )}
                <Named whose={whose} />
              </span>
              {mailState && <MailState state={mailState} />}
              {change && <Changed {...change} />}
            </div>
            <span className="text-ink-faint text-xs @lg:max-w-1/2 @lg:shrink-0 @lg:text-right">
              {/* All others are written to us. */}
              {type === 'mail' && 'Email from '}
              {actor} · <RelativeTime at={at} />
            </span>
          </div>
          {text && !isBeside && (
            <p className="wrap-anywhere mt-0.5 line-clamp-4 max-w-prose whitespace-pre-wrap text-ink-soft text-sm">
              {type === 'message' ? ownWords(text) : text}
            </p>
          )}
        </div>
      )}
    </li>
  )
}

/** What a word was before, and what it is now, with the dot of its colour. */
function Changed({ from, to, word }: NonNullable<TimelineEntry['change']>) {
  const tone = Object.entries(tones).find(([known]) => known === word)?.[1]
  return (
    <span className="inline-flex items-center gap-1 text-ink-soft text-xs">
      {from}
      <ArrowRight size={12} aria-label="to" />
      {tone && <ToneDot tone={tone} />}
      {to}
    </span>
  )
}

/** What has become of a mail that we wrote: most are sent. */
const MailState = ({ state }: { state: EmailState }) => (
  <RecordStatus status={state}>{emailStateLabels[state]}</RecordStatus>
)

/** Whose entry it is, where the line is not theirs alone. */
const Named = ({ whose: { id, name } }: { whose: Whose }) =>
  name && (
    <span className="text-ink-soft">
      {'\u00a0· '}
      <Link
        to={adminPage.person(id)}
        className="rounded-sm underline decoration-paper-edge underline-offset-3 hover:decoration-current"
      >
        {name}
      </Link>
    </span>
  )
