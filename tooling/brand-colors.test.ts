import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { brandColorsCss } from './brand-colors.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

test('a colour is named as its token', () => {
  const css = brandColorsCss({ inkFaint: '#123456' }, { inkFaint: '#abcdef' }, { field: '#b22c0b' })
  expect(css).toContain('--color-ink-faint: light-dark(#123456, #abcdef);')
  expect(css).toContain('--color-field: #b22c0b;')
})

/** Every color of both sheets, by day and by night. */
const sheet = read('web/ui/brand-colors.css') + read('web/ui/tokens.css')
const tokens = [
  ...sheet.matchAll(/--color-([\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));/g),
].map(([, name, day, night, always]) => [name, day ?? always, night ?? always] as const)
const themes = [1, 2].map((place) => new Map(tokens.map((token) => [token[0], token[place]])))

/** The relative luminance of `#rrggbb` (WCAG 2.2). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(theme: Map<string | undefined, string | undefined>, one: string, other: string) {
  const [darker = 0, lighter = 0] = [one, other]
    .map((name) => luminance(theme.get(name) ?? ''))
    .sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

const grounds = ['paper', 'paper-deep', 'card']
const written = ['ink', 'ink-soft', 'ink-faint', 'thread', 'thread-deep', 'danger']
const status = ['yellow', 'blue', 'green', 'violet', 'danger']
const readable = [
  ...written.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
  ...status.map((text) => [text, `${text}-tint`] as const),
  ['thread', 'thread-tint'],
  ['on-thread', 'thread'],
  ['on-thread', 'thread-deep'],
  ['on-danger', 'danger-fill'],
  ['white', 'field'],
] as const
const visible = ['control', 'focus', 'indigo', 'weld'].flatMap((color) =>
  grounds.map((ground) => [color, ground] as const),
)

describe.each([
  ['by day', themes[0]],
  ['by night', themes[1]],
] as const)('%s', (_, theme = new Map()) => {
  test.each(readable)('%s is read on %s', (text, ground) => {
    expect(contrast(theme, text, ground)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(visible)('%s is seen on %s', (color, ground) => {
    expect(contrast(theme, color, ground)).toBeGreaterThanOrEqual(3)
  })
})

test.each(written)('%s is read on the ground of ink', (text) => {
  expect(contrast(themes[1] ?? new Map(), text, 'night')).toBeGreaterThanOrEqual(4.5)
})

test.each([
  ['card', 'paper', 1.2],
  ['paper', 'paper-deep', 1.2],
  ['paper-deep', 'night', 1.1],
])('by night %s is told from %s', (lighter, darker, least) => {
  const night = themes[1] ?? new Map()
  expect(contrast(night, lighter, darker)).toBeGreaterThanOrEqual(least)
  expect(luminance(night.get(lighter))).toBeGreaterThan(luminance(night.get(darker)))
})

test('the style sheets have the colours of the firm', () => {
  expect(read('web/ui/brand-colors.css')).toBe(brandColorsCss())
})

test.each([
  'web/ui/tokens.css',
  'web/site/head/head.astro',
  'web/site/head/icon.ts',
  'web/site/pages/site.webmanifest.ts',
  'server/documents/pdf-layout/theme.ts',
  'server/mail/emails/theme.ts',
  'shared/templates/guide-styles.ts',
  'tooling/share-pictures/drawing.ts',
])('%s takes them from there', (path) => {
  const spelled = Object.values(brand.colors).filter((color) => read(path).includes(color))
  expect(spelled).toEqual([])
})
