import { useInfiniteQuery } from '@tanstack/react-query'
import {
  ChevronRight,
  Download,
  Eraser,
  History,
  LogIn,
  type LucideIcon,
  Mail,
  Pencil,
  Plus,
  Redo2,
  Settings2,
  Undo2,
} from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Change, ChangeItem } from '#shared/journal/schema.ts'
import { fieldValue } from '#shared/journal/values.ts'
import type { HistoryKind } from '#shared/journal/vocabulary.ts'
import { fieldWords } from '#shared/journal/words.ts'
import { adminPage } from '#shared/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { exactTime, RelativeTime, timeOfDay, useNow } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { ShowMore } from '../http/show-more.tsx'
import { listQuery } from '../lists/resource.ts'
import { useUndoChange } from '../records/undo-change.ts'
import { type HistoryQuery, historyResource, pageOf } from './history-calls.ts'
import { dayHeading } from './history-days.ts'

type HistoryListProps = {
  query: HistoryQuery
  /** It stands with the record that it is about. */
  beside?: boolean
  /** What stands there when nothing was done. */
  empty: ReactNode
}

/**
 * The history, newest first, in each of its states: on its way, failed, empty, and page after page;
 * by days, where it does not stand beside a record.
 */
export function HistoryList({ query: asked, beside, empty }: HistoryListProps) {
  const query = useInfiniteQuery(listQuery(historyResource, asked))
  const entries = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  if (query.isPending) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          Loading history
        </p>
        {beside ? <Skeleton className="h-24" /> : <HistoryShape />}
      </div>
    )
  }
  return (
    <div className="flex flex-col">
      {query.isError && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.isSuccess && entries.length === 0 && empty}
      <div
        aria-busy={query.isPlaceholderData}
        className={cx(query.isPlaceholderData && 'opacity-60')}
      >
        {beside ? (
          <ol>
            {entries.map((change) => (
              <HistoryEntry key={change.id} change={change} beside />
            ))}
          </ol>
        ) : (
          <Days entries={entries} />
        )}
      </div>
      <ShowMore query={query} className="mt-4 self-center" />
    </div>
  )
}

/** Entries under the names of their days, which stay in sight while theirs are scrolled through. */
function Days({ entries }: { entries: readonly Change[] }) {
  const now = useNow()
  const days = Map.groupBy(entries, ({ at }) => dayHeading(Date.parse(at), now))
  return [...days].map(([day, some]) => (
    <section key={day} aria-label={day} className="pb-5">
      <h2 className="sticky top-14 z-10 bg-paper py-2 font-semibold text-base">{day}</h2>
      <ol className="divide-y divide-paper-edge rounded-md border border-paper-edge bg-card">
        {some.map((change) => (
          <HistoryEntry key={change.id} change={change} />
        ))}
      </ol>
    </section>
  ))
}

/** A day of the history while it is on its way. */
const HistoryShape = () => (
  <>
    <div className="flex h-10 items-center">
      <Skeleton className="h-4 w-24" />
    </div>
    <div className="divide-y divide-paper-edge rounded-md border border-paper-edge bg-card">
      {['w-72', 'w-64', 'w-80', 'w-56', 'w-72', 'w-64'].map((width, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
        <div key={row} className="flex h-21 items-start gap-3 px-4 py-3.5">
          <Skeleton className="size-4" />
          <div className="flex flex-col gap-2.5">
            <Skeleton className={`${width} max-w-full`} />
            <Skeleton className="h-2.5 w-40" />
            <Skeleton className="h-2.5 w-28" />
          </div>
        </div>
      ))}
    </div>
  </>
)

/** The history of one record, read once it is opened. */
export function RecordHistory({
  id,
  initiallyOpen = false,
}: {
  id: string
  initiallyOpen?: boolean
}) {
  const [open, setOpen] = useState(initiallyOpen)
  return (
    <details
      open={open}
      className="group min-w-0 text-sm"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-8 cursor-pointer no-marker items-center gap-2 rounded-sm font-semibold">
        <History size={15} aria-hidden="true" className="text-ink-faint" />
        History
        <ChevronRight
          size={15}
          aria-hidden="true"
          className="text-ink-faint transition-transform group-open:rotate-90"
        />
      </summary>
      {open && (
        <HistoryList
          query={{ kind: 'all', record: id }}
          beside
          empty={<p className="py-3 text-ink-soft text-sm">Nothing was changed yet.</p>}
        />
      )}
    </details>
  )
}

