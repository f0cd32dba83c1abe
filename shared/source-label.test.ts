import { expect, test } from 'vitest'
import { sourceLabel } from './source-label.ts'

test.each([
  ['manual', 'Entered by hand'],
  ['resources_page', 'Resources page'],
  ['landing-page-2', 'Landing page 2'],
  ['footer', 'Footer'],
  ['google.com', 'google.com'],
  ['Contact Form', 'Contact Form'],
  ['Trade_fair', 'Trade_fair'],
  ['', ''],
])('%s is called %s', (source, label) => {
  expect(sourceLabel(source)).toBe(label)
})
