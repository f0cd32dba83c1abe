import {
  type AuditDraft,
  type HourField,
  hourFields,
  type TextField,
  textFields,
} from '#shared/audit/answers.ts'
import type { WizardEvent } from '#shared/audit/wizard.ts'

const typedFields: readonly (TextField | HourField)[] = [...textFields, ...hourFields]
const pain = 'painPoints'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
const isControl = (target: unknown): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const points = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>(`[name="${pain}"]`),
]

/** The event that a change of a control means to the wizard. */
export function eventOf(target: EventTarget | null): WizardEvent | null {
  if (!isControl(target)) return null
  if (target.name === pain) return { type: 'togglePainPoint', point: target.value }
  const field = typedFields.find((name) => name === target.name)
  return field ? { type: 'type', field, value: target.value } : null
}

/** What stands in the form's fields, blank ones left out. */
export function draftOf(form: HTMLFormElement): Partial<AuditDraft> {
  const draft: { -readonly [field in keyof AuditDraft]?: AuditDraft[field] } = {}
  for (const field of typedFields) {
    const control = form.elements.namedItem(field)
    if (isControl(control) && control.value !== '') draft[field] = control.value
  }
  const chosen = points(form).filter(({ checked }) => checked)
  if (chosen.length > 0) draft.painPoints = chosen.map(({ value }) => value)
  return draft
}

/** Writes a draft into the form's fields. */
export function fillFields(form: HTMLFormElement, draft: AuditDraft): void {
  for (const field of typedFields) {
    const control = form.elements.namedItem(field)
    if (isControl(control)) control.value = draft[field]
  }
  for (const point of points(form)) point.checked = draft.painPoints.includes(point.value)
}
