import { checklist, checklistPage } from '#content/checklist/list.ts'
import type { ChecklistScore } from '#shared/checklist/score.ts'

type ChecklistProgressProps = { score: ChecklistScore; onClear: () => void }

/** How far one is, altogether and in each category: beside the list, or over it on a narrow screen. */
export function ChecklistProgress({ score, onClear }: ChecklistProgressProps) {
  const { checked, total, categories } = score
  return (
    <aside
      aria-label="Progress"
      className="needs-script sticky top-header z-10 self-start bg-paper pt-3 pb-1 max-lg:-mx-5 max-lg:px-5 lg:top-28 lg:col-span-3 lg:flex lg:flex-col lg:py-0"
    >
      <p role="status" className="font-semibold tabular-nums lg:text-lg">
        {checklistPage.progress(checked, total)}
      </p>
      <div
        role="progressbar"
        aria-label={checklistPage.heading}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={checked}
        className="by-category mt-2 h-4 forced-colors:border lg:mt-3 lg:h-16"
      >
        {categories.map(({ id, checked, total }) => (
          <div key={id} className="picks overflow-hidden bg-paper-edge">
            <div
              // No attribute in the page as it is built: its policy allows no styles there.
              style={checked > 0 ? { width: `${(checked / total) * 100}%` } : undefined}
              className="h-full w-0 bg-thread transition-[width] duration-300 forced-colors:bg-[Highlight] forced-color-adjust-none"
            />
          </div>
        ))}
      </div>
      <button
        type="button"
        disabled={checked === 0}
        onClick={onClear}
        className="min-h-8 cursor-pointer rounded-sm text-ink-soft text-sm underline decoration-paper-edge underline-offset-3 hover:text-thread disabled:invisible max-lg:absolute max-lg:top-2.5 max-lg:right-5 lg:order-last lg:mt-4 lg:self-start"
      >
        {checklistPage.startAgain}
      </button>
      <nav aria-label="Categories" className="checklist-categories mt-1 lg:mt-6">
        <ul className="by-category border-paper-edge lg:block lg:divide-y lg:divide-paper-edge lg:border-y">
          {checklist.map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-11 items-center gap-x-4 rounded-sm text-xs leading-tight decoration-paper-edge underline-offset-3 transition-colors hover:text-thread max-lg:underline lg:justify-between lg:py-2 lg:text-sm"
              >
                {title}
                <span className="text-ink-soft tabular-nums max-sm:hidden">
                  {`${categories[index]?.checked}/${categories[index]?.total}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
