import type { TotalCount } from '../http/next-page.ts'

/** How many leads the list holds in all, said again to those who do not see it change. */
export function LeadTotal({ total }: { total: TotalCount | null }) {
  return (
    <span role="status" className="font-normal text-ink-faint text-sm tabular-nums">
      {total && (
        <>
          {total.count.toLocaleString('en')}
          {total.capped && '+'}
          <span className="sr-only">{total.count === 1 ? ' lead' : ' leads'}</span>
        </>
      )}
    </span>
  )
}
