import { Check, Minus } from 'lucide-react'
import { bandReadings, checklist, checklistPage } from '#content/checklist/list.ts'
import { scoreChecklist } from '#shared/checklist/score.ts'
import { cx } from '#web/ui/cx.ts'

const headingId = 'checklist-answers'
const heightOf = { ticked: 24, open: 10 }

/** The score and how it reads, and a thread for each item: those in place are long. */
export function ChecklistSummary({ checked }: { checked: string[] }) {
  const ticks = new Set(checked)
  const score = scoreChecklist(checklist, ticks)
  const items = checklist.flatMap(({ items }) => items)
  return (
    <>
      <p id={headingId} className="font-semibold text-lg tabular-nums leading-7">
        {checklistPage.progress(score.checked, score.total)}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${items.length * 6} ${heightOf.ticked}`}
        preserveAspectRatio="none"
        className="mt-1.5 h-10 w-full"
      >
        {items.map(({ id }, at) => {
          const height = ticks.has(id) ? heightOf.ticked : heightOf.open
          return (
            <rect
              key={id}
              x={at * 6}
              y={heightOf.ticked - height}
              width="5"
              height={height}
              className={ticks.has(id) ? 'fill-ink' : 'fill-control'}
            />
          )
        })}
      </svg>
      <p className="mt-1 text-ink-soft text-sm">{bandReadings[score.band].title}</p>
    </>
  )
}

/** A checklist as it was sent: every item with its tick. */
export function ChecklistAnswers({ checked }: { checked: string[] }) {
  const ticks = new Set(checked)
  const score = scoreChecklist(checklist, ticks)
  const countOf = (id: string) => score.categories.find((category) => category.id === id)
  return (
    <section aria-labelledby={headingId} className="@container mt-6">
      <div className="grid gap-x-8 gap-y-5 @lg:grid-cols-2">
        {checklist.map(({ id, title, items }) => (
          <div key={id}>
            <h3 className="flex justify-between gap-3 border-paper-edge border-b pb-1.5 font-medium text-sm">
              {title}
              <span className="whitespace-nowrap text-ink-faint tabular-nums">
                {countOf(id)?.checked} of {items.length}
              </span>
            </h3>
            <ul className="mt-1.5 flex flex-col gap-1 text-sm">
              {items.map((item) => (
                <Item key={item.id} title={item.title} ticked={ticks.has(item.id)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

function Item({ title, ticked }: { title: string; ticked: boolean }) {
  const Mark = ticked ? Check : Minus
  return (
    <li className={cx('flex gap-2', !ticked && 'text-ink-faint')}>
      <Mark
        size={15}
        aria-hidden="true"
        className={cx('mt-0.5 shrink-0', ticked && 'text-green')}
      />
      <span>
        {title}
        <span className="sr-only">{ticked ? ' (in place)' : ' (open)'}</span>
      </span>
    </li>
  )
}
