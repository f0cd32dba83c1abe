import { auditLabels, hourFields } from '#shared/audit/answers.ts'
import { hoursProblem } from '#shared/audit/hours.ts'
import {
  auditProgress,
  canContinue,
  lastStep,
  missingAuditFields,
  type StepNumber,
} from '#shared/audit/steps.ts'
import type { WizardState } from '#shared/audit/wizard.ts'
import { showFieldErrors } from '../forms/field-errors.ts'

/** Shows the step one is at, how far that is, and what Next still waits for. */
export function showStep(root: HTMLElement, state: WizardState): void {
  const { step, draft, finished } = state
  const wizard = root.querySelector<HTMLElement>('[data-wizard]')
  const results = root.querySelector<HTMLElement>('[data-results]')
  if (wizard) wizard.hidden = finished
  if (results) results.hidden = !finished
  // The page has one heading; show-results.ts writes that of the results.
  const heading = root.querySelector<HTMLElement>('[data-heading]')
  if (heading && !finished) heading.textContent = heading.dataset.heading ?? ''
  for (const section of root.querySelectorAll<HTMLElement>('[data-step]')) {
    section.toggleAttribute('data-away', section.dataset.step !== String(step))
  }
  showProgress(root, step)
  showButtons(root, state)
  const missing = root.querySelector<HTMLElement>('[data-missing]')
  const names = missingAuditFields(step, draft).map((field) => auditLabels[field])
  if (missing) {
    missing.textContent = names.length > 0 ? `${missing.dataset.words} ${names.join(', ')}` : ''
  }
  showHourProblems(root, state)
}

function showProgress(root: HTMLElement, step: StepNumber): void {
  const words = root.querySelector<HTMLElement>('[data-progress-words]')
  if (words) words.textContent = (words.dataset.progressWords ?? '').replace('{step}', `${step}`)
  const bar = root.querySelector<HTMLElement>('[data-progress]')
  bar?.setAttribute('aria-valuenow', String(auditProgress(step)))
  const fill = bar?.querySelector('div')
  if (fill) fill.style.width = `${auditProgress(step)}%`
  for (const item of root.querySelectorAll<HTMLElement>('[data-rail]')) {
    const number = Number(item.dataset.rail)
    item.toggleAttribute('data-done', number < step)
    if (number === step) item.setAttribute('aria-current', 'step')
    else item.removeAttribute('aria-current')
  }
}

function showButtons(root: HTMLElement, { step, draft }: WizardState): void {
  const previous = root.querySelector<HTMLButtonElement>('[data-previous]')
  const next = root.querySelector<HTMLButtonElement>('[data-next]')
  if (previous) previous.disabled = step === 1
  if (!next) return
  next.disabled = !canContinue(step, draft)
  next.textContent = (step === lastStep ? next.dataset.finish : next.dataset.next) ?? ''
}

function showHourProblems(root: HTMLElement, { draft }: WizardState): void {
  const form = root.querySelector('form')
  const problems = hourFields.flatMap((field) => {
    const problem = hoursProblem(draft[field])
    return problem ? [[field, problem] as const] : []
  })
  if (form) showFieldErrors(form, Object.fromEntries(problems))
}

/** Takes the reader to the step that has come up. */
export function focusStep(root: HTMLElement, step: StepNumber): void {
  root.querySelector<HTMLElement>(`[data-step="${step}"] h2`)?.focus({ preventScroll: true })
  root.querySelector('[data-progress-words]')?.scrollIntoView({ block: 'start' })
}
