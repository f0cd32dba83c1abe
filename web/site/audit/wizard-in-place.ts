import type { AuditAnswers } from '#shared/audit/answers.ts'
import { auditDraftKey, readSavedAudit, serializeAudit } from '#shared/audit/draft-storage.ts'
import { readAnswers } from '#shared/audit/steps.ts'
import { initialWizard, reduceWizard, type WizardEvent } from '#shared/audit/wizard.ts'
import { keepText, keptText } from '../forms/kept-text.ts'
import { draftOf, eventOf, fillFields } from './audit-fields.ts'
import { historyOf } from './audit-history.ts'
import { focusResults, showResults } from './show-results.ts'
import { focusStep, showStep } from './show-step.ts'

/**
 * Makes the audit's form a wizard: one step at a time, every step a place in the browser's history,
 * and everything typed kept in this browser (public-site.md §4, §5). `finished` is told the answers
 * whose results are shown.
 */
export function wizardInPlace(root: HTMLElement, finished: (answers: AuditAnswers) => void): void {
  const form = root.querySelector('form')
  if (!form) return
  const history = historyOf('audit')
  let state = initialWizard

  const show = () => {
    showStep(root, state)
    const answers = readAnswers(state.draft)
    if (!state.finished || !answers) return
    showResults(root, answers)
    finished(answers)
  }
  const send = (event: WizardEvent) => {
    const before = state
    state = reduceWizard(state, event)
    if (state === before) return
    keepText(auditDraftKey, event.type === 'restart' ? '' : serializeAudit(state))
    show()
    const moved = state.step !== before.step || state.finished !== before.finished
    if (moved || event.type === 'restart') {
      if (state.finished) focusResults(root)
      else focusStep(root, state.step)
    }
  }
  const go = (event: WizardEvent) => {
    send(event)
    history.push(state)
  }

  // The browser's own messages would speak of steps that are not shown.
  form.noValidate = true
  const saved = readSavedAudit(keptText(auditDraftKey)) ?? initialWizard
  // What was typed before this script came is newer than what was kept.
  const draft = { ...saved.draft, ...draftOf(form) }
  const place = history.current() ?? saved
  state = reduceWizard({ ...saved, draft }, { type: 'goTo', ...place })
  fillFields(form, state.draft)
  history.begin(state)
  show()

  form.addEventListener('input', ({ target }) => {
    const event = eventOf(target)
    if (event) send(event)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const before = state
    send({ type: 'next' })
    if (state !== before) history.push(state)
  })
  const on = (selector: string, act: (button: HTMLElement) => void) => {
    const button = root.querySelector<HTMLElement>(selector)
    button?.addEventListener('click', () => act(button))
  }
  on('[data-previous]', () => {
    const before = reduceWizard(state, { type: 'previous' })
    if (!history.backTo(before)) go({ type: 'previous' })
  })
  on('[data-change]', () => go({ type: 'goTo', step: 1, finished: false }))
  on('[data-restart]', ({ dataset }) => {
    if (!window.confirm(dataset.restart)) return
    go({ type: 'restart' })
    fillFields(form, state.draft)
  })
  history.onMove((to) => send({ type: 'goTo', ...to }))
}
