import { expect, test } from 'vitest'
import { phoneDigits, phoneNeedles } from './phone.ts'

/** Whether a number kept as `phone` is found by what was typed. */
const finds = (typed: string, phone: string) =>
  phoneNeedles(typed).some(({ digits, first }) =>
    first ? phoneDigits(phone).startsWith(digits) : phoneDigits(phone).includes(digits),
  )

const berlin = '+49 (0)30 1234567'
const chicago = '(312) 555-0142'

test.each([
  ['030 1234567', berlin],
  ['30/123', berlin],
  ['+49 30 1234567', berlin],
  ['0049301234567', berlin],
  ['+49 (0)30 123', berlin],
  ['4567', berlin],
  ['+49 30 1234567', '030 1234567'],
  ['0049 30 12 34 567', '030/1234567'],
  ['49301234567', '030 1234567'],
  ['+1 312 555 0142', chicago],
  ['1-312-555-0142', chicago],
  ['312.555.0142', chicago],
  ['555-01', '+1 (312) 555-0142 ext. 7'],
  ['+351 21 123 4567', '21 123 4567'],
  ['06 1234567', '+39 06 1234567'],
  ['0142', chicago],
  ['\u202a+49 30 1234567\u202c', berlin],
  ['＋４９ ３０ １２３４５６７', berlin],
  ['030 1234567', '\u2068+49 (0)30 1234567\u2069'],
])('%s finds %s', (typed, phone) => {
  expect(finds(typed, phone)).toBe(true)
})

test.each([
  ['031 1234567', berlin],
  ['+43 30 1234567', berlin],
  ['12', berlin],
  ['000', berlin],
  ['1234567 Ada', berlin],
  ['', berlin],
  ['+', berlin],
])('%s does not find %s', (typed, phone) => {
  expect(finds(typed, phone)).toBe(false)
})
