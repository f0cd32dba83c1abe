import { Check, Minus } from 'lucide-react'
import { bandReadings, checklist, checklistPage } from '#content/checklist/list.ts'
import { scoreChecklist } from '#shared/checklist/score.ts'
import { cx } from '#web/ui/cx.ts'

/** A checklist as it was sent: the score, how it reads, and every item with its tick. */
export function ChecklistAnswers({ checked }: { checked: string[] }) {
  const ticks = new Set(checked)
  const score = scoreChecklist(checklist, ticks)
  const countOf = (id: string) => score.categories.find((category) => category.id === id)
  return (
    <section aria-labelledby="checklist-answers" className="@container mt-6">
      <h3 id="checklist-answers" className="font-semibold text-base">
        {checklistPage.progress(score.checked, score.total)}
      </h3>
      <p className="mt-0.5 text-ink-soft text-sm">{bandReadings[score.band].title}</p>
      <div className="mt-4 grid gap-x-8 gap-y-5 @lg:grid-cols-2">
        {checklist.map(({ id, title, items }) => (
          <div key={id}>
            <h4 className="flex justify-between gap-3 border-paper-edge border-b pb-1.5 font-medium text-sm">
              {title}
              <span className="whitespace-nowrap text-ink-faint tabular-nums">
                {countOf(id)?.checked} of {items.length}
              </span>
            </h4>
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
