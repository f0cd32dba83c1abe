import { expect, test } from 'vitest'
import { undoneBy } from './undone-among.ts'

/** Each undo as `b-a`: b takes a back. */
test.each([
  ['nothing is undone', '', 'a', ''],
  ['a is undone', 'b-a', 'ab', 'a'],
  ['and redone', 'b-a c-b', 'abc', 'b'],
  ['and undone again by another', 'b-a c-b d-a', 'abcd', 'ab'],
  ['and by the undo of the redo', 'b-a c-b d-c', 'abcd', 'ac'],
  ['each for itself', 'c-a d-b e-d', 'ab', 'a'],
])('%s', (_case, undos, ids, undone) => {
  const known = undos
    .split(' ')
    .filter(Boolean)
    .map((pair) => ({ id: pair.charAt(0), undoes: pair.charAt(2) }))
  expect([...undoneBy(known, [...ids])].join('')).toBe(undone)
})
