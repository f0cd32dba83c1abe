import { describe, expect, test } from 'vitest'
import { encodedAs } from '#tests/support/legacy-text.ts'
import { importAnswers } from './import-answers.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const head = 'Invitee Email,Start Date & Time\n'

describe('a file that is no table of meetings is refused in words', () => {
  test.each([
    ['nothing', '', 'This file is empty.'],
    ['no row', head, 'This file has a first line and no rows.'],
    [
      'a picture',
      '\u0000PNG\u0000',
      'This file is not text. Export the meetings as CSV and choose that file.',
    ],
    [
      'no start',
      'Invitee Email\na@b.example\n',
      'The first line names no column “Start Date & Time”.',
    ],
    [
      'other columns',
      'Product,Price\nTea,3\n',
      'The first line names no column “Invitee Email” and “Start Date & Time”.',
    ],
    [
      'an open quote',
      `${head}a@b.example,"2026-03-03 11:00\n`,
      'A quotation mark that begins in line 2 is never closed.',
    ],
  ])('%s', (_, text, problem) => {
    const isText = !text.includes('\u0000')
    expect(importAnswers().open(bytes(text))).toEqual({ problem, isText })
  })
})

test('a file is opened once and asked about again and again', () => {
  const answers = importAnswers()
  const file = `${head}a@b.example;03/04/2026 10:00\nc@d.example;soon\n`.replaceAll(',', ';')
  expect(answers.open(bytes(file))).toEqual({
    problem: null,
    rows: 2,
    encoding: 'utf-8',
    encodingSource: 'unicode',
    samples: [],
    delimiter: ';',
    zone: null,
  })
  const zone = 'Europe/Berlin'
  expect(answers.bookings({ zone }).order.ambiguous).toBe(true)
  const { bookings, dropped } = answers.bookings({ zone, dayFirst: true })
  expect(bookings.map(({ local }) => local)).toEqual(['2026-04-03T10:00'])
  expect(answers.failedRows(dropped)).toContain('c@d.example;soon;3;')
})

test('a file that was opened is read in another encoding, as often as it is asked for', () => {
  const answers = importAnswers()
  const row = (name: string) => `Name,${head}${name},a@b.example,2026-03-03 10:00\n`
  expect(answers.open(encodedAs('windows-1250', row('Gdańsk')))).toMatchObject({
    encoding: 'windows-1250',
    encodingSource: 'words',
    samples: ['Gdańsk'],
  })
  expect(answers.decode('windows-1252')).toMatchObject({ samples: ['Gdañsk'] })
  const name = () => answers.bookings({ zone: 'Europe/Warsaw' }).bookings[0]?.name
  expect(name()).toBe('Gdañsk')
  expect(answers.decode('windows-1250')).toMatchObject({ samples: ['Gdańsk'] })
  expect(name()).toBe('Gdańsk')
})
