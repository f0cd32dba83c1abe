import { describe, expect, test } from 'vitest'
import { elementsOf, importsOf, inlineScripts, moduleEntries, pathOfPage } from './site-html.ts'

test('finds the scripts that run, not the data', () => {
  const html = `<script type="application/ld+json">{}</script><script src="/a.js"></script>
    <script>one()</script><script type="module">import"./two.js"</script>`
  expect(inlineScripts(elementsOf(html))).toEqual(['one()', 'import"./two.js"'])
})

test('finds what a page can start', () => {
  const html = `<script type="module" src="/assets/a.js"></script>
    <script type="module">import"/assets/b.js"</script>
    <astro-island component-url="/assets/c.js" renderer-url="/assets/d.js"></astro-island>`
  expect(moduleEntries(elementsOf(html))).toEqual([
    '/assets/a.js',
    '/assets/c.js',
    '/assets/d.js',
    '/assets/b.js',
  ])
})

test('tells imports that come along from those that come later', () => {
  const code =
    'import{a}from"./x.js";import"./y.js";export*from\'../z.js\';const l=()=>import("./w.js")'
  expect(importsOf(code)).toEqual({
    statics: ['./x.js', './y.js', '../z.js'],
    dynamics: ['./w.js'],
  })
})

describe('the path of a page', () => {
  test.each([
    { file: 'index.html', path: '/' },
    { file: 'contact.html', path: '/contact' },
    { file: 'contact/sent.html', path: '/contact/sent' },
    { file: 'services/ai-chatbots.html', path: '/services/ai-chatbots' },
  ])('$file is $path', ({ file, path }) => {
    expect(pathOfPage(file)).toBe(path)
  })
})
