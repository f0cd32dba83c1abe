import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { daysInWords } from '#shared/dashboard/answers.ts'
import {
  type OriginFigures,
  type OriginsDashboard,
  originsDashboardSchema,
} from '#shared/dashboard/origins-schema.ts'
import { formatDollars } from '#shared/dollars.ts'
import { api } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { linkClass } from '#web/ui/link.tsx'
import { Table, TableCell, TableHeadCell, TableRow } from '#web/ui/table.tsx'
import { call, zoned } from '../http/call.ts'
import { LoadFailure } from '../http/load-failure.tsx'
import { personList } from '../people/person-list.ts'
import { DashboardPart, NothingHere, titles } from './dashboard-part.tsx'
import { dashboardKey } from './dashboard-queries.ts'
import { TableShape } from './shapes.tsx'

const originsQuery = queryOptions({
  refetchOnMount: 'always',
  queryKey: [...dashboardKey, 'origins'],
  queryFn: ({ signal }): Promise<OriginsDashboard> =>
    call(zoned(api.admin.dashboard.origins), originsDashboardSchema, { signal }),
})

/** The figures of each origin, in the order in which one leads to the next, and the words over them. */
const columns: readonly {
  name: keyof OriginFigures
  head: readonly string[]
  shown?: (figure: number) => string
}[] = [
  { name: 'people', head: ['New', 'people'] },
  { name: 'leads', head: ['Leads'] },
  { name: 'booked', head: ['Calls', 'booked'] },
  { name: 'held', head: ['Calls', 'held'] },
  { name: 'won', head: ['Deals', 'won'], shown: formatDollars },
]

/** On a phone the name has a line of its own, over its figures. */
const onPhones = {
  row: 'max-sm:grid max-sm:grid-cols-[repeat(4,minmax(0,1fr))_5rem] max-sm:px-2 max-sm:py-1',
  name: 'max-sm:col-span-full max-sm:px-1 max-sm:h-auto',
  figure: 'max-sm:px-1 max-sm:h-7',
}

/** Where the people of the last 30 days came from, and what came of it. */
export function Origins() {
  const { data, error, isFetching, refetch } = useQuery(originsQuery)
  return (
    <DashboardPart title={titles.origins}>
      {data ? (
        <>
          <OriginsTable origins={data} />
          <UntilWonLine untilWon={data.untilWon} />
        </>
      ) : error ? (
        <LoadFailure error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <TableShape rows={6} />
      )}
    </DashboardPart>
  )
}

/** How long a sale takes, under what was won. */
function UntilWonLine({ untilWon }: Pick<OriginsDashboard, 'untilWon'>) {
  return (
    <p className="border-paper-edge border-t px-3 py-3 text-ink-soft text-sm">
      From first contact to won:{' '}
      {untilWon ? (
        <>
          <strong className="font-semibold text-ink">{daysInWords(untilWon.medianDays)}</strong>,{' '}
          {untilWon.deals === 1
            ? 'the one deal won in these 30 days'
            : `the median of ${untilWon.deals.toLocaleString('en')} deals won in these 30 days`}
        </>
      ) : (
        'no deal was won in these 30 days'
      )}
    </p>
  )
}

function OriginsTable({ origins: { origins, others, unknown } }: { origins: OriginsDashboard }) {
  if (origins.length === 0 && !unknown) {
    return <NothingHere>Nobody new came in these 30 days.</NothingHere>
  }
  return (
    <Table className="table-fixed max-sm:block">
      <thead className="max-sm:block">
        <tr className={onPhones.row}>
          <TableHeadCell className={onPhones.name}>Last 30 days</TableHeadCell>
          {columns.map(({ name, head }) => (
            <TableHeadCell
              key={name}
              className="w-24 text-right max-sm:w-auto xl:w-21 xl:whitespace-normal max-sm:self-end max-sm:h-auto max-sm:px-1"
            >
              {head.map((word) => (
                <span key={word} className="max-sm:block">
                  {word}{' '}
                </span>
              ))}
            </TableHeadCell>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block">
        {origins.map(({ name, ...figures }) => (
          <OriginRow key={name} figures={figures}>
            <Link
              to={personList.page({ origin: name })}
              className={`${linkClass} -my-1 inline-block py-1`}
            >
              {name}
            </Link>
          </OriginRow>
        ))}
        {others && <OriginRow figures={others}>Others</OriginRow>}
        {unknown && (
          <OriginRow figures={unknown}>
            Not known
            <span className="block text-ink-faint text-xs">
              Entered by hand or sent without script
            </span>
          </OriginRow>
        )}
      </tbody>
    </Table>
  )
}

function OriginRow({ figures, children }: { figures: OriginFigures; children: ReactNode }) {
  return (
    <TableRow className={onPhones.row}>
      <TableCell className={cx('wrap-anywhere py-2', onPhones.name)}>{children}</TableCell>
      {columns.map(({ name, shown = (figure) => figure.toLocaleString('en') }) => (
        <TableCell
          key={name}
          className={cx('text-right text-ink-soft tabular-nums', onPhones.figure)}
        >
          {shown(figures[name])}
        </TableCell>
      ))}
    </TableRow>
  )
}
