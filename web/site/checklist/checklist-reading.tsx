import {
  bandReadings,
  checklist,
  checklistPage,
  weakestCategoryHints,
} from '#content/checklist/list.ts'
import { checklistBands } from '#shared/checklist/vocabulary.ts'

/** How the score reads: all four readings, until something is ticked and one of them is yours. */
export function ChecklistReading() {
  return (
    <section aria-labelledby="score" className="ink-ground bg-ink text-paper">
      <div className="container-page grid gap-x-8 gap-y-10 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-4">
          <h2 id="score" className="font-bold text-2xl tracking-[-0.02em]">
            {checklistPage.scoreHeading}
          </h2>
          <p data-before="" className="needs-script mt-3 text-paper-edge">
            {checklistPage.tickToRead}
          </p>
          <p data-score="" hidden className="mt-4 font-bold text-4xl tabular-nums" />
        </div>
        <div className="md:col-span-8">
          <ul className="grid gap-x-8 gap-y-10 data-one:block sm:grid-cols-2" data-bands="">
            {checklistBands.toReversed().map(({ id }) => (
              <Band key={id} id={id} />
            ))}
          </ul>
          <div data-weakest="" hidden className="mt-8 border-ink-edge border-t pt-6">
            <h3 className="font-semibold">{checklistPage.weakest}</h3>
            {checklist.map(({ id }) => (
              <p key={id} data-hint={id} hidden className="mt-2 max-w-prose text-paper-edge">
                {weakestCategoryHints[id]}
              </p>
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}

function Band({ id }: { id: keyof typeof bandReadings }) {
  const { title, reading, next } = bandReadings[id]
  return (
    <li data-band={id} className="border-ink-edge border-t pt-5">
      <h3 className="font-bold text-xl">{title}</h3>
      <p className="mt-3 max-w-prose text-paper-edge">{reading}</p>
      <p className="mt-4 font-semibold">{checklistPage.nextHeading}</p>
      <ol className="mt-1 list-decimal space-y-1 pl-5 text-paper-edge">
        {next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </li>
  )
}
