import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTypedNumber, readWholeNumber } from './typed-number.ts'

/** How countries write numbers; what is theirs stands between thousands and before decimals. */
const locales = ['en-US', 'de-DE', 'de-CH', 'fr-FR', 'pt-PT', 'sv-SE', 'en-IN', 'es-ES', 'it-IT']

test.each(locales)('a number as %s writes it is read back', (locale) => {
  const written = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const hundredths = fc.integer({ min: 0, max: 999_999_999 })
  fc.assert(
    fc.property(hundredths, (n) => {
      const read = readTypedNumber(written.format(n / 100))
      expect(read && ('value' in read ? read.value : read.grouped)).toBe(n / 100)
    }),
  )
})

test.each(locales)('so is a whole one of %s', (locale) => {
  const written = new Intl.NumberFormat(locale)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (n) => {
      expect(readWholeNumber(written.format(n))).toBe(n)
    }),
  )
})

test.each([
  '',
  ' ',
  '.',
  ',',
  '-1',
  '1 2',
  '12 34',
  '1,2,3',
  '1.200,300,4',
  "1'2",
  '1e3',
  'one',
  '1:30',
])('%j is no number', (typed) => {
  expect(readTypedNumber(typed)).toBeNull()
  expect(readWholeNumber(typed)).toBeNull()
})

test.each(['1.200', '1,200', '12.500', '999,999'])('%s is one of two', (typed) => {
  expect(readTypedNumber(typed)).toMatchObject({ grouped: Number(typed.replace(/[.,]/, '')) })
})

test.each([
  ['0.200', 0.2],
  ['0,200', 0.2],
  ['1200.000', 1_200],
  ['1.2000', 1.2],
  ['01.200', 1.2],
])('%s has decimals', (typed, value) => {
  expect(readTypedNumber(typed)).toEqual({ value })
})
