import type { LegalSection } from '#content/types/legal.ts'
import { cx } from '#web/ui/cx.ts'

type TableOfContentsProps = { sections: readonly LegalSection[]; className?: string | undefined }

/** Links to the numbered sections of the page. */
export function TableOfContents({ sections, className }: TableOfContentsProps) {
  return (
    <nav aria-labelledby="contents" className={cx('stitched', className)}>
      <h2 id="contents" className="pt-4 pb-2 font-semibold">
        Contents
      </h2>
      <ol className="text-sm">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex gap-3 rounded-sm py-1.5 text-ink-soft transition-colors hover:text-thread"
            >
              <span className="w-6 shrink-0 tabular-nums">{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
