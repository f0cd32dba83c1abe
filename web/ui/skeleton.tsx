import { cx } from './cx.ts'

/** The shape of what is on its way; invisible for the first 200 ms, so that quick answers never flicker. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      // What it is given for its height and corners is stronger than these.
      className={cx(
        'block animate-late bg-paper-edge/70 [:where(&)]:h-3.5 [:where(&)]:rounded-sm',
        className,
      )}
    />
  )
}

/** How far the lines of rows reach, as no two neighbours do. */
export const lineWidths = ['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2', 'w-3/4', 'w-3/5', 'w-2/3', 'w-1/2']

/** So many rows of two lines while they are on their way, at most eight, as tall as those of people. */
export const RowShapes = ({ count, className }: { count: number; className?: string }) => (
  <div className={cx('divide-y divide-paper-edge/70', className)}>
    {lineWidths.slice(0, count).map((width, row) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
      <div key={row} className="flex h-14.25 flex-col justify-center gap-2 px-4">
        <Skeleton className="w-32" />
        <Skeleton className={`h-2.5 ${width}`} />
      </div>
    ))}
  </div>
)
