import { expect, test } from 'vitest'
import { csvAccept, isCsvFile } from './csv-file.ts'

test.each([
  ['events.csv', 'text/csv', true],
  ['export', 'text/csv', true],
  ['EVENTS.CSV', 'application/vnd.ms-excel', true],
  ['events.csv', '', true],
  ['events.csv', 'text/comma-separated-values', true],
  ['export', 'text/comma-separated-values', true],
  ['events.csv', 'application/csv', true],
  ['events.csv', 'application/octet-stream', true],
  ['events (1).csv', 'text/plain', true],
  ['events.csv', 'text/x-csv', true],
  ['events.csv', 'text/csv;charset=utf-8', true],
  ['export', 'text/csv; header=present', true],
  ['Bookings.tsv', 'text/tab-separated-values', true],
  ['Bookings.TSV', '', true],
  ['events.csv', 'application/pdf', false],
  ['events.csv', 'image/png', false],
  ['photo.png', 'image/png', false],
  ['photo.png', '', false],
  ['events.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
  ['events.csv.zip', 'application/zip', false],
  ['events', 'application/octet-stream', false],
  ['events', '', false],
  ['events.xls', 'application/vnd.ms-excel', false],
  ['events.txt', 'text/plain', false],
  ['events.json', 'application/json', false],
])('%s of type %j: %s', (name, type, accepted) => {
  expect(isCsvFile({ name, type })).toBe(accepted)
})

test('phones offer what they call a .csv', () => {
  expect(csvAccept.split(',')).toEqual(
    expect.arrayContaining(['.csv', 'text/csv', 'text/comma-separated-values', 'text/plain']),
  )
})
