import type { TotalCount } from '../http/next-page.ts'

type ListTotalProps = { total: TotalCount | null; one: string; many: string }

/** How many records the list holds in all, said again to those who do not see it change. */
export function ListTotal({ total, one, many }: ListTotalProps) {
  return (
    <span role="status" className="font-normal text-ink-faint text-sm tabular-nums">
      {total && (
        <>
          {total.count.toLocaleString('en')}
          {total.capped && '+'}
          <span className="sr-only"> {total.count === 1 ? one : many}</span>
        </>
      )}
    </span>
  )
}
