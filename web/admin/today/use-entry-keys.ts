import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { isKeyTaken, openLayers } from '#web/ui/taken-keys.ts'
import { areShortcutsOn, useFollowsG } from '../records/act-keys.ts'

const entriesIn = (list: HTMLElement) => [...list.querySelectorAll<HTMLElement>('[data-entry]')]

/** Puts the focus on what an entry is called by. */
const focusEntry = (entry: HTMLElement | undefined) =>
  entry?.querySelector<HTMLElement>('[data-entry-name]')?.focus()

/**
 * J and K go from entry to entry; any other key presses the button of the entry in use that names it
 * in `data-key`. When the entry in use goes, the one in its place takes up the focus.
 */
export function useEntryKeys(list: RefObject<HTMLElement | null>): void {
  const last = useRef({ index: 0, held: false })
  const followsG = useFollowsG()

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!list.current || isKeyTaken(event) || event.shiftKey) return
    if (openLayers() > 0 || !areShortcutsOn()) return
    const key = event.key.toLowerCase()
    if (followsG(event)) return
    const entries = entriesIn(list.current)
    const at = entries.findIndex((entry) => entry.contains(document.activeElement))
    if (key === 'j' || key === 'k') {
      event.preventDefault()
      const from = at < 0 ? (key === 'j' ? -1 : 1) : at
      const to = Math.max(0, Math.min(from + (key === 'j' ? 1 : -1), entries.length - 1))
      focusEntry(entries[to])
      return
    }
    const button = entries[at]?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`)
    if (!button) return
    event.preventDefault()
    button.click()
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])

  useEffect(() => {
    const element = list.current
    if (!element) return
    const onFocus = ({ target }: FocusEvent) => {
      const entry = target instanceof Element ? target.closest<HTMLElement>('[data-entry]') : null
      if (entry) last.current = { index: entriesIn(element).indexOf(entry), held: true }
    }
    // What is taken out of the page loses the focus to nothing.
    const onBlur = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) last.current.held = false
    }
    element.addEventListener('focusin', onFocus)
    element.addEventListener('focusout', onBlur)
    return () => {
      element.removeEventListener('focusin', onFocus)
      element.removeEventListener('focusout', onBlur)
    }
  }, [list])

  // After each drawing: the rows are others only then.
  useEffect(() => {
    const { index, held } = last.current
    if (!held || !list.current || document.activeElement !== document.body) return
    const entries = entriesIn(list.current)
    focusEntry(entries[Math.min(index, entries.length - 1)])
  })
}
