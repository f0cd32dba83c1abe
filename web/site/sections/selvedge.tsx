import { cx } from '#web/ui/cx.ts'

/**
 * The edge of the cloth, across the whole window: a plain weave of three wefts, the middle one in
 * thread. `id` is unique on the page, because the pattern is found by it.
 */
export function Selvedge({ id, className }: { id: string; className?: string }) {
  return (
    <svg aria-hidden="true" fill="none" strokeWidth="5" className={cx('h-6 w-full', className)}>
      <pattern id={id} width="16" height="24" patternUnits="userSpaceOnUse">
        <path d="M12 1v6M4 9v6m8 2v6" className="stroke-ink-faint" />
        <path d="M0 4h8M0 20h8" className="stroke-ink" />
        <path d="M8 12h8" className="stroke-thread" />
      </pattern>
      <rect width="100%" height="24" fill={`url(#${id})`} />
    </svg>
  )
}
