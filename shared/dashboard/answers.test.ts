import { expect, test } from 'vitest'
import { daysInWords, promiseKept, waitInWords } from './answers.ts'

test.each([
  [{ inTime: 0, late: 0, stillOpen: 0 }, 0, null],
  [{ inTime: 3, late: 0, stillOpen: 0 }, 3, 1],
  [{ inTime: 3, late: 1, stillOpen: 0 }, 4, 0.75],
  [{ inTime: 3, late: 1, stillOpen: 2 }, 6, 0.5],
  [{ inTime: 0, late: 0, stillOpen: 5 }, 5, 0],
])('%j settles %d, of which the share in time is %s', (counts, settled, share) => {
  expect(promiseKept({ ...counts, medianMinutes: null })).toEqual({
    inTime: counts.inTime,
    settled,
    share,
  })
})

test.each([
  [0.2, 'less than 1 min'],
  [1, '1 min'],
  [59.4, '59 min'],
  [59.6, '1 h'],
  [200, '3 h 20 min'],
  [24 * 60, '1 d'],
  [28 * 60 + 59, '1 d 4 h'],
  [1_500 * 24 * 60, '1,500 d'],
])('%d minutes are "%s"', (minutes, words) => {
  expect(waitInWords(minutes)).toBe(words)
})

test.each([
  [0, 'less than a day'],
  [0.4, 'less than a day'],
  [0.6, '1 day'],
  [23.5, '24 days'],
  [1_200, '1,200 days'],
])('%d days are "%s"', (days, words) => {
  expect(daysInWords(days)).toBe(words)
})
