import { bandReadings, checklistPage, weakestCategoryHints } from '#content/checklist/list.ts'
import type { ChecklistScore } from '#shared/checklist/score.ts'
import { type ChecklistBand, checklistBands } from '#shared/checklist/vocabulary.ts'
import { cx } from '#web/ui/cx.ts'
import { KnotIllustration } from '../forms/receipt.tsx'
import { ThreadCount } from '../illustrations/thread-count.tsx'

/** How the score reads: all four readings, until something is ticked and one of them is yours; under a knot once all is. */
export function ChecklistReading({ score }: { score: ChecklistScore }) {
  const { checked, total, band, weakest } = score
  const begun = checked > 0
  return (
    <section aria-labelledby="score" className="ink-ground overflow-hidden">
      <div className="container-page grid gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-28">
        {checked === total && <KnotIllustration className="h-28 md:col-span-12" />}
        <div className="md:col-span-4">
          <h2 id="score" className="font-bold text-2xl tracking-[-0.02em]">
            {checklistPage.scoreHeading}
          </h2>
          {begun ? (
            <div className="mt-4 flex items-center gap-6">
              <p className="font-bold text-4xl tabular-nums">{`${checked}/${total}`}</p>
              <ThreadCount
                whole={total}
                counts={[
                  { count: total, className: 'stroke-paper-edge' },
                  { count: checked, className: 'stroke-thread' },
                ]}
                className="h-14 min-w-0 max-w-56 flex-1 md:h-16"
              />
            </div>
          ) : (
            <p className="needs-script mt-3 text-ink-soft">{checklistPage.tickToRead}</p>
          )}
        </div>
        <div className="md:col-span-8">
          <ul className={cx(!begun && 'grid gap-x-8 gap-y-10 sm:grid-cols-2')}>
            {checklistBands
              .filter(({ id }) => !begun || id === band)
              .toReversed()
              .map(({ id }) => (
                <Band key={id} id={id} />
              ))}
          </ul>
          {begun && weakest && (
            <div className="mt-8 border-paper-edge border-t pt-6">
              <h3 className="font-semibold">{checklistPage.weakest}</h3>
              <p className="mt-2 max-w-prose text-ink-soft">{weakestCategoryHints[weakest]}</p>
            </div>
          )}
        </div>
      </div>
    </section>
  )
}

function Band({ id }: { id: ChecklistBand }) {
  const { title, reading, next } = bandReadings[id]
  return (
    <li className="border-paper-edge border-t pt-5">
      <h3 className="font-bold text-xl">{title}</h3>
      <p className="mt-3 max-w-prose text-ink-soft">{reading}</p>
      <p className="mt-4 font-semibold">{checklistPage.nextHeading}</p>
      <ol className="mt-1 list-decimal space-y-1 pl-5 text-ink-soft">
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </li>
  )
}
