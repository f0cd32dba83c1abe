import { checklist, checklistPage } from '#content/checklist/list.ts'
import { scoreChecklist } from '#shared/checklist/score.ts'
import { ChecklistCategorySection } from './checklist-category.tsx'
import { ChecklistPdf } from './checklist-pdf.tsx'
import { ChecklistProgress } from './checklist-progress.tsx'
import { ChecklistReading } from './checklist-reading.tsx'
import { useChecks } from './use-checks.ts'

/** Twenty points to tick, how to read them, and the PDF by e-mail (public-site.md §2). */
export function Checklist() {
  const { checked, toggle, clear, boxRef } = useChecks()
  const score = scoreChecklist(checklist, checked)
  return (
    <>
      <div className="container-page grid gap-x-8 gap-y-10 pb-20 lg:grid-cols-12 lg:pb-28">
        <ChecklistProgress
          score={score}
          onClear={() => {
            if (window.confirm(checklistPage.startAgainQuestion)) clear()
          }}
        />
        <div className="space-y-16 lg:col-span-8 lg:col-start-5">
          {checklist.map((category) => (
            <ChecklistCategorySection
              key={category.id}
              category={category}
              checked={checked}
              onToggle={toggle}
              boxRef={boxRef}
            />
          ))}
        </div>
      </div>
      <ChecklistReading score={score} />
      <ChecklistPdf checked={checked} />
    </>
  )
}
