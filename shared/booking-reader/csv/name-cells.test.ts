import { expect, test } from 'vitest'
import { nameOfCells } from './name-cells.ts'

test.each([
  ['Ida Holm', '', '', 'Ida Holm'],
  ['', 'Ida', 'Holm', 'Ida Holm'],
  ['Ida Holm', 'Ida', 'Holm', 'Ida Holm'],
  ['I. Holm', 'Ida', 'Maria', 'I. Holm'],
  ['Holm', 'Ida', '', 'Ida Holm'],
  ['Ida', '', 'Holm', 'Ida Holm'],
  ['Ida Holm', 'Ida', '', 'Ida Holm'],
  ['Ida Holm', '', 'HOLM', 'Ida Holm'],
  ['Ida\nHolm', '', '', 'Ida Holm'],
  ['A. Lovelace', 'Ada', '', 'A. Lovelace'],
  ['de Wit', 'Jan', '', 'Jan de Wit'],
  ['Ana María', '', 'Gil Sanz', 'Ana María Gil Sanz'],
  ['', '', '', ''],
])('name %j, first %j, last %j is %j', (name, firstName, lastName, whole) => {
  expect(nameOfCells({ name, firstName, lastName })).toBe(whole)
})
