import { expect, test } from 'vitest'
import { isSameQuery, viewPairs, viewUrl } from './vocabulary.ts'

test.each([
  ['leads', '?status=new&sort=name', 'status=new&sort=name'],
  ['leads', 'view=1&status=new&cursor=abc&limit=50&lead=7', 'status=new'],
  ['people', 'company=7&person=8', 'company=7'],
  ['companies', 'company=7', ''],
  ['leads', 'q=jane%2Bone%40firm.example', 'q=jane%2Bone%40firm.example'],
  ['leads', '', ''],
] as const)('a view of %s keeps of %j %j', (list, query, kept) => {
  expect(new URLSearchParams(viewPairs(query, list)).toString()).toBe(kept)
})

test.each([
  ['status=new&sort=name', 'sort=name&status=new', true],
  ['columns=name,email', 'columns=name%2Cemail', true],
  ['columns=name,email', 'columns=email,name', false],
  ['', 'status=new', false],
])('%j and %j say the same: %j', (one, other, same) => {
  expect(isSameQuery(one, other)).toBe(same)
})

test('a view is an address', () => {
  const view = { id: '7', list: 'leads', query: 'status=new' } as const
  expect(viewUrl(view)).toBe('/admin/leads?status=new&view=7')
})
