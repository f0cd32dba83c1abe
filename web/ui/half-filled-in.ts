/**
 * A field of which the browser can read only a part, such as a date without its year: it says ''
 * and would be taken for empty. Null when there is none. `reportValidity()` of it says what is wrong.
 */
export function halfFilledIn(form: HTMLFormElement): HTMLInputElement | null {
  for (const field of form.elements) {
    if (field instanceof HTMLInputElement && field.validity.badInput) return field
  }
  return null
}
