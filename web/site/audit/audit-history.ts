import type { StepNumber } from '#shared/audit/steps.ts'

/** A place in the wizard, as one entry of the browser's history holds it. */
export type AuditPlace = { readonly step: StepNumber; readonly finished: boolean }

/** `before` is the place of the entry before, null where that is not one of ours. */
type Entry = AuditPlace & { readonly before: AuditPlace | null }

/** The steps as entries of the browser's history, so that its buttons move within the wizard. */
export function historyOf(name: string) {
  const entry = (): Entry | null => readEntry(window.history.state, name)
  const write = (
    how: 'pushState' | 'replaceState',
    place: AuditPlace,
    before: AuditPlace | null,
  ) => {
    const written = { ...placeOf(place), before: before && placeOf(before) }
    window.history[how]({ ...window.history.state, [name]: written }, '')
  }
  return {
    /** The place of the entry one is at, after a reload or a return; null on a first visit. */
    current: (): AuditPlace | null => entry(),
    /** Marks the entry one is at with the place that is shown. */
    begin: (place: AuditPlace) => write('replaceState', place, entry()?.before ?? null),
    push: (place: AuditPlace) => write('pushState', place, entry()),
    /**
     * Goes back one entry if that one holds `place`, and says whether it does. Where the answers do
     * not reach as far as an entry says, another step is shown there than it names.
     */
    backTo: ({ step, finished }: AuditPlace): boolean => {
      const before = entry()?.before
      if (before?.step !== step || before.finished !== finished) return false
      window.history.back()
      return true
    },
    /** Calls `moved` with each place that the browser's buttons lead to; returns what ends that. */
    onMove: (moved: (place: AuditPlace) => void) => {
      const notify = () => {
        const place = entry()
        if (place) moved(place)
      }
      window.addEventListener('popstate', notify)
      return () => window.removeEventListener('popstate', notify)
    },
  }
}

const placeOf = ({ step, finished }: AuditPlace): AuditPlace => ({ step, finished })

function readEntry(state: unknown, name: string): Entry | null {
  const entry = read(state, name)
  const place = readPlace(entry)
  return place && { ...place, before: readPlace(read(entry, 'before')) }
}

function readPlace(kept: unknown): AuditPlace | null {
  const step = ([1, 2, 3, 4] as const).find((number) => number === read(kept, 'step'))
  return step ? { step, finished: read(kept, 'finished') === true } : null
}

const read = (from: unknown, name: string): unknown =>
  typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
