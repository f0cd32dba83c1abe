import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { brandColorsCss } from './brand-colors.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('a colour is named as its token', () => {
  expect(brandColorsCss({ inkFaint: '#123456' })).toContain('--color-ink-faint: #123456;')
})

test('the style sheets have the colours of the firm', () => {
  expect(read('web/ui/brand-colors.css')).toBe(brandColorsCss())
})

test.each([
  'web/ui/tokens.css',
  'web/site/head/head.astro',
  'web/site/head/icon.ts',
  'web/site/pages/site.webmanifest.ts',
  'server/documents/stationery/look.ts',
  'server/mail/messages/look.ts',
  'shared/templates/guide-styles.ts',
  'tooling/share-pictures/drawing.ts',
])('%s takes them from there', (path) => {
  const spelled = Object.values(brand.colors).filter((color) => read(path).includes(color))
  expect(spelled).toEqual([])
})
