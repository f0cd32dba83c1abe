import type { FieldErrors } from './refusal.ts'

/** Shows each message at its field and takes away those of fields that are in order again. */
export function showFieldErrors(form: HTMLFormElement, errors: FieldErrors): void {
  for (const control of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
    clearFieldError(control)
  }
  for (const [name, message] of Object.entries(errors)) {
    const control = form.elements.namedItem(name)
    if (control instanceof HTMLElement && message) showFieldError(form, control, message)
  }
}

function showFieldError(form: HTMLFormElement, control: HTMLElement, message: string): void {
  const template = form.querySelector<HTMLTemplateElement>('template[data-field-error]')
  const line = template?.content.firstElementChild?.cloneNode(true)
  if (!(line instanceof HTMLElement)) return
  line.id = errorId(control)
  line.textContent = message
  control.after(line)
  control.setAttribute('aria-invalid', 'true')
  setDescription(control, (ids) => [...ids, line.id])
}

/** Takes the message away from a control; does nothing when it has none. */
export function clearFieldError(control: HTMLElement): void {
  document.getElementById(errorId(control))?.remove()
  control.removeAttribute('aria-invalid')
  setDescription(control, (ids) => ids.filter((id) => id !== errorId(control)))
}

/** Changes what describes a control; its own hint stays. */
function setDescription(control: HTMLElement, change: (ids: string[]) => string[]): void {
  const ids = change(control.getAttribute('aria-describedby')?.split(' ') ?? [])
  if (ids.length > 0) control.setAttribute('aria-describedby', ids.join(' '))
  else control.removeAttribute('aria-describedby')
}

export function focusFirstError(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
}

const errorId = (control: HTMLElement) => `${control.id}-error`
