import { expect, test } from 'vitest'
import { ranged, type Selected, toggled } from './selection.ts'

const rows = ['a', 'b', 'c', 'd', 'e']
const selected = (ids: string, anchor: string | null = null, all = false): Selected => ({
  ids: new Set(ids),
  all,
  anchor,
})
const idsOf = ({ ids, all }: Selected) => [...ids].toSorted().join('') + (all ? '*' : '')

test.each([
  [selected(''), 'b', 'b'],
  [selected('ab'), 'b', 'a'],
  [selected('', null, true), 'c', 'abde'],
])('%j with %s toggled is %s', (before, id, after) => {
  expect(idsOf(toggled(before, rows, id))).toBe(after)
})

test.each([
  [selected('b', 'b'), 'd', 'bcd', 'b'],
  [selected('d', 'd'), 'b', 'bcd', 'd'],
  [selected('ae', 'a'), 'b', 'abe', 'a'],
  // The first row of a range is where it begins.
  [selected(''), 'c', 'c', 'c'],
  // Where the range began has left the list.
  [selected('a', 'z'), 'c', 'ac', 'c'],
])('%j ranged to %s is %s, from %s', (before, id, after, anchor) => {
  const next = ranged(before, rows, id)
  expect([idsOf(next), next.anchor]).toEqual([after, anchor])
})
