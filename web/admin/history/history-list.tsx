import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight, History, Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { Change, ChangeItem } from '#shared/journal/schema.ts'
import { fieldValue } from '#shared/journal/values.ts'
import { fieldWords } from '#shared/journal/words.ts'
import { adminPage } from '#shared/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { ShowMore } from '../http/show-more.tsx'
import { listQuery } from '../lists/resource.ts'
import { useUndoChange } from '../records/undo-change.ts'
import { type HistoryQuery, historyResource, recordPages } from './history-calls.ts'

type HistoryListProps = {
  query: HistoryQuery
  /** It stands with the record that it is about. */
  beside?: boolean
  /** What stands there when nothing was done. */
  empty: ReactNode
}

/** The history, newest first, in each of its states: on its way, failed, empty, and page after page. */
export function HistoryList({ query: asked, beside, empty }: HistoryListProps) {
  const query = useInfiniteQuery(listQuery(historyResource, asked))
  const entries = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  if (query.isPending) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          Loading history
        </p>
        <Skeleton className={beside ? 'h-24' : 'h-64'} />
      </div>
    )
  }
  return (
    <div className="flex flex-col">
      {query.isError && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.isSuccess && entries.length === 0 && empty}
      <ol
        aria-busy={query.isPlaceholderData}
        className={cx(query.isPlaceholderData && 'opacity-60')}
      >
        {entries.map((change) => (
          <HistoryEntry key={change.id} change={change} beside={beside ?? false} />
        ))}
      </ol>
      <ShowMore query={query} className="mt-4 self-center" />
    </div>
  )
}

/** The history of one record, read once it is opened. */
export function RecordHistory({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
  return (
    <details
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

/** Records of an entry that are named one by one. */
const namedAtMost = 3

type HistoryEntryProps = {
  change: Change
  /** It stands with the record that it is about, which is not linked to. */
  beside?: boolean
}

/** One entry: what, by whom, when, from what to what, and the button that takes it back. */
function HistoryEntry({ change, beside = false }: HistoryEntryProps) {
  const { summary, actor, at, records, count, fields, state, mails } = change
  const isUndone = state === 'undone'
  const words = fieldWords(fields)
  const items = change.items.filter(({ field }) => fieldWords([field]).length > 0)
  const isOne = beside || count === 1
  const shown = beside ? [] : records.filter(({ type }) => recordPages[type]).slice(0, namedAtMost)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 border-paper-edge border-t py-2.5 last:border-b">
      <div className="min-w-0">
        <p className="wrap-anywhere flex flex-wrap items-baseline gap-x-2 text-sm">
          <span
            className={
              isUndone ? 'text-ink-soft line-through' : state === 'done' ? 'font-medium' : ''
            }
          >
            {summary}
          </span>
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
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-ink-faint text-xs">
          <span>
            {actor} · <RelativeTime at={at} />
          </span>
          {shown.map(({ type, id }) => (
            <Link
              key={id}
              to={recordPages[type]?.(id) ?? adminPage.dashboard}
              className="underline-offset-3 hover:underline"
            >
              Open {type}
            </Link>
          ))}
          {count > shown.length && shown.length > 0 && <span>and {count - shown.length} more</span>}
        </p>
      </div>
      {state !== 'logged' && count > 0 && <UndoButton change={change} />}
    </li>
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
