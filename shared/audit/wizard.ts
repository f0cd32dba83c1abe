import { type AuditDraft, emptyAudit, type HourField, type TextField } from './answers.ts'
import type { SavedAudit } from './draft-storage.ts'
import { canContinue, firstOpenStep, lastStep, reachableStep, type StepNumber } from './steps.ts'

/** The wizard is exactly what is kept over a reload. */
export type WizardState = SavedAudit

export type WizardEvent =
  | { readonly type: 'type'; readonly field: TextField | HourField; readonly value: string }
  | { readonly type: 'togglePainPoint'; readonly point: string }
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  /** The browser's history asks for a step or the results. */
  | { readonly type: 'goTo'; readonly step: StepNumber; readonly finished: boolean }
  | { readonly type: 'restore'; readonly saved: SavedAudit }
  | { readonly type: 'restart' }

export const initialWizard: WizardState = { draft: emptyAudit, step: 1, finished: false }

const stepAfter: Record<StepNumber, StepNumber> = { 1: 2, 2: 3, 3: 4, 4: 4 }
const stepBefore: Record<StepNumber, StepNumber> = { 1: 1, 2: 1, 3: 2, 4: 3 }

function toggle(draft: AuditDraft, point: string): AuditDraft {
  const chosen = draft.painPoints.includes(point)
    ? draft.painPoints.filter((other) => other !== point)
    : [...draft.painPoints, point]
  return { ...draft, painPoints: chosen }
}

/**
 * Steps 1 to 4 with Previous and Next, then the results (public-site.md §4). Next and 'Get My
 * Results' do nothing while the step misses a required field; Previous on the results returns to
 * the last step. No event but `restart` loses what was typed.
 */
export function reduceWizard(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case 'type':
      return { ...state, draft: { ...state.draft, [event.field]: event.value } }
    case 'togglePainPoint':
      return { ...state, draft: toggle(state.draft, event.point) }
    case 'next':
      if (state.finished || !canContinue(state.step, state.draft)) return state
      if (state.step === lastStep) {
        const open = firstOpenStep(state.draft)
        return open === null ? { ...state, finished: true } : { ...state, step: open }
      }
      return { ...state, step: stepAfter[state.step] }
    case 'previous':
      if (state.finished) return { ...state, finished: false }
      return state.step === 1 ? state : { ...state, step: stepBefore[state.step] }
    case 'goTo':
      return {
        ...state,
        step: reachableStep(state.draft, event.step),
        finished: event.finished && firstOpenStep(state.draft) === null,
      }
    case 'restore':
      return event.saved
    case 'restart':
      return initialWizard
  }
}
