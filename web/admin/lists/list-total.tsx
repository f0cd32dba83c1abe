import type { TotalCount } from '../http/next-page.ts'

type ListTotalProps = {
  total: TotalCount | null
  /** The same from the figures over the list: they are whole where the server stops counting a list. */
  whole: number | undefined
  one: string
  many: string
}

/** How many records the list holds in all, said again to those who do not see it change. */
export function ListTotal({ total: counted, whole, one, many }: ListTotalProps) {
  const total = counted?.capped && whole !== undefined ? { count: whole, capped: false } : counted
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
