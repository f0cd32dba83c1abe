import type { ReactNode } from 'react'
import { cx } from './cx.ts'

type AccordionProps = {
  /** Unique on the page: items of one name close one another. */
  name: string
  items: readonly { title: string; body: ReactNode }[]
  className?: string | undefined
}

/**
 * Questions that open to their answers, one at a time; a click on the open one closes it
 * (public-site.md §4). The browser's own `details`, so it needs no script.
 */
export function Accordion({ name, items, className }: AccordionProps) {
  return (
    <div className={cx('border-paper-edge border-b', className)}>
      {items.map((item) => (
        <details key={item.title} name={name} className="unfolds group border-paper-edge border-t">
          <summary className="flex min-h-14 cursor-pointer no-marker items-center justify-between gap-4 py-3 font-medium transition-colors hover:text-thread active:text-thread-deep">
            {item.title}
            <svg
              aria-hidden="true"
              viewBox="0 0 16 16"
              className="size-4 shrink-0 fill-none stroke-[1.5] stroke-current transition-[rotate] duration-200 group-open:rotate-45"
            >
              <path d="M8 2.5v11M2.5 8h11" />
            </svg>
          </summary>
          <div className="max-w-prose pb-5 text-ink-soft">{item.body}</div>
        </details>
      ))}
    </div>
  )
}
