import type { ReactNode } from 'react'
import { lineWidths, Skeleton } from '#web/ui/skeleton.tsx'

/** Two parts of a tab side by side under its figures, where there is room. */
export const TwoParts = ({ children }: { children: ReactNode }) => (
  <div className="mt-7 grid items-start gap-x-5 gap-y-7 xl:grid-cols-2">{children}</div>
)

/** A table of so many rows, its head among them, while it is on its way. */
export const TableShape = ({ rows }: { rows: number }) => (
  <div className="divide-y divide-paper-edge/70">
    {lineWidths.slice(0, rows).map((width, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
      <div key={row} className="grid h-11 grid-cols-[6rem_1fr_4rem] items-center gap-6 px-4">
        <Skeleton />
        <Skeleton className={`h-2.5 ${width}`} />
        <Skeleton />
      </div>
    ))}
  </div>
)

/** How tall the days of a chart are while it is on its way. */
const days = ['h-10', 'h-16', 'h-24', 'h-14', 'h-20', 'h-28']

/** A chart of thirty days while it is on its way. */
export const ChartShape = () => (
  <div className="flex h-71 flex-col justify-between p-4 pb-16">
    <Skeleton className="w-2/3" />
    <div className="flex items-end gap-1.5 pl-10">
      {Array.from({ length: 30 }, (_, day) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days keep their places.
        <Skeleton key={day} className={`flex-1 ${days[(day * 5) % 6]}`} />
      ))}
    </div>
  </div>
)
