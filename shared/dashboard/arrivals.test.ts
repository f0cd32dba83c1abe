import { expect, test } from 'vitest'
import { arrivalsBySource } from './arrivals.ts'

const days = ['2026-03-01', '2026-03-02', '2026-03-03']

test('nothing arrived: there are days, and no source', () => {
  expect(arrivalsBySource(days, [], 2)).toEqual({ days, sources: [] })
})

test('the busiest sources are named, the others added up', () => {
  const arrivals = [
    { day: 0, source: 'Chat', n: 1 },
    { day: 2, source: 'Contact Form', n: 5 },
    { day: 0, source: 'Contact Form', n: 2 },
    { day: 1, source: 'manual', n: 3 },
    { day: 1, source: 'Fair', n: 1 },
  ]
  expect(arrivalsBySource(days, arrivals, 2).sources).toEqual([
    { source: 'Contact Form', counts: [2, 0, 5] },
    { source: 'manual', counts: [0, 3, 0] },
    { source: 'Other', counts: [1, 1, 0] },
  ])
  expect(arrivalsBySource(days, arrivals, 4).sources.map(({ source }) => source)).toEqual([
    'Contact Form',
    'manual',
    'Chat',
    'Fair',
  ])
})
