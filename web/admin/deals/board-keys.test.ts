import { expect, test } from 'vitest'
import { neighbourOf, stageBeside } from './board-keys.ts'

test.each([
  ['lead-in', 'ArrowRight', 'talking'],
  ['lead-in', 'ArrowLeft', undefined],
  ['negotiating', 'ArrowRight', 'won'],
  ['lost', 'ArrowRight', undefined],
  ['lost', 'ArrowLeft', 'won'],
  ['talking', 'ArrowUp', undefined],
] as const)('from %s with %s to %s', (stage, key, expected) => {
  expect(stageBeside(stage, key)).toBe(expected)
})

const columns = ['ab', '', 'c', 'def'].map((ids) => ({ deals: [...ids].map((id) => ({ id })) }))

test.each([
  ['a', 'ArrowDown', 'b'],
  ['a', 'ArrowUp', undefined],
  ['b', 'ArrowDown', undefined],
  ['b', 'ArrowRight', 'c'],
  ['b', 'ArrowLeft', undefined],
  ['c', 'ArrowLeft', 'a'],
  ['c', 'ArrowRight', 'd'],
  ['f', 'ArrowLeft', 'c'],
  ['f', 'ArrowRight', undefined],
  ['a', 'Enter', undefined],
])('from card %s with %s to %s', (id, key, expected) => {
  expect(neighbourOf(columns, { id }, key)).toBe(expected)
})
