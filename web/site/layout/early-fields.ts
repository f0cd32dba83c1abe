type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields of an island, as they stand in the page. */
export const fieldsIn = (island: Element) =>
  island.querySelectorAll<Field>('input, select, textarea')

/**
 * Puts what stood in fields that were drawn anew into those that took their place, as if it was typed. React
 * draws an island anew when it finds other nodes in it than it expects, as a password manager or a
 * translator leaves them there. `fields` are those from before; what they hold they keep also out of the page.
 */
export function refill(island: Element, fields: Iterable<Field>, focused: Element | null): void {
  const fresh = byPlace(fieldsIn(island))
  for (const [place, field] of byPlace(fields)) {
    const next = fresh.get(place)
    if (!next || next === field) continue
    if (field instanceof HTMLInputElement && next instanceof HTMLInputElement && isTicked(field)) {
      if (next.checked !== field.checked) next.click()
    } else if (next.value !== field.value) {
      setValue(next, field.value)
      for (const type of ['input', 'change']) next.dispatchEvent(new Event(type, { bubbles: true }))
    }
    if (field === focused) next.focus({ preventScroll: true })
  }
}

/** As a hand does it: React keeps a setter of its own on its fields, after which it sees no change. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
}

const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio'

/** Each field by its type, its name and its number among those alike. */
function byPlace(fields: Iterable<Field>): Map<string, Field> {
  const places = new Map<string, Field>()
  const counts = new Map<string, number>()
  for (const field of fields) {
    const kind = `${field.type} ${field.name}`
    const count = counts.get(kind) ?? 0
    counts.set(kind, count + 1)
    places.set(`${kind} ${count}`, field)
  }
  return places
}
