import type { Root } from 'postcss'

/**
 * Puts the values of constant custom properties where they are used: those that are declared once,
 * on the root, and that the page itself (`inPage`, its words) does not name. A quarter of a page's
 * stylesheet is such names.
 */
export function foldConstants(root: Root, inPage: string): void {
  const values = new Map<string, string>()
  const again = new Set<string>()
  root.walkDecls(/^--/, ({ prop, value, parent }) => {
    if (values.has(prop)) again.add(prop)
    const onRoot = parent?.type === 'rule' && 'selector' in parent && isRoot(`${parent.selector}`)
    if (onRoot && !inPage.includes(prop)) values.set(prop, value)
    else again.add(prop)
  })
  for (const prop of again) values.delete(prop)

  root.walkDecls((declaration) => {
    declaration.value = fold(declaration.value, values)
  })
}

const isRoot = (selector: string) => /^:root(?:,\s*:host)?$/.test(selector)

function fold(value: string, values: ReadonlyMap<string, string>): string {
  let folded = value
  for (let before = ''; before !== folded; ) {
    before = folded
    folded = folded.replace(/var\((--[\w-]+)\)/g, (use, name) => values.get(name) ?? use)
  }
  return folded.replace(/calc\(([\d.]+)rem \* (-?[\d.]+)\)/g, (_, rem, times) =>
    `${Number(rem) * Number(times)}rem`.replace(/^(-?)0\./, '$1.'),
  )
}
