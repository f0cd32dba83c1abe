import { expect, test } from 'vitest'
import { printBackupCode, readSecondFactor } from './second-factor.ts'

test.each([
  ['123456', 'app', '123456'],
  ['123 456', 'app', '123456'],
  [' 123-456\n', 'app', '123456'],
  ['k7qd-2mfn-x4tp', 'backup', 'k7qd2mfnx4tp'],
  ['K7QD 2MFN X4TP', 'backup', 'k7qd2mfnx4tp'],
  ['k7qd2mfnx4tp', 'backup', 'k7qd2mfnx4tp'],
  ['234567-892345', 'backup', '234567892345'],
])('%j is a code of the kind %s', (typed, kind, code) => {
  expect(readSecondFactor(typed)).toEqual({ kind, code })
})

test.each(['', '12345', '1234567', '12345a', '١٢٣٤٥٦', 'k7qd-2mfn-x4t', 'k7qd-2mfn-x4tl', 'null'])(
  '%j is none',
  (typed) => {
    expect(readSecondFactor(typed)).toBeNull()
  },
)

test('a backup code is printed in groups that read back as the same', () => {
  const printed = printBackupCode('k7qd2mfnx4tp')
  expect(printed).toBe('k7qd-2mfn-x4tp')
  expect(readSecondFactor(printed)).toEqual({ kind: 'backup', code: 'k7qd2mfnx4tp' })
})
