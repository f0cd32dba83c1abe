import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { unstyledClasses } from '#tests/support/unstyled-classes.ts'
import { elementsOf, inlineStyles, type PageElement } from '../../tooling/site-html.ts'
import { fileOf, readBuiltSite } from './built-site.ts'

const cssOf = (elements: readonly PageElement[]) => inlineStyles(elements).join('')

const fragments = globSync('dist/site/fragments/*.svg').map((path) => ({
  path,
  html: readFileSync(path, 'utf8'),
}))

const pages = [...readBuiltSite(), ...fragments].map(({ path, html }) => {
  const elements = elementsOf(html)
  const css = cssOf(elements)
  const classes = elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? [])
  return { path, css, used: new Set(classes), styled: classesIn(css) }
})

/** A stylesheet without what it says of paper. */
function onScreen(css: string): string {
  const start = css.search(/@media print\s*\{/)
  if (start < 0) return css
  let depth = 0
  let end = css.indexOf('{', start)
  do {
    if (css[end] === '{') depth += 1
    else if (css[end] === '}') depth -= 1
    end += 1
  } while (depth > 0)
  return css.slice(0, start) + onScreen(css.slice(end))
}

/** The classes that a stylesheet has a rule for, on a screen. */
function classesIn(css: string): Set<string> {
  const names = onScreen(css).matchAll(/\.((?:\\.|[\w-])+)/g)
  return new Set([...names].map(([, name = '']) => name.replaceAll('\\', '')))
}

// Pages have different stylesheets (decision 017): none may miss what its own markup asks for, or the
// page that lost its stylesheet is a column of bare elements.
test('a page has a rule for every class in it', () => {
  const missing = pages.flatMap(({ path, used, styled }) =>
    [...used]
      .filter((name) => name && !styled.has(name) && !unstyledClasses.test(name))
      .map((name) => `${path} ${name}`),
  )
  expect(missing).toEqual([])
})

test('a page has every variable that its styles name', () => {
  const office = { path: 'admin', css: cssOf(elementsOf(String(fileOf('/admin.html')))) }
  const missing = [...pages, office].flatMap(({ path, css }) => {
    const defined = new Set(
      [...css.matchAll(/(--[\w-]+)\s*:|@property (--[\w-]+)/g)].map(([, a, b]) => a ?? b),
    )
    const named = new Set([...css.matchAll(/var\((--(?!radix)[\w-]+)\)/g)].map(([, name]) => name))
    return [...named].filter((name) => !defined.has(name)).map((name) => `${path} ${name}`)
  })
  expect(missing).toEqual([])
})

/** Each path of a pattern such as `./{badge,field}.tsx`. */
function pathsOf(pattern: string): string[] {
  const [, before = '', names, after = ''] = /^(.*?)\{([^}]+)\}(.*)$/.exec(pattern) ?? []
  return names?.split(',').map((name) => before + name + after) ?? [pattern]
}

// A file that has moved takes its classes along: nothing of it is styled any more.
test('what a stylesheet reads classes from is there', () => {
  const missing = globSync('web/**/*.css').flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/^@source (?:not )?"([^"]+)"/gm)]
      .flatMap(([, pattern = '']) => pathsOf(pattern))
      .filter((path) => globSync(join(dirname(sheet), path)).length === 0)
      .map((path) => `${sheet}: ${path}`),
  )
  expect(missing).toEqual([])
})
