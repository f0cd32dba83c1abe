import { checklistPage } from '#content/checklist/list.ts'
import type { ChecklistCategory, ChecklistItem } from '#content/types/checklist.ts'

type Checks = {
  checked: ReadonlySet<string>
  onToggle: (id: string) => void
  boxRef: (id: string) => (box: HTMLInputElement | null) => void
}

type ChecklistCategorySectionProps = Checks & { category: ChecklistCategory }

/** One category: its question and five points along a line, which turns red as they are ticked. */
export function ChecklistCategorySection(props: ChecklistCategorySectionProps) {
  const { category, ...checks } = props
  const { id, title, introduction, items } = category
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className="font-bold text-2xl tracking-[-0.02em]">
        {title}
      </h2>
      <p className="mt-2 text-ink-soft text-lg">{introduction}</p>
      <ul className="mt-6">
        {items.map((item) => (
          <Point key={item.id} item={item} {...checks} />
        ))}
      </ul>
    </section>
  )
}

type PointProps = Checks & { item: ChecklistItem }

function Point({ item, checked, onToggle, boxRef }: PointProps) {
  const { id, title, guidance } = item
  return (
    <li className="group/point relative grid grid-cols-[2rem_1fr] gap-x-4 pb-6 before:absolute before:top-6 before:bottom-0 before:left-[0.9375rem] before:w-0.5 before:bg-paper-edge before:transition-colors last:pb-0 has-checked:before:bg-thread last:before:hidden">
      <input
        type="checkbox"
        id={id}
        ref={boxRef(id)}
        checked={checked.has(id)}
        onChange={() => onToggle(id)}
        aria-describedby={`${id}-how`}
        className="tick-box relative size-8 min-h-0! rounded-md transition-colors hover:border-ink"
      />
      <div>
        <label
          htmlFor={id}
          className="block cursor-pointer pt-0.5 font-semibold text-lg leading-snug"
        >
          {title}
        </label>
        <p
          id={`${id}-how`}
          className="mt-1 max-w-prose text-ink-soft max-lg:text-sm group-has-checked/point:hidden"
        >
          {guidance}
        </p>
        {/* Folded once it is done, so that what is left to do comes up; by the style sheet, so that
            a tick before the page is awake folds too, and nothing moves when it wakes up. */}
        <details className="mt-1 hidden text-ink-soft group-has-checked/point:block">
          <summary className="w-fit cursor-pointer rounded-sm text-sm underline">
            {checklistPage.guidance}
          </summary>
          <p className="mt-1 max-w-prose max-lg:text-sm">{guidance}</p>
        </details>
      </div>
    </li>
  )
}
