import postcss, { type Root, type Rule } from 'postcss'

/**
 * The part of a stylesheet that one page can use. Every page carries its own styles inlined, and
 * the whole site's would fill the first network flight. `words` is every word that stands in the
 * page or in a script it can start: a rule stays when the classes of one of its selectors are all
 * among them, so a class that a script adds later is kept too.
 */
export function cssForPage(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(atRuleName(rule))) return
    const kept = rule.selectors.filter((selector) => classesOf(selector).every((c) => words.has(c)))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  dropUnusedNames(root, words)
  dropEmptyBlocks(root)
  return root.toString()
}

const entities: Record<string, string> = {
  '&#x27;': "'",
  '&quot;': '"',
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

/** The words of a page or script: whatever could be a class name, also one with `'` within. */
export function wordsOf(text: string): Set<string> {
  const raw = text.split(/[\s"`]+/)
  const words = raw.map((word) =>
    word.replace(/&(?:#x27|quot|lt|gt|amp);/g, (e) => entities[e] ?? e),
  )
  return new Set([...words, ...words.flatMap((word) => word.split("'"))])
}

/** The classes an element must have for a selector to match; those in `:not()` it must not have. */
function classesOf(selector: string): string[] {
  let rest = selector
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest.replace(/:(?:not|is|has)\((?:\\.|[^()\\])*\)/g, '')
  }
  return [...rest.matchAll(/\.((?:\\.|[\w-]|\P{ASCII})+)/gu)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, hex) => String.fromCodePoint(parseInt(hex, 16)))
      .replace(/\\(.)/g, '$1'),
  )
}

const atRuleName = (rule: Rule) =>
  rule.parent && 'name' in rule.parent ? String(rule.parent.name) : ''

/** Takes away custom properties and keyframes that nothing left names, until nothing more goes. */
function dropUnusedNames(root: Root, words: ReadonlySet<string>): void {
  const inPage = [...words].filter((word) => word.includes('--')).join(' ')
  for (let changed = true; changed; ) {
    changed = false
    const text = `${root.toString()} ${inPage}`
    const used = new Set([...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name))
    root.walkDecls(/^--/, (declaration) => {
      if (used.has(declaration.prop)) return
      declaration.remove()
      changed = true
    })
    root.walkAtRules('property', (rule) => {
      if (used.has(rule.params)) return
      rule.remove()
      changed = true
    })
  }
  const animations = new Set(
    [
      ...root.toString().matchAll(/(?:animation(?:-name)?|--[\w-]*animate[\w-]*):([^;}]+)/g),
    ].flatMap(([, value = '']) => value.split(/[\s,]+/)),
  )
  root.walkAtRules(/keyframes$/, (rule) => {
    if (!animations.has(rule.params)) rule.remove()
  })
}

function dropEmptyBlocks(root: Root): void {
  for (let changed = true; changed; ) {
    changed = false
    root.walk((node) => {
      if ((node.type === 'rule' || node.type === 'atrule') && node.nodes?.length === 0) {
        node.remove()
        changed = true
      }
    })
  }
}
