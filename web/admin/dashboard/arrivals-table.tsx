import { totalOf } from '#shared/dashboard/arrivals.ts'
import type { Arrivals } from '#shared/dashboard/schema.ts'
import { sourceLabel } from '#shared/source-label.ts'
import { Table, TableCell, TableHeadCell, TableRow } from '#web/ui/table.tsx'
import { dayLabel } from './chart-scale.ts'

/** The chart's numbers to read, the newest day first. */
export function ArrivalsTable({ arrivals: { days, sources } }: { arrivals: Arrivals }) {
  return (
    <details className="mt-2 text-sm">
      <summary className="w-fit cursor-pointer rounded-sm py-1 text-ink-soft text-xs hover:text-ink">
        Show as a table
      </summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard. */}
      <section aria-label="Leads by day and source" tabIndex={0} className="max-h-80 overflow-auto">
        <Table>
          <thead>
            <tr>
              <TableHeadCell>Day</TableHeadCell>
              {sources.map(({ source }) => (
                <TableHeadCell key={source} className="text-right">
                  {sourceLabel(source)}
                </TableHeadCell>
              ))}
              <TableHeadCell className="text-right">All</TableHeadCell>
            </tr>
          </thead>
          <tbody>
            {days
              .map((day, place) => ({
                day,
                counts: sources.map(({ counts }) => counts[place] ?? 0),
              }))
              .reverse()
              .map(({ day, counts }) => (
                <TableRow key={day}>
                  <TableCell className="h-8 whitespace-nowrap">{dayLabel(day)}</TableCell>
                  {counts.map((count, place) => (
                    <TableCell
                      key={sources[place]?.source}
                      className="h-8 text-right text-ink-soft tabular-nums"
                    >
                      {count.toLocaleString('en')}
                    </TableCell>
                  ))}
                  <TableCell className="h-8 text-right font-medium tabular-nums">
                    {totalOf(counts).toLocaleString('en')}
                  </TableCell>
                </TableRow>
              ))}
          </tbody>
        </Table>
      </section>
    </details>
  )
}
