import { expect, test } from 'vitest'
import { readChecks, serializeChecks, toggleCheck } from './check-storage.ts'

const known = ['a', 'b', 'c']

test('checks survive a reload', () => {
  const checked = toggleCheck(toggleCheck(new Set(), 'c'), 'a')
  expect(readChecks(serializeChecks(checked), known)).toEqual(new Set(['a', 'c']))
  expect(toggleCheck(checked, 'c')).toEqual(new Set(['a']))
})

test.each([
  null,
  '',
  '{',
  'null',
  '7',
  '[]',
  '{"checked":["a"]}',
  '{"version":2,"checked":["a"]}',
  '{"version":1}',
  '{"version":1,"checked":{"a":true}}',
])('%j holds no checks', (stored) => {
  expect(readChecks(stored, known)).toEqual(new Set())
})

test('ids of another checklist are left out', () => {
  const stored = '{"version":1,"checked":["b","z",3,null,"b"]}'
  expect(readChecks(stored, known)).toEqual(new Set(['b']))
})
