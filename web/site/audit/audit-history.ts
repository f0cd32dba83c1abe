import type { StepNumber } from '#shared/audit/steps.ts'

/** A place in the wizard, as one entry of the browser's history holds it. */
export type AuditPlace = { readonly step: StepNumber; readonly finished: boolean }

type Entry = AuditPlace & { readonly depth: number }

/** The steps as entries of the browser's history, so that its buttons move within the wizard. */
export function historyOf(name: string) {
  const entry = (): Entry | null => readEntry(window.history.state, name)
  const write = (how: 'pushState' | 'replaceState', place: AuditPlace, depth: number) => {
    const { step, finished } = place
    window.history[how]({ ...window.history.state, [name]: { step, finished, depth } }, '')
  }
  return {
    /** The place of the entry one is at, after a reload or a return; null on a first visit. */
    current: (): AuditPlace | null => entry(),
    /** Marks the entry one is at. */
    begin: (place: AuditPlace) => write('replaceState', place, entry()?.depth ?? 0),
    push: (place: AuditPlace) => write('pushState', place, (entry()?.depth ?? 0) + 1),
    /** Goes back one entry if that is one of ours, and says whether it is. */
    back: (): boolean => {
      if ((entry()?.depth ?? 0) === 0) return false
      window.history.back()
      return true
    },
    onMove: (moved: (place: AuditPlace) => void) => {
      window.addEventListener('popstate', () => {
        const place = entry()
        if (place) moved(place)
      })
    },
  }
}

function readEntry(state: unknown, name: string): Entry | null {
  if (typeof state !== 'object' || state === null) return null
  const kept: unknown = Reflect.get(state, name)
  if (typeof kept !== 'object' || kept === null) return null
  const step = ([1, 2, 3, 4] as const).find((number) => number === Reflect.get(kept, 'step'))
  const depth: unknown = Reflect.get(kept, 'depth')
  if (!step || typeof depth !== 'number') return null
  return { step, finished: Reflect.get(kept, 'finished') === true, depth }
}
