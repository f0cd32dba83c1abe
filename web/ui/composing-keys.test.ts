import { expect, test } from 'vitest'
import { isComposing } from './composing-keys.ts'

test.each([
  ['Chrome and Firefox', { isComposing: true, keyCode: 229 }, true],
  ['Firefox, by what is typed', { isComposing: true, keyCode: 13 }, true],
  ['Safari, when the word is confirmed', { isComposing: false, keyCode: 229 }, true],
  ['a plain Enter', { isComposing: false, keyCode: 13 }, false],
  ['a plain Escape', { isComposing: false, keyCode: 27 }, false],
])('%s', (_which, event, composing) => {
  expect(isComposing(event)).toBe(composing)
})
