import { useInfiniteQuery } from '@tanstack/react-query'
import { ChevronRight, History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Change } from '#shared/journal/schema.ts'
import { cx } from '#web/ui/cx.ts'
import { useNow } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { ShowMore } from '../http/show-more.tsx'
import { listQuery } from '../lists/resource.ts'
import { type HistoryQuery, historyResource } from './history-calls.ts'
import { dayHeading, isSameMoment, repeatsOf } from './history-days.ts'
import { HistoryEntry, RepeatedEntries } from './history-entry.tsx'

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
      <ol className="rounded-md border border-paper-edge bg-card">
        {repeatsOf(some).map((run, at, runs) => {
          // What is done meanwhile joins a run as its newest: the oldest keeps it open and in focus.
          const { id } = run.at(-1) ?? run[0]
          const joins = (other: typeof run | undefined) =>
            run.length === 1 && other?.length === 1 && isSameMoment(run[0], other[0])
          return run.length > 1 ? (
            <RepeatedEntries key={id} changes={run} leadsOn={at < runs.length - 1} />
          ) : (
            <HistoryEntry
              key={id}
              change={run[0]}
              goesOn={joins(runs[at - 1])}
              leadsOn={at < runs.length - 1}
            />
          )
        })}
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
        <div key={row} className="flex h-12 items-center gap-3 px-4">
          <Skeleton className="size-6 rounded-full" />
          <Skeleton className={width} />
          <Skeleton className="ml-auto h-2.5 w-28" />
        </div>
      ))}
    </div>
  </>
)

/** The history of one record, read once it is opened. */
export function RecordHistory({ id }: { id: string }) {
  const [open, setOpen] = useState(false)
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
