import { expect, test } from 'vitest'
import { checkSentence, compareRows } from './compare-rows.ts'

test.each([
  ['the same', { leads: 2, admins: 1 }, { leads: 2, admins: 1 }, null],
  ['a table more', { leads: 2 }, { leads: 2, schema_migrations: 3 }, null],
  ['a row fewer', { leads: 2 }, { leads: 1 }, 'Only 1 of 2 rows in “leads” came back.'],
  ['no row', { leads: 1 }, { leads: 0 }, 'Only 0 of 1 row in “leads” came back.'],
  ['no table', { leads: 0 }, {}, 'The table “leads” is missing.'],
])('%s', (_what, copied, restored, expected) => {
  expect(compareRows(copied, restored)).toBe(expected)
})

test('what came back is told in numbers', () => {
  expect(checkSentence({ leads: 1_234, consultations: 1, admins: 2, other: 9 })).toBe(
    'Restored into a scratch database: 1,234 leads, 1 consultation, 2 accounts, every table complete.',
  )
})
