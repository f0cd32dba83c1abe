import { expect, test } from 'vitest'
import { closeOf } from './close-of.ts'

const now = Date.parse('2026-11-28T10:00:00Z')
const open = { stage: 'talking', wonAt: null, lostAt: null, expectedClose: null } as const

test.each([
  ['open, without a day', open, null],
  ['expected', { ...open, expectedClose: '2026-12-30' }, { state: 'expected', day: '2026-12-30' }],
  [
    'expected today',
    { ...open, expectedClose: '2026-11-28' },
    { state: 'expected', day: '2026-11-28' },
  ],
  [
    'expected yesterday',
    { ...open, expectedClose: '2026-11-27' },
    { state: 'overdue', day: '2026-11-27' },
  ],
  [
    'won before it was expected, late in the evening',
    { ...open, stage: 'won', wonAt: '2026-11-21T02:00:00Z', expectedClose: '2026-12-30' },
    { state: 'won', day: '2026-11-20' },
  ],
  [
    'lost long after it was expected',
    { ...open, stage: 'lost', lostAt: '2026-11-12T20:00:00Z', expectedClose: '2026-01-18' },
    { state: 'lost', day: '2026-11-12' },
  ],
] as const)('a deal that is %s', (_name, deal, close) => {
  expect(closeOf(deal, now, 'America/Los_Angeles')).toEqual(close)
})
