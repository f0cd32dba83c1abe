import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import type { Import } from '#shared/imports/schema.ts'
import { importPage } from '#shared/office-calls.ts'
import { adminPage } from '#shared/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { RowShapes } from '#web/ui/skeleton.tsx'
import { useTitle } from '../brand/brand.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { ShowMore } from '../http/show-more.tsx'
import { useColleagueName } from '../records/colleagues.tsx'
import { FileChoice } from './file-choice.tsx'
import { importsQuery } from './import-calls.ts'
import { ImportSteps } from './import-steps.tsx'
import { counted, number, stateLabel, stateTones } from './import-words.ts'

/** /admin/people/imports: brings a file of people, and lists those that were brought. */
export function ImportsScreen() {
  useTitle('Import people')
  return (
    <>
      <Link
        to={adminPage.people}
        className="mb-2 inline-flex min-h-8 items-center gap-1.5 text-ink-soft text-xs hover:text-ink"
      >
        <ArrowLeft size={15} />
        All people
      </Link>
      <h1 className="pb-4 font-semibold text-xl">Import people</h1>
      <ImportSteps state={null} />
      <FileChoice />
      <PastImports />
    </>
  )
}

function PastImports() {
  const query = useInfiniteQuery(importsQuery)
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <section aria-labelledby="past-imports" className="max-w-190 pt-8">
      <h2 id="past-imports" className="font-semibold text-base">
        Past imports
      </h2>
      <p className="pb-2 text-ink-soft text-sm">A file is kept for 30 days.</p>
      {query.isPending && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading imports
          </p>
          <RowShapes count={3} className="rounded-md border border-paper-edge bg-card" />
        </div>
      )}
      {query.isError && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.isSuccess && rows.length === 0 && (
        <p className="rounded-md border border-paper-edge bg-card p-4 text-ink-soft text-sm">
          No file has been imported yet.
        </p>
      )}
      <ul className="flex flex-col divide-y divide-paper-edge rounded-md border border-paper-edge bg-card empty:hidden *:px-4 *:py-3">
        {rows.map((row) => (
          <PastImport key={row.id} row={row} />
        ))}
      </ul>
      <ShowMore query={query} className="mt-4" />
    </section>
  )
}

function PastImport({ row }: { row: Import }) {
  const { new: added, changes, refused } = row.counts
  const by = useColleagueName(row.createdBy)
  const done = row.startedAt
    ? [
        `${number(added)} added`,
        `${number(changes)} changed`,
        refused > 0 && `${number(refused)} refused`,
      ]
        .filter(Boolean)
        .join(', ')
    : counted(row.rows, 'row', 'rows')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0 text-sm">
        <Link to={importPage.one(row.id)} className={`${linkClass} break-all`}>
          {row.fileName}
        </Link>
        <span className="block text-ink-soft text-xs tabular-nums">{done}</span>
      </span>
      <span className="flex items-center gap-3 text-ink-soft text-xs">
        <span>
          {by && `${by}, `}
          <RelativeTime at={row.createdAt} />
        </span>
        <Badge tone={stateTones[row.state]}>{stateLabel(row)}</Badge>
      </span>
    </li>
  )
}
