import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type AuditDraft,
  type HourField,
  hourFields,
  type TextField,
  textFields,
} from '#shared/audit/answers.ts'
import { auditDraftKey, readSavedAudit, serializeAudit } from '#shared/audit/draft-storage.ts'
import {
  initialWizard,
  reduceWizard,
  type WizardEvent,
  type WizardState,
} from '#shared/audit/wizard.ts'
import { localStore, sessionStore } from '#web/ui/browser-storage.ts'
import { useEarlyInput } from '../forms/use-early-input.ts'
import { historyOf } from './audit-history.ts'

const history = historyOf('audit')

/** The answers: of this tab, so that a second one does not overwrite them, else those kept last in this browser. */
const drafts = {
  get: () => sessionStore.get(auditDraftKey) ?? localStore.get(auditDraftKey),
  keep: (state: WizardState) => {
    sessionStore.set(auditDraftKey, serializeAudit(state))
    localStore.set(auditDraftKey, serializeAudit(state))
  },
  clear: () => {
    sessionStore.remove(auditDraftKey)
    localStore.remove(auditDraftKey)
  },
}

/**
 * The wizard's state: one step at a time, every step a place in the browser's history, and
 * everything typed kept in this browser (public-site.md §4, §5). `onMove` is called once another
 * step, or the results, are drawn.
 */
export function useAuditWizard(onMove: (state: WizardState) => void) {
  const form = useRef<HTMLFormElement>(null)
  // Null until the page has woken up, and for good without script.
  const [woken, setWoken] = useState<WizardState | null>(null)
  const state = woken ?? initialWizard

  useEarlyInput(() => {
    const saved = readSavedAudit(drafts.get()) ?? initialWizard
    // What was typed before the page woke up is newer than what was kept.
    const typed = form.current ? typedIn(form.current) : {}
    // As far as the kept answers reach: typing moves nobody on, even where an entry of the browser's
    // history, left from answers that are gone, names a later step.
    const kept = reduceWizard(saved, { type: 'goTo', ...(history.current() ?? saved) })
    const draft = { ...kept.draft, ...typed }
    const next = reduceWizard({ ...kept, draft }, { ...kept, type: 'goTo' })
    setWoken(next)
    if (Object.keys(typed).length > 0) drafts.keep(next)
    history.begin(next)
  })

  /** Returns the state after the event. */
  const send = (event: WizardEvent): WizardState => {
    const next = reduceWizard(state, event)
    if (next === state) return state
    if (event.type === 'restart') drafts.clear()
    else drafts.keep(next)
    const moved = next.step !== state.step || next.finished !== state.finished
    if (moved || event.type === 'restart') {
      // Drawn at once: where the page is scrolled to belongs to the entry that is left next.
      flushSync(() => setWoken(next))
      onMove(next)
    } else setWoken(next)
    return next
  }
  const follow = useEffectEvent((place: Pick<WizardState, 'step' | 'finished'>) => {
    send({ type: 'goTo', ...place })
  })
  useEffect(() => history.onMove((place) => follow(place)), [])

  return {
    form,
    state,
    awake: woken !== null,
    type: (field: TextField | HourField, value: string) =>
      void send({ type: 'type', field, value }),
    togglePainPoint: (point: string) => void send({ type: 'togglePainPoint', point }),
    next: () => {
      const next = send({ type: 'next' })
      if (next !== state) history.push(next)
    },
    previous: () => {
      const before = reduceWizard(state, { type: 'previous' })
      if (!history.backTo(before)) history.push(send({ type: 'previous' }))
    },
    changeAnswers: () => history.push(send({ type: 'goTo', step: 1, finished: false })),
    restart: () => history.push(send({ type: 'restart' })),
  }
}

export type AuditWizard = ReturnType<typeof useAuditWizard>

/** What stands in the form's fields, blank ones left out. */
function typedIn(form: HTMLFormElement): Partial<AuditDraft> {
  const data = new FormData(form)
  const typed: { -readonly [field in keyof AuditDraft]?: AuditDraft[field] } = {}
  for (const field of [...textFields, ...hourFields]) {
    const value = data.get(field)
    if (typeof value === 'string' && value !== '') typed[field] = value
  }
  const points = data.getAll('painPoints').filter((point) => typeof point === 'string')
  if (points.length > 0) typed.painPoints = points
  return typed
}
