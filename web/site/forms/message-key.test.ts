import { expect, test } from 'vitest'
import { createMessageKeys } from './post-json.ts'

test('attempts at one message share a key, another message gets another', () => {
  const keyOf = createMessageKeys()
  const first = keyOf('a')
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(keyOf('a')).toBe(first)
  const second = keyOf('b')
  expect(second).not.toBe(first)
  expect(keyOf('a')).not.toBe(first)
})
