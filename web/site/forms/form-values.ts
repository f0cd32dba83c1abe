/** What a form holds: the text of each of its fields, by name. */
export type FormValues = Record<string, string>

/** What stands in the form's fields now; `empty` names them. */
export function readForm<Values extends FormValues>(form: HTMLFormElement, empty: Values): Values {
  const data = new FormData(form)
  const values = { ...empty }
  for (const name of Object.keys(values)) {
    const value = data.get(name)
    if (typeof value === 'string') Object.assign(values, { [name]: value })
  }
  return values
}

/** What stands in the field that people neither see nor reach; empty unless a machine filled it in. */
export function readHoneypot(form: HTMLFormElement): string {
  const value = new FormData(form).get('website')
  return typeof value === 'string' ? value : ''
}

/** What the visitor comes about, as about-topic.tsx says it in the form; empty for nothing in particular. */
export function readTopic(form: HTMLFormElement): string {
  const value = new FormData(form).get('about')
  return typeof value === 'string' ? value : ''
}

/**
 * Writes `values` into the fields, all of them or those that are blank, and tells each field's
 * listeners, as typing would.
 */
export function fillForm(
  form: HTMLFormElement,
  values: FormValues,
  which: 'all fields' | 'blank fields only' = 'all fields',
): void {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name)
    if (!isTextControl(field)) continue
    if (field.value === value || (which === 'blank fields only' && field.value !== '')) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
}

function isTextControl(
  field: Element | RadioNodeList | null,
): field is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement
  )
}
