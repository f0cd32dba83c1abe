import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseHost, type Load } from './round-robin.ts'

const load = (hostId: string, count: number, last: number | null): Load => ({
  hostId,
  count,
  last,
})

test.each<[string, Load[], string | undefined, string | undefined]>([
  ['nobody', [], undefined, undefined],
  ['one alone', [load('a', 9, 1)], 'a', 'Nobody else was free at this time.'],
  [
    'the fewest',
    [load('a', 3, 1), load('b', 2, 9)],
    'b',
    'Fewest bookings of the last 30 days and all ahead: 2; the next has 3.',
  ],
  [
    'of as many, the last longest ago',
    [load('a', 2, 9), load('b', 2, 1)],
    'b',
    'As many bookings of the last 30 days and all ahead as the next (2); the last one was made longer ago.',
  ],
  [
    'of nothing at all, the first by id',
    [load('b', 0, null), load('a', 0, null)],
    'a',
    'As many bookings of the last 30 days and all ahead as the next (0), the last at the same time; the order of accounts decides.',
  ],
])('chooses %s', (_case, loads, hostId, reason) => {
  expect(chooseHost(loads)?.hostId).toBe(hostId)
  expect(chooseHost(loads)?.reason).toBe(reason)
})

test('over many bookings nobody has two more than another', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 }),
      fc.nat(60),
      (ids, bookings) => {
        const loads = ids.map((id) => load(id, 0, null))
        for (let at = 0; at < bookings; at += 1) {
          const chosen = loads.find(({ hostId }) => hostId === chooseHost(loads)?.hostId)
          if (!chosen) throw new Error('Nobody was chosen.')
          chosen.count += 1
          // Several in one millisecond, too.
          chosen.last = at >> 1
        }
        const counts = loads.map(({ count }) => count)
        expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1)
      },
    ),
  )
})
