import { expect, test } from 'vitest'
import { eventLines } from './event-lines.ts'

test.each([
  [[': connected\n\n', 'data: leads\n\n'], ['leads']],
  [['data: leads\n\ndata: notifications\n\n'], ['leads', 'notifications']],
  [['da', 'ta: le', 'ads\n', '\n'], ['leads']],
  [['data: lea'], []],
  [[': still here\n\n'], []],
])('the parts %j carry %j', (parts, expected) => {
  const read = eventLines()
  expect(parts.flatMap(read)).toEqual(expected)
})
