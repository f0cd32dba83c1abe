import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Import, ImportRow } from '#shared/imports/schema.ts'
import {
  type ImportVerdict,
  importFieldLabels,
  importVerdictLabels,
  importVerdicts,
} from '#shared/imports/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import { Badge, type BadgeTone } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { ShowMore } from '../http/show-more.tsx'
import { previewQuery } from './import-calls.ts'
import { number } from './import-words.ts'

const tones: Record<ImportVerdict, BadgeTone> = {
  new: 'green',
  changes: 'blue',
  same: 'neutral',
  refused: 'red',
}
const views = ['all', ...importVerdicts] as const
type View = (typeof views)[number]
const isView = (value: string): value is View => views.some((view) => view === value)

/** What becomes of each row of the file, or became of it; all, or those of one kind. */
export function ImportRows({ of }: { of: Import }) {
  const [view, setView] = useState<View>('all')
  const count = (each: View) => number(each === 'all' ? of.rows : of.counts[each])
  return (
    <section aria-labelledby="import-rows" className="max-w-desk pt-8">
      <h2 id="import-rows" className="pb-2 font-semibold text-base">
        {of.startedAt ? 'What became of each row' : 'What will become of each row'}
      </h2>
      <Tabs
        value={view}
        onValueChange={(value) => isView(value) && setView(value)}
        label="Rows"
        tabs={views.map((each) => ({
          value: each,
          label: (
            <>
              {each === 'all' ? 'All' : importVerdictLabels[each]}{' '}
              <span className="font-normal text-ink-faint tabular-nums">{count(each)}</span>
            </>
          ),
        }))}
      >
        <TabPanel value={view}>
          <Rows id={of.id} view={view} />
        </TabPanel>
      </Tabs>
    </section>
  )
}

function Rows({ id, view }: { id: string; view: View }) {
  const query = useInfiniteQuery(previewQuery(id, view))
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  if (query.isPending) {
    return (
      <div aria-busy="true">
        <p role="status" className="sr-only">
          Loading rows
        </p>
        <Skeleton className="h-40" />
      </div>
    )
  }
  if (query.isError) {
    return (
      <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
    )
  }
  if (rows.length === 0) return <EmptyState title="No row is of this kind." />
  return (
    <>
      <ul className="flex flex-col divide-y divide-paper-edge/70">
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </ul>
      <ShowMore query={query} className="mt-4" />
    </>
  )
}

function Row({ row }: { row: ImportRow }) {
  const { line, verdict, who, personId, changes, reason } = row
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 py-2.5 text-sm sm:grid-cols-[4.5rem_minmax(0,14rem)_minmax(0,1fr)_5rem]">
      <span className="text-ink-faint text-xs leading-5 tabular-nums max-sm:order-2 max-sm:col-span-2">
        Line {number(line)}
      </span>
      <span className="min-w-0 truncate font-medium max-sm:order-first">
        {personId ? (
          <Link to={adminPage.person(personId)} className={linkClass}>
            {who}
          </Link>
        ) : (
          who
        )}
      </span>
      <span className="min-w-0 text-xs leading-5 max-sm:order-3 max-sm:col-span-2">
        {changes.map(({ field, before, after }) => (
          <span key={field} className="block break-words">
            <span className="text-ink-soft">{importFieldLabels[field]}:</span>{' '}
            {before !== null && (
              <>
                <del className="text-ink-faint">{before}</del>
                <span aria-hidden="true"> → </span>
                <span className="sr-only">becomes</span>
              </>
            )}
            <ins className="no-underline">{after}</ins>
          </span>
        ))}
        {reason && (
          <span className={verdict === 'refused' ? 'block text-danger' : 'block text-ink-soft'}>
            {reason}
          </span>
        )}
      </span>
      <span className="text-right max-sm:order-1">
        {verdict && <Badge tone={tones[verdict]}>{importVerdictLabels[verdict]}</Badge>}
      </span>
    </li>
  )
}
