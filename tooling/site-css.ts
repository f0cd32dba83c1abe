import postcss, { type Root, type Rule } from 'postcss'
import { foldConstants } from './site-css-fold.ts'

/**
 * The part of a stylesheet that one page can use. Every page carries its own styles inlined, and
 * the whole site's would fill the first network flight. `words` is every word that stands in the
 * page or in a script it can start: a rule stays when the classes and the elements of one of its
 * selectors are all among them, so what a script adds later is kept too.
 */
export function cssForPage(css: string, words: ReadonlySet<string>): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test(atRuleName(rule))) return
    const kept = rule.selectors.filter((selector) => canMatch(selector, words))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  })
  const inPage = [...words].filter((word) => word.includes('--')).join(' ')
  foldConstants(root, inPage)
  dropUnusedNames(root, inPage)
  dropRepeats(root)
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

/**
 * The words of a page or script: whatever could be the name of a class, also one with `'` within,
 * or of an element, and what kinds of fields there are (`type=date`).
 */
export function wordsOf(text: string): Set<string> {
  const words = text
    .split(/[\s"`]+/)
    .map((word) =>
      word.replace(/&(?:#x27|quot|lt|gt|amp);/g, (entity) => entities[entity] ?? entity),
    )
  const parts = words.flatMap((word) => word.split("'"))
  const elements = [...text.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name)
  const fields = [...text.matchAll(/\b(placeholder=|type="\w+)/g)].map(([field]) => field)
  return new Set([
    ...words,
    ...parts,
    ...elements,
    ...fields.map((field) => field.replace('"', '')),
  ])
}

const canMatch = (selector: string, words: ReadonlySet<string>) => {
  const { classes, elements } = namesIn(selector)
  if (!classes.every((name) => words.has(name))) return false
  const parts = fieldParts.filter(({ part }) => part.test(selector))
  if (!parts.every(({ needs }) => needs.some((name) => words.has(name)))) return false
  return elements.every((name) => words.has(name))
}

/** Insides of form fields, and what a tag must say for there to be any. */
const fieldParts = [
  { part: /::placeholder/, needs: ['placeholder='] },
  { part: /::file-selector-button/, needs: ['type=file'] },
  { part: /::-webkit-search/, needs: ['type=search'] },
  { part: /::-webkit-(?:date|calendar)/, needs: ['type=date', 'type=time'] },
  { part: /::-webkit-(?:inner|outer)-spin/, needs: ['type=number', 'type=date', 'type=time'] },
]

/** The classes and elements there must be for a selector to match; `:not()` and its like aside. */
function namesIn(selector: string): { classes: string[]; elements: string[] } {
  let rest = selector
  for (let before = ''; before !== rest; ) {
    before = rest
    rest = rest
      // With one alternative, `:is()` asks for all that stands in it.
      .replace(/:is\(((?:\\.|[^(),\\])*)\)/g, '$1')
      .replace(/:(?:not|is|has)\((?:\\.|[^()\\])*\)/g, '')
  }
  const className = /\.((?:\\.|[\w-]|\P{ASCII})+)/gu
  const classes = [...rest.matchAll(className)].map(([, name = '']) =>
    name
      .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, hex) => String.fromCodePoint(parseInt(hex, 16)))
      .replace(/\\(.)/g, '$1'),
  )
  // What stands in the brackets of `:where()` is a selector; of `:nth-child()` and its like it is none.
  const others = /\[[^\]]*\]|#[\w-]+|:where\b|::?[\w-]+(?:\([^()]*\))?/g
  const bare = rest.replace(className, '').replace(others, '')
  return { classes, elements: [...bare.matchAll(/[a-z][\w-]*/g)].map(([name]) => name) }
}

const atRuleName = (rule: Rule) =>
  rule.parent && 'name' in rule.parent ? String(rule.parent.name) : ''

/** Takes away custom properties and keyframes that nothing left names, until nothing more goes. */
function dropUnusedNames(root: Root, inPage: string): void {
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

/** Takes away what a rule says twice: prefixes are added once by each tool that a style went through. */
function dropRepeats(root: Root): void {
  root.walkRules((rule) => {
    rule.each((node) => {
      const later = node.next()
      if (later && `${node}` === `${later}`) node.remove()
    })
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
