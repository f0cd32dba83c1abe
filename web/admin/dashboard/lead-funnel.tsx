import { type FunnelStep, funnelOf } from '#shared/dashboard/funnel.ts'
import { type LeadStatus, leadStatuses, leadStatusLabels } from '#shared/leads/vocabulary.ts'
import { Table, TableCell, TableHeadCell, TableRow } from '#web/ui/table.tsx'
import { StatusBadge } from '../leads/lead-badges.tsx'
import { Threads } from './shares.tsx'

const percent = new Intl.NumberFormat('en', { style: 'percent', maximumFractionDigits: 1 })
/** Narrow as the drawing is, each is five of a hundred. */
const threads = 20
const share = (part: number | null) => (part === null ? '–' : percent.format(part))

/** Of all leads, how many came as far as each status, and which share of the step before that is. */
export function LeadFunnel({ byStatus }: { byStatus: Record<LeadStatus, number> }) {
  return (
    <Table className="table-fixed">
      <thead>
        <tr>
          <TableHeadCell className="w-25 sm:w-28">Reached</TableHeadCell>
          <TableHeadCell className="max-md:hidden">
            <span className="sr-only">Share of all leads, drawn</span>
          </TableHeadCell>
          <TableHeadCell className="w-15 text-right sm:w-24 xl:w-15">Leads</TableHeadCell>
          <TableHeadCell className="text-right sm:w-36 xl:w-28">Of the step before</TableHeadCell>
          <TableHeadCell className="w-24 text-right max-sm:hidden xl:w-18">Of all</TableHeadCell>
        </tr>
      </thead>
      <tbody>
        {funnelOf(byStatus).map((step) => (
          <Step key={step.status} step={step} />
        ))}
      </tbody>
    </Table>
  )
}

function Step({ step }: { step: FunnelStep }) {
  const { status, reached, ofBefore, ofAll } = step
  const before = leadStatuses[leadStatuses.indexOf(status) - 1]
  return (
    <TableRow>
      <TableCell>
        <StatusBadge status={status} />
      </TableCell>
      <TableCell className="max-md:hidden">
        <svg
          aria-hidden="true"
          strokeWidth="20"
          strokeDasharray=".6 .4"
          className="block h-2.5 w-full"
        >
          <Threads share={1} of={threads} className="stroke-paper-edge" />
          <Threads share={ofAll ?? 0} of={threads} className="stroke-indigo" />
        </svg>
      </TableCell>
      <TableCell className="text-right font-medium tabular-nums">
        {reached.toLocaleString('en')}
      </TableCell>
      <TableCell className="text-right text-ink-soft tabular-nums">
        {share(ofBefore)}
        {before && <span className="sr-only"> of {leadStatusLabels[before]}</span>}
      </TableCell>
      <TableCell className="text-right text-ink-soft tabular-nums max-sm:hidden">
        {share(ofAll)}
      </TableCell>
    </TableRow>
  )
}
