import { expect, test } from 'vitest'
import { elementsOf, inlineStyles, type PageElement } from '../../tooling/site-html.ts'
import { fileOf, readBuiltSite } from './built-site.ts'

const cssOf = (elements: readonly PageElement[]) => inlineStyles(elements).join('')

const pages = readBuiltSite().map(({ path, html }) => {
  const elements = elementsOf(html)
  const css = cssOf(elements)
  const classes = elements.flatMap(({ attributes }) => attributes.class?.split(/\s+/) ?? [])
  return { path, css, used: new Set(classes), styled: classesIn(css) }
})

/** The classes that a stylesheet names. */
function classesIn(css: string): Set<string> {
  const names = css.matchAll(/\.((?:\\.|[\w-])+)/g)
  return new Set([...names].map(([, name = '']) => name.replaceAll('\\', '')))
}

// Pages have different stylesheets (decision 017): none may miss what its own markup asks for.
test('a page has the styles of every class in it', () => {
  const known = new Set(pages.flatMap(({ styled }) => [...styled]))
  const missing = pages.flatMap(({ path, used, styled }) =>
    [...used]
      .filter((name) => known.has(name) && !styled.has(name))
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
