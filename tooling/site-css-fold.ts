import type { Declaration, Node, Root } from 'postcss'

/**
 * Puts the values of constant custom properties where they are used: those declared once, on the
 * root; those registered by `@property` that nothing sets; and, where nothing declares a property
 * at all, the fallback of its use. What the page itself (`inPage`, its words) sets stays; what it
 * only reads keeps its declaration. A third of a page's stylesheet is such names.
 */
export function foldConstants(root: Root, inPage: string): void {
  const constants = initialValues(root)
  const declared = new Set(constants.keys())
  const changing = new Set<string>()
  const seen = new Set<string>()
  root.walkDecls(/^--/, (declaration) => {
    const { prop, value } = declaration
    declared.add(prop)
    if (isRepeated(declaration)) return
    if (seen.has(prop) || !isOnRoot(declaration)) changing.add(prop)
    else constants.set(prop, value)
    seen.add(prop)
  })
  for (const prop of declared) {
    if (changing.has(prop) || isSetIn(inPage, prop)) constants.delete(prop)
  }

  const resolve: ValueOf = (prop, fallback) => {
    if (isSetIn(inPage, prop)) return undefined
    const constant = constants.get(prop)
    return constant === unset || !declared.has(prop) ? fallback : constant
  }
  root.walkDecls((declaration) => {
    if (!isRepeated(declaration)) declaration.value = fold(declaration.value, resolve)
  })
}

/** The value of a property that is registered without one: every use takes its fallback. */
const unset = ''

function initialValues(root: Root): Map<string, string> {
  const values = new Map<string, string>()
  root.walkAtRules('property', (rule) => {
    values.set(rule.params, unset)
    rule.walkDecls('initial-value', ({ value }) => {
      values.set(rule.params, value)
    })
  })
  return values
}

const isOnRoot = ({ parent }: Declaration) =>
  parent?.type === 'rule' &&
  'selector' in parent &&
  /^:root(?:,\s*:host)?$/.test(`${parent.selector}`)

/** Whether it stands where Tailwind repeats registered values, for browsers without `@property`. */
function isRepeated(declaration: Declaration): boolean {
  let node: Node | undefined = declaration.parent
  while (node && !(node.type === 'atrule' && 'params' in node && node.params === 'properties'))
    node = node.parent
  return node !== undefined
}

/** Whether the page names a property otherwise than to read it. */
const isSetIn = (inPage: string, prop: string) =>
  new RegExp(`(?<!var\\()${prop}(?![\\w-])`).test(inPage)

type ValueOf = (prop: string, fallback: string | undefined) => string | undefined

/** A use with its fallback, in which brackets may stand in brackets. */
const uses = /var\((--[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/g

function fold(value: string, resolve: ValueOf): string {
  let folded = value
  for (let before = ''; before !== folded; ) {
    before = folded
    folded = folded.replace(uses, (use, prop, fallback) => {
      const within = fallback && fold(fallback, resolve)
      return resolve(prop, within) ?? (within ? `var(${prop},${within})` : use)
    })
  }
  return folded.replace(/calc\(([\d.]+)rem \* (-?[\d.]+)\)/g, (_, rem, times) =>
    `${Number(rem) * Number(times)}rem`.replace(/^(-?)0\./, '$1.'),
  )
}
