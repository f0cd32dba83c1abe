import { expect, test } from 'vitest'
import { noFilter } from './filter.ts'
import { decodeTemplateFilter, encodeTemplateFilter } from './filter-url.ts'

test.each([
  ['', noFilter],
  ['?q=late+fees', { ...noFilter, search: 'late fees' }],
  ['?industry=Real+Estate', { ...noFilter, industry: 'Real Estate' }],
  ['?q=a&industry=Healthcare&level=High', { industry: 'Healthcare', level: 'High', search: 'a' }],
] as const)('%j and its filter say the same', (url, filter) => {
  expect(decodeTemplateFilter(url)).toEqual(filter)
  expect(encodeTemplateFilter(filter)).toBe(url)
})

test.each([
  ['?industry=Astrology&level=low', noFilter],
  ['?industry=All+Industries&level=All+Levels', noFilter],
  ['?utm_source=mail', noFilter],
  [`?q=${'x'.repeat(500)}`, { ...noFilter, search: 'x'.repeat(100) }],
])('of %j only what is known counts', (url, filter) => {
  expect(decodeTemplateFilter(url)).toEqual(filter)
})

test('a blank search is no search', () => {
  expect(encodeTemplateFilter({ ...noFilter, search: '  ' })).toBe('')
})
