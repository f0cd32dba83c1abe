import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import {
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
import { emailStateLabels, emailStates } from '#shared/mail/vocabulary.ts'
import type { TimelineEntry } from '#shared/people/schema.ts'
import {
  type TimelineRecord,
  type TimelineType,
  timelineTypeLabels,
  timelineTypes,
} from '#shared/people/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { useSession } from '../http/session.ts'
import { ShowMore } from '../http/show-more.tsx'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { listQuery } from '../lists/resource.ts'
import { tones } from '../records/tones.ts'
import { NewNote, NoteView } from './notes.tsx'
import { pinnedQuery, timelineResource } from './person-calls.ts'
import type { PersonRow } from './person-list.ts'

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

/** Whose line it is: an address to write to is enough beside who they are. */
type Person = Pick<PersonRow, 'id' | 'email'>

/** Where a record stands; null for what stands in the line itself. */
const pageOf: Record<TimelineRecord, ((id: string, person: Person) => string) | null> = {
  lead: adminPage.lead,
  consultation: adminPage.consultation,
  submission: adminPage.submission,
  subscriber: (_id, { email }) => adminPage.subscriber(email),
  mail: adminPage.outboxEmail,
  note: null,
  task: null,
  deal: adminPage.deal,
}

type TimelineProps = {
  person: Person
  /** The record that stands open above the line: it is neither told again nor linked to. */
  besideId?: string
}

/** All that has happened with a person, newest first, under what is written about them. */
export function Timeline({ person, besideId }: TimelineProps) {
  const [type, setType] = useState<TimelineType | 'all'>('all')
  const self = useSession()?.user
  const query = useInfiniteQuery(listQuery(timelineResource, { id: person.id, type }))
  const { data: pinned = [] } = useQuery(pinnedQuery(person.id))
  const onTop = new Set(pinned.map(({ id }) => id))
  const entries = (query.data?.pages.flatMap(({ rows }) => rows) ?? []).filter(
    ({ record }) => !(record?.type === 'note' && onTop.has(record.id)),
  )
  return (
    <section aria-label="What has happened" className="@container flex min-w-0 flex-col gap-3">
      <NewNote personId={person.id} />
      {pinned.map(({ author, createdAt, ...note }) => (
        <NoteView key={note.id} note={{ ...note, at: createdAt, own: author === self?.id }} />
      ))}
      <div className="mt-2 flex items-center justify-between gap-3">
        <h2 className="font-semibold text-sm">What has happened</h2>
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
      {query.isSuccess && entries.length === 0 && (
        <p className="py-6 text-center text-ink-soft text-sm">
          {type === 'all' ? 'Nothing yet.' : `No ${timelineTypeLabels[type].toLowerCase()}.`}
        </p>
      )}
      <ol className={cx(query.isPlaceholderData && 'opacity-60')}>
        {entries.map((entry) => (
          <Entry
            key={entry.id}
            entry={entry}
            person={person}
            selfId={self?.id}
            isBeside={besideId !== undefined && entry.record?.id === besideId}
          />
        ))}
      </ol>
      <ShowMore query={query} className="self-center" />
    </section>
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

type EntryProps = {
  entry: TimelineEntry
  person: Person
  selfId: string | undefined
  isBeside: boolean
}

/** One thing that happened: what, by whom and when. */
function Entry({ entry, person, selfId, isBeside }: EntryProps) {
  const { at, type, actor, summary, record, text, state } = entry
  const Icon = icons[type]
  const to = !isBeside && record && pageOf[record.type]?.(record.id, person)
  const mailState = emailStates.find((each) => each === state && type === 'mail')
  const note = record && text !== null ? entry.note : null
  return (
    <li className="relative grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-2.5 pb-4 not-last:before:absolute not-last:before:top-6 not-last:before:bottom-0 not-last:before:left-3 not-last:before:w-px not-last:before:bg-paper-edge">
      <span className="grid size-6 place-items-center rounded-full bg-paper-deep text-ink-soft">
        <Icon size={13} aria-hidden="true" />
      </span>
      {note && record && text !== null ? (
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
      ) : (
        <div className="min-w-0">
          <div className="flex flex-wrap items-baseline gap-x-2 text-sm leading-6">
            <span className="wrap-anywhere min-w-0">
              {to ? (
                <Link to={to} className="rounded-sm font-medium underline-offset-3 hover:underline">
                  {summary}
                </Link>
              ) : (
                summary
              )}
            </span>
            {mailState && <Badge tone={tones[mailState]}>{emailStateLabels[mailState]}</Badge>}
            <span className="whitespace-nowrap text-ink-faint text-xs @max-lg:basis-full @lg:ml-auto">
              {actor} · <RelativeTime at={at} />
            </span>
          </div>
          {text && type !== 'download' && !isBeside && (
            <p className="wrap-anywhere mt-0.5 line-clamp-4 max-w-prose whitespace-pre-wrap text-ink-soft text-sm">
              {type === 'message' ? ownWords(text) : text}
            </p>
          )}
        </div>
      )}
    </li>
  )
}
