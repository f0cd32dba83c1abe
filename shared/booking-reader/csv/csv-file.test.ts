import { expect, test } from 'vitest'
import { isCsvFile } from './csv-file.ts'

test.each([
  ['events.csv', 'text/csv', true],
  ['export', 'text/csv', true],
  ['EVENTS.CSV', 'application/vnd.ms-excel', true],
  ['events.csv', '', true],
  ['events.csv', 'application/pdf', false],
  ['events.xls', 'application/vnd.ms-excel', false],
  ['events.txt', 'text/plain', false],
  ['events.json', 'application/json', false],
])('%s of type %j: %s', (name, type, accepted) => {
  expect(isCsvFile({ name, type })).toBe(accepted)
})
