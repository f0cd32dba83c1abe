import { useEffect, useRef, useState } from 'react'
import { checklist, checklistPage } from '#content/checklist/list.ts'
import {
  checklistKey,
  readChecks,
  serializeChecks,
  toggleCheck,
} from '#shared/checklist/check-storage.ts'
import { scoreChecklist } from '#shared/checklist/score.ts'
import { localStore } from '#web/ui/browser-storage.ts'
import { useEarlyInput } from '../forms/use-early-input.ts'
import { ChecklistCategorySection } from './checklist-category.tsx'
import { ChecklistPdf } from './checklist-pdf.tsx'
import { ChecklistProgress } from './checklist-progress.tsx'
import { ChecklistReading } from './checklist-reading.tsx'

/** Twenty points to tick, how to read them, and the PDF by e-mail (public-site.md §2). */
export function Checklist() {
  const { checked, toggle, clear, boxRef } = useChecks()
  const score = scoreChecklist(checklist, checked)
  return (
    <>
      <div className="container-page grid gap-x-8 gap-y-6 pb-20 lg:grid-cols-12 lg:pb-28">
        <ChecklistProgress
          score={score}
          onClear={() => {
            if (window.confirm(checklistPage.startAgainQuestion)) clear()
          }}
        />
        <div className="space-y-12 lg:col-span-8 lg:space-y-16 lg:col-start-5">
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

const ids = checklist.flatMap(({ items }) => items.map(({ id }) => id))
const none: ReadonlySet<string> = new Set()
const keptChecks = () => readChecks(localStore.get(checklistKey), ids)

/**
 * Which points are ticked. They are kept in this browser over reloads and visits (public-site.md
 * §3), follow what is ticked in another tab, and what was ticked before the page woke up joins them.
 */
function useChecks() {
  const boxes = useRef(new Map<string, HTMLInputElement>())
  const [checked, setChecked] = useState(none)

  const change = (next: ReadonlySet<string>) => {
    if (next.size === 0) localStore.remove(checklistKey)
    else localStore.set(checklistKey, serializeChecks(next))
    setChecked(next)
  }
  useEarlyInput(() => {
    const early = ids.filter((id) => boxes.current.get(id)?.checked)
    change(new Set([...keptChecks(), ...early]))
  })
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === checklistKey) setChecked(keptChecks())
    }
    window.addEventListener('storage', follow)
    return () => window.removeEventListener('storage', follow)
  }, [])

  return {
    checked,
    toggle: (id: string) => change(toggleCheck(checked, id)),
    /** Takes every tick away and leads back to the first point. */
    clear: () => {
      change(none)
      boxes.current.get(ids[0] ?? '')?.focus()
    },
    /** The ref of a point's box. */
    boxRef: (id: string) => (box: HTMLInputElement | null) => {
      if (box) boxes.current.set(id, box)
    },
  }
}
