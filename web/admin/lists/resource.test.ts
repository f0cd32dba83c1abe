import { expect, test } from 'vitest'
import { nextPage, parseTotalCount } from './resource.ts'

test.each([
  [null, null],
  ['', null],
  ['</api/admin/leads?cursor=a%2Cb>; rel="next"', '/api/admin/leads?cursor=a%2Cb'],
  ['<https://elsewhere.test/api/admin/leads?cursor=x>; rel="next"', '/api/admin/leads?cursor=x'],
  ['</first>; rel="first", </second>; rel="next"', '/second'],
  ['</first>; rel="first"', null],
])('the next page of %j is %j', (header, expected) => {
  expect(nextPage(header)).toBe(expected)
})

test.each([
  ['0', { count: 0, capped: false }],
  ['214', { count: 214, capped: false }],
  ['10000+', { count: 10_000, capped: true }],
  ['many', null],
  [null, null],
])('the total count %j is %j', (header, expected) => {
  expect(parseTotalCount(header)).toEqual(expected)
})
