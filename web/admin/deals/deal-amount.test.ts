import { expect, test } from 'vitest'
import { dealFormSchema } from './deal-form.tsx'

const read = (amount: string) => dealFormSchema.shape.amount.safeParse(amount).data

test.each([
  ['12000', '12000'],
  ['12,000', '12000'],
  [' $12,000 ', '12000'],
  ['12.000', '12000'],
  ["12'000", '12000'],
  ['12\u202f000', '12000'],
  ['12 000', '12000'],
  ['12.00', '12'],
  ['1.200.000,00', '1200000'],
  ['0', '0'],
])('%s is an amount', (typed, dollars) => {
  expect(read(typed)).toBe(dollars)
})

test.each(['12,50', '12.5', '-12', 'twelve', '', '12 0', '99999999999'])(
  '%s is no whole number of dollars',
  (typed) => {
    expect(read(typed)).toBeUndefined()
  },
)
