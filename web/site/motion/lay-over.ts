/** Lays a second drawing of a thread over the first, with a class of its own, for what moves on it. */
export function layOver(drawing: Element | null, className: string): void {
  const copy = drawing?.cloneNode(true)
  if (!(copy instanceof Element)) return
  copy.classList.add(className)
  drawing?.after(copy)
}
