import { expect, test } from 'vitest'
import {
  backupCodeLength,
  backupCodeLetters,
  printBackupCode,
  readSecondFactor,
} from './second-factor.ts'

const whole = 'k7qd-2mfn-x4tp-ab3c-de5f-gh6j-km7n'

test.each([
  ['123456', 'app', '123456'],
  ['123 456', 'app', '123456'],
  [' 123-456\n', 'app', '123456'],
  ['k7qd-2mfn-x4tp', 'backup', 'k7qd2mfnx4tp'],
  ['K7QD 2MFN X4TP', 'backup', 'k7qd2mfnx4tp'],
  ['k7qd2mfnx4tp', 'backup', 'k7qd2mfnx4tp'],
  ['234567-892345', 'backup', '234567892345'],
  [whole, 'backup', 'k7qd2mfnx4tpab3cde5fgh6jkm7n'],
  [whole.toUpperCase().replaceAll('-', ' '), 'backup', 'k7qd2mfnx4tpab3cde5fgh6jkm7n'],
])('%j is a code of the kind %s', (typed, kind, code) => {
  expect(readSecondFactor(typed)).toEqual({ kind, code })
})

test.each([
  '',
  '12345',
  '1234567',
  '12345a',
  '١٢٣٤٥٦',
  'k7qd-2mfn-x4t',
  'k7qd-2mfn-x4tl',
  `${whole}2`,
  whole.slice(0, -1),
  'null',
])('%j is none', (typed) => {
  expect(readSecondFactor(typed)).toBeNull()
})

test('a backup code is printed in groups that read back as the same', () => {
  const code = 'k7qd2mfnx4tpab3cde5fgh6jkm7n'
  expect(printBackupCode(code)).toBe(whole)
  expect(readSecondFactor(whole)).toEqual({ kind: 'backup', code })
})

test('a backup code has more than 128 random bits', () => {
  expect(new Set(backupCodeLetters).size).toBe(backupCodeLetters.length)
  expect(backupCodeLength * Math.log2(backupCodeLetters.length)).toBeGreaterThanOrEqual(128)
})
