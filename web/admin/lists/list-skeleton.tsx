import { Skeleton } from '#web/ui/skeleton.tsx'

const rows = Array.from({ length: 10 }, (_, index) => `${40 + ((index * 37) % 45)}%`)

/** The shape of the list while it is on its way. */
export function ListSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="list-table">
      <p className="sr-only" role="status">
        {label}
      </p>
      {rows.map((width) => (
        <div
          key={width}
          className="grid h-20 grid-cols-[1fr_5rem] items-center gap-6 border-paper-edge border-b px-3 last:border-0 xl:h-11 xl:grid-cols-[2fr_2fr_2fr_5rem_4rem]"
        >
          <div style={{ width }}>
            <Skeleton />
          </div>
          <Skeleton className="max-xl:hidden" />
          <Skeleton className="max-xl:hidden" />
          <Skeleton className="max-xl:hidden" />
          <Skeleton />
        </div>
      ))}
    </div>
  )
}
