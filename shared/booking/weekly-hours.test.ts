import { expect, test } from 'vitest'
import { dayRanges } from './weekly-hours.ts'

test.each([
  ['a day', [{ from: '09:00', to: '17:00' }], true],
  ['to the end of the day', [{ from: '22:00', to: '24:00' }], true],
  [
    'two that touch',
    [
      { from: '13:00', to: '17:00' },
      { from: '09:00', to: '13:00' },
    ],
    true,
  ],
  [
    'two that overlap',
    [
      { from: '09:00', to: '13:30' },
      { from: '13:00', to: '17:00' },
    ],
    false,
  ],
  ['one that ends before it begins', [{ from: '17:00', to: '09:00' }], false],
  ['an hour that is none', [{ from: '24:00', to: '24:00' }], false],
  ['words', [{ from: 'nine', to: 'five' }], false],
])('%s', (_case, ranges, possible) => {
  expect(dayRanges.safeParse(ranges).success).toBe(possible)
})

test('ranges are kept in order', () => {
  expect(
    dayRanges.parse([
      { from: '13:00', to: '17:00' },
      { from: '09:00', to: '12:00' },
    ])[0]?.from,
  ).toBe('09:00')
})