const icons: Record<HistoryKind, LucideIcon> = {
  change: Pencil,
  undo: Undo2,
  created: Plus,
  'sign-in': LogIn,
  settings: Settings2,
  export: Download,
  erasure: Eraser,
  mail: Mail,
}

type HistoryEntryProps = {
  change: Change
  /** It stands with the record that it is about, which is not named again. */
  beside?: boolean
}

/** One entry: what, of whom, by whom, when, from what to what, and the button that takes it back. */
function HistoryEntry({ change, beside = false }: HistoryEntryProps) {
  const { kind, summary, actor, at, count, fields, state, mails } = change
  const isUndone = state === 'undone'
  const words = fieldWords(fields)
  const items = change.items.filter(({ field }) => fieldWords([field]).length > 0)
  const isOne = beside || count === 1
  const Icon = icons[kind]
  return (
    <li
      className={cx(
        'grid items-start gap-x-3 py-2.5',
        beside
          ? 'grid-cols-[minmax(0,1fr)_auto] border-paper-edge border-t last:border-b'
          : 'grid-cols-[1rem_minmax(0,1fr)_auto] px-3 sm:px-4',
      )}
    >
      {!beside && <Icon size={15} aria-hidden="true" className="mt-1.25 text-ink-faint" />}
      <div className="min-w-0">
        <p className="wrap-anywhere flex flex-wrap items-baseline gap-x-2 text-sm">
          <span
            className={
              isUndone ? 'text-ink-soft line-through' : state === 'done' ? 'font-medium' : ''
            }
          >
            {summary}
          </span>
          {!beside && <Named change={change} />}
          {!(isOne && items.length > 0) && words.length > 0 && (
            <span className="text-ink-soft">{words.join(', ')}</span>
          )}
          {isUndone && <Badge>Undone</Badge>}
        </p>
        {isOne && items.length > 0 && <Items items={items} />}
        {mails.map(({ id, subject }) => (
          <p key={id} className="wrap-anywhere mt-0.5 text-ink-soft text-xs">
            Has left, and is not called back:{' '}
            <Link to={adminPage.outboxEmail(id)} className="underline underline-offset-3">
              {subject}
            </Link>
          </p>
        ))}
        <p className="mt-0.5 text-ink-faint text-xs">
          {actor} ·{' '}
          {beside ? (
            <RelativeTime at={at} />
          ) : (
            <time dateTime={at} title={exactTime(Date.parse(at))} className="tabular-nums">
              {timeOfDay(Date.parse(at))}
            </time>
          )}
        </p>
      </div>
      {state !== 'logged' && count > 0 && <UndoButton change={change} />}
    </li>
  )
}

/** Whom and what an entry is about, each leading to its record, and how many more there are. */
function Named({ change: { named, count } }: { change: Change }) {
  const others = count - named.length
  return (
    <>
      {named.map((record) => {
        const page = pageOf(record)
        return page ? (
          <Link
            key={record.id}
            to={page}
            className="inline-block rounded-sm py-0.5 underline decoration-control/60 underline-offset-3 hover:decoration-current"
          >
            {record.name}
          </Link>
        ) : (
          <span key={record.id} className="text-ink-soft">
            {record.name}
          </span>
        )
      })}
      {named.length > 0 && others > 0 && (
        <span className="text-ink-soft">and {others.toLocaleString('en')} more</span>
      )}
    </>
  )
}

function UndoButton({ change: { id, state } }: { change: Change }) {
  const { mutate, isPending } = useUndoChange()
  const redo = state === 'undone'
  const Icon = redo ? Redo2 : Undo2
  return (
    <Button variant="secondary" size="sm" busy={isPending} onClick={() => mutate({ id, redo })}>
      <Icon size={14} aria-hidden="true" />
      {redo ? 'Redo' : 'Undo'}
    </Button>
  )
}

/** Each field with what it was and what it is. */
function Items({ items }: { items: readonly ChangeItem[] }) {
  return (
    <dl className="mt-1 grid gap-y-0.5 text-xs">
      {items.map(({ record, field, before, after }) => (
        <div
          key={`${record.id} ${field} ${before} ${after}`}
          className="wrap-anywhere flex min-w-0 flex-wrap gap-x-1.5"
        >
          <dt className="text-ink-faint first-letter:uppercase">{fieldWords([field]).join('')}</dt>
          <dd className="line-clamp-3 min-w-0">
            <Value field={field} value={before} />
            <span aria-hidden="true"> → </span>
            <span className="sr-only"> became </span>
            <Value field={field} value={after} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone

function Value({ field, value }: { field: string; value: string | null }) {
  const words = fieldValue(field, value, zone)
  return words ?? <span className="text-ink-faint italic">nothing</span>
}
