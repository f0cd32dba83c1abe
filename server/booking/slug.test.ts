import { expect, test } from 'vitest'
import { slugOf } from './meeting-types.ts'

test.each([
  ['30-minute strategy call', '30-minute-strategy-call'],
  ['  Überblick & Tour! ', 'uberblick-tour'],
  ['相談', 'meeting'],
  ['a'.repeat(100), 'a'.repeat(60)],
])('%j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug)
})
