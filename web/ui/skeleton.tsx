import { cx } from './cx.ts'

/** The shape of what is on its way; invisible for the first 200 ms, so that quick answers never flicker. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={cx('block h-3.5 animate-late rounded-sm bg-paper-edge/70', className)}
    />
  )
}
