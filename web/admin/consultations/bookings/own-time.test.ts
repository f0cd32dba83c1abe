import { expect, test } from 'vitest'
import { ownTimeHint } from './zone-options.ts'

test.each([
  ['', 'Europe/Berlin', 'UTC', null],
  ['2026-07-02T15:30', 'Europe/Berlin', 'Europe/Berlin', null],
  ['2026-07-02T15:30', 'Europe/Berlin', 'America/Chicago', 'Thu, Jul 2, 8:30 AM on your clock.'],
  ['2026-07-02T01:30', 'Europe/Berlin', 'America/Chicago', 'Wed, Jul 1, 6:30 PM on your clock.'],
  [
    '2026-03-08T02:30',
    'America/Chicago',
    'America/Chicago',
    'The clocks skip this time that day; the time after the change is kept.',
  ],
  [
    '2026-11-01T01:30',
    'America/Chicago',
    'UTC',
    'This time comes twice that day; the first is kept. Sun, Nov 1, 6:30 AM on your clock.',
  ],
])('%s in %s, read in %s: %s', (local, zone, own, hint) => {
  expect(ownTimeHint(local, zone, own)?.replace(/[\u00a0\u202f]/g, ' ') ?? null).toBe(hint)
})
