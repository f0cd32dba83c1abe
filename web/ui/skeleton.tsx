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
