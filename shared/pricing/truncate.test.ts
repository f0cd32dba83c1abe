import { expect, test } from 'vitest'
import { truncateDescription } from './truncate.ts'

const eighty = 'a'.repeat(80)

test.each([
  ['', ''],
  ['short', 'short'],
  [eighty, eighty],
  [`${eighty}b`, `${eighty}…`],
  [`${'a'.repeat(79)} b`, `${'a'.repeat(79)}…`],
  ['🧵'.repeat(80), '🧵'.repeat(80)],
  ['🧵'.repeat(81), `${'🧵'.repeat(80)}…`],
])('%j becomes %j', (text, shown) => {
  expect(truncateDescription(text)).toBe(shown)
})
