import { expect, test } from 'vitest'
import { formOfFile, toasts, zoneHint } from './csv-words.ts'

test.each([
  [null, 'The file names no zone; yours is assumed.'],
  [
    { zone: 'America/Chicago', from: 'header', rows: 9, of: 9 },
    'The first line names Chicago, America.',
  ],
  [
    { zone: 'Europe/Berlin', from: 'column', rows: 1200, of: 1300 },
    '1,200 of 1,300 rows name Berlin, Europe.',
  ],
  [{ zone: 'UTC', from: 'column', rows: 2, of: 2 }, 'The rows name UTC.'],
] as const)('the zone of a file: %j', (zone, hint) => {
  expect(zoneHint(zone)).toBe(hint)
})

test('the form of a file', () => {
  expect(formOfFile({ encoding: 'utf-16be', delimiter: '\t' })).toBe('UTF-16, separated by tabs')
  expect(formOfFile({ encoding: 'utf-8', delimiter: '|' })).toBe('UTF-8, separated by “|”')
})

test.each([
  [3, 0, 0, 'CSV Import Complete', 'Successfully imported 3 meetings. 0 failed.'],
  [1, 1, 2, 'CSV Import Complete', 'Successfully imported 1 meetings. 2 failed.'],
  [0, 3, 0, 'CSV Import Complete', 'Successfully imported 0 meetings. 0 failed.'],
  [0, 0, 2, 'Import failed', 'Failed to import CSV data. Please check the format and try again.'],
])('%i imported, %i known, %i failed: %s', (imported, known, failures, title, description) => {
  const failed = Array.from({ length: failures }, (_, index) => ({ line: index, reason: 'x' }))
  const total = imported + known + failures
  expect(
    toasts.done({
      state: 'done',
      cause: null,
      total,
      settled: total,
      imported,
      known,
      changes: [],
      failed,
    }),
  ).toMatchObject({ title, description })
})
