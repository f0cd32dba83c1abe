import { useEffect, useRef, useState } from 'react'
import { checklist } from '#content/checklist/list.ts'
import {
  checklistKey,
  readChecks,
  serializeChecks,
  toggleCheck,
} from '#shared/checklist/check-storage.ts'
import { keepText, keptText } from '../forms/kept-text.ts'
import { useEarlyInput } from '../forms/use-early-input.ts'

const ids = checklist.flatMap(({ items }) => items.map(({ id }) => id))
const none: ReadonlySet<string> = new Set()
const keptChecks = () => readChecks(keptText(checklistKey), ids)

/**
 * Which points are ticked. They are kept in this browser over reloads and visits (public-site.md
 * §3), follow what is ticked in another tab, and what was ticked before the page woke up joins them.
 */
export function useChecks() {
  const boxes = useRef(new Map<string, HTMLInputElement>())
  const [checked, setChecked] = useState(none)

  const change = (next: ReadonlySet<string>) => {
    keepText(checklistKey, next.size === 0 ? '' : serializeChecks(next))
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
