import { describe, expect, test } from 'vitest'
import { readCsv } from './read-csv.ts'

const utf8 = (text: string) => new TextEncoder().encode(text)
const utf16 = (text: string, littleEndian: boolean) => {
  const bytes = new DataView(new ArrayBuffer(text.length * 2))
  for (let i = 0; i < text.length; i++) bytes.setUint16(i * 2, text.charCodeAt(i), littleEndian)
  return new Uint8Array(bytes.buffer)
}
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

const file =
  'Invitee Name,Invitee Email,Start Date & Time\nZoë Ångström,zoe@acme.example,2025-03-03 11:00 am\n'

describe('a file in whatever encoding', () => {
  test.each([
    ['UTF-8', utf8(file), 'utf-8'],
    ['UTF-8 with a mark', utf8(`\ufeff${file}`), 'utf-8'],
    ['UTF-16, little end first, with a mark', utf16(`\ufeff${file}`, true), 'utf-16le'],
    ['UTF-16, big end first, with a mark', utf16(`\ufeff${file}`, false), 'utf-16be'],
    ['UTF-16, little end first', utf16(file, true), 'utf-16le'],
    ['UTF-16, big end first', utf16(file, false), 'utf-16be'],
    ['Windows-1252', latin(file), 'windows-1252'],
  ])('%s', (_, bytes, encoding) => {
    expect(readCsv(bytes)).toMatchObject({
      encoding,
      headers: ['Invitee Name', 'Invitee Email', 'Start Date & Time'],
      rows: [{ line: 2, cells: ['Zoë Ångström', 'zoe@acme.example', '2025-03-03 11:00 am'] }],
    })
  })

  test('signs that only Windows has', () => {
    const bytes = Uint8Array.from([
      ...latin('Name,Email\n'),
      0x93,
      0x80,
      0x94,
      ...latin(',a@b.example\n'),
    ])
    expect(readCsv(bytes)).toMatchObject({ rows: [{ cells: ['“€”', 'a@b.example'] }] })
  })
})

describe('a table of whatever delimiter', () => {
  test.each([',', ';', '\t', '|'])('%j', (delimiter) => {
    const text = `Name${delimiter}Email${delimiter}Note\nJane${delimiter}jane@acme.example${delimiter}"a, b; c"\n`
    expect(readCsv(utf8(text))).toMatchObject({
      delimiter,
      rows: [{ cells: ['Jane', 'jane@acme.example', 'a, b; c'] }],
    })
  })

  test('named in the first line, as Excel does', () => {
    expect(readCsv(utf8('sep=;\r\nName;Email\r\nJane;jane@acme.example\r\n'))).toMatchObject({
      delimiter: ';',
      rows: [{ line: 3 }],
    })
  })
})

test('quoted line breaks and quotes stay in their cell, lines are counted as editors count them', () => {
  const text = 'Name,Email,Note\r\nA,a@b.example,"one\r\ntwo ""2"""\r\n\r\nB,b@b.example,\r\n'
  expect(readCsv(utf8(text))).toMatchObject({
    rows: [
      { line: 2, cells: ['A', 'a@b.example', 'one\r\ntwo "2"'] },
      { line: 5, cells: ['B', 'b@b.example', ''] },
    ],
  })
})

test('titles above the head are passed over', () => {
  const text =
    'Export of events,,\n,,\nInvitee Name,Invitee Email,Start Date & Time\nA,a@b.example,x\n'
  expect(readCsv(utf8(text))).toMatchObject({
    headers: ['Invitee Name', 'Invitee Email', 'Start Date & Time'],
    rows: [{ line: 4 }],
  })
})

test('what is no table says why', () => {
  expect(readCsv(new Uint8Array())).toEqual({ problem: 'empty' })
  expect(readCsv(utf8('\n\n'))).toEqual({ problem: 'empty' })
  expect(readCsv(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 8, 0]))).toEqual({
    problem: 'not-text',
  })
  expect(readCsv(utf8('Name,Email\nA,"a@b.example\nB,b@b.example\n'))).toEqual({
    problem: 'unclosed-quote',
    line: 2,
  })
})
