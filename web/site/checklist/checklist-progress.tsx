import { checklist, checklistPage } from '#content/checklist/list.ts'
import { checklistItemCount } from '#shared/checklist/vocabulary.ts'
import { cx } from '#web/ui/cx.ts'

/** How far one is, altogether and in each category, beside the list. */
export function ChecklistProgress({ className }: { className?: string }) {
  return (
    <aside aria-label="Progress" className={cx('needs-script bg-paper py-3 lg:py-0', className)}>
      <p
        role="status"
        data-progress-words={checklistPage.progress('{checked}', '{total}')}
        className="font-semibold tabular-nums lg:text-lg"
      >
        {checklistPage.progress(0, checklistItemCount)}
      </p>
      <div
        role="progressbar"
        aria-label={checklistPage.heading}
        aria-valuemin={0}
        aria-valuemax={checklistItemCount}
        aria-valuenow={0}
        data-progress=""
        className="mt-2 h-2 overflow-hidden rounded-full bg-paper-edge forced-colors:border"
      >
        <div className="h-full w-0 rounded-full bg-thread transition-[width] duration-300 forced-colors:bg-[Highlight] forced-color-adjust-none" />
      </div>
      <nav aria-label="Categories" className="mt-6 max-lg:hidden">
        <ul className="divide-y divide-paper-edge border-paper-edge border-y">
          {checklist.map(({ id, title, items }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center justify-between gap-4 rounded-sm py-2 text-sm transition-colors hover:text-thread"
              >
                {title}
                <span data-count={id} className="text-ink-soft tabular-nums">
                  0/{items.length}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <button
        type="button"
        data-clear={checklistPage.startAgainQuestion}
        disabled
        className="mt-4 min-h-8 cursor-pointer rounded-sm text-ink-soft text-sm underline decoration-paper-edge underline-offset-3 hover:text-thread disabled:invisible max-lg:absolute max-lg:top-1 max-lg:right-5 max-lg:mt-0"
      >
        {checklistPage.startAgain}
      </button>
    </aside>
  )
}
