import { expect, test } from 'vitest'
import { shownMeetingType } from './vocabulary.ts'

test.each([
  ['Discovery call', 'Discovery call'],
  ['30-minute strategy call', '30-minute strategy call'],
  [null, '30-minute strategy call'],
  ['discovery call', '30-minute strategy call'],
  ['Win 5,000 now at cheap.example', '30-minute strategy call'],
])('mail names a call of the kind %j as %j', (type, shown) => {
  expect(shownMeetingType(type)).toBe(shown)
})
