import { expect, test } from 'vitest'
import { formatCents, formatHours, formatPercent } from './format.ts'
import { calculateAudit, hoursNowAndAfter, inDollars } from './results.ts'
import type { EmployeeBand } from './vocabulary.ts'

const week = (
  dataEntry: number,
  reportGeneration = 0,
  customerCommunication = 0,
  invoicing = 0,
) => ({
  dataEntry,
  reportGeneration,
  customerCommunication,
  invoicing,
})

// Worked by hand for 10 + 5 + 8 + 7 = 30 hours, of which 22.5 are saved; here in dollars.
test.each<[EmployeeBand, number, number, number, number, number, number, number]>([
  // band, rate, weekly, monthly, yearly, saved monthly, saved yearly, roi
  ['1-10', 25, 750, 3_000, 36_000, 2_250, 27_000, 80],
  ['11-50', 35, 1_050, 4_200, 50_400, 3_150, 37_800, 152],
  ['51-200', 45, 1_350, 5_400, 64_800, 4_050, 48_600, 224],
  ['201-500', 60, 1_800, 7_200, 86_400, 5_400, 64_800, 332],
  ['500+', 60, 1_800, 7_200, 86_400, 5_400, 64_800, 332],
])('30 hours at %s employees', (employeeCount, rate, weekly, monthly, yearly, ...saved) => {
  const [monthlySaved = 0, yearlySaved = 0, roi] = saved
  expect(calculateAudit({ ...week(10, 5, 8, 7), employeeCount })).toEqual({
    totalHours: 30,
    weeklyCost: weekly * 100,
    monthlyCost: monthly * 100,
    yearlyCost: yearly * 100,
    automationSavings: 22.5,
    monthlySavings: monthlySaved * 100,
    yearlySavings: yearlySaved * 100,
    roi,
    hourlyRate: rate * 100,
  })
})

// 1 hour at $25 saves $900 a year: 16 hours 14,400, 17 hours 15,300, against 15,000.
test.each([
  [0, 0],
  [1, 0],
  [16, 0],
  [16.66, 0],
  [17, 2],
  [40, 140],
])('%d hours return %d percent, never less than none', (hours, roi) => {
  expect(calculateAudit({ ...week(hours), employeeCount: '1-10' }).roi).toBe(roi)
})

test('fractions of hours give exact cents', () => {
  // 0.1 + 0.2 + 0.03 + 2.5 = 2.83 hours; at $35 that is $99.05 a week.
  const results = calculateAudit({ ...week(0.1, 0.2, 0.03, 2.5), employeeCount: '11-50' })
  expect(results).toEqual({
    totalHours: 2.83,
    weeklyCost: 9_905,
    monthlyCost: 39_620,
    yearlyCost: 475_440,
    automationSavings: 2.1225,
    monthlySavings: 29_715,
    yearlySavings: 356_580,
    roi: 0,
    hourlyRate: 3_500,
  })
})

test('what is sent has its money in dollars', () => {
  const results = calculateAudit({ ...week(0.1, 0.2, 0.03, 2.5), employeeCount: '11-50' })
  expect(inDollars(results)).toEqual({
    totalHours: 2.83,
    weeklyCost: 99.05,
    monthlyCost: 396.2,
    yearlyCost: 4_754.4,
    automationSavings: 2.1225,
    monthlySavings: 297.15,
    yearlySavings: 3_565.8,
    roi: 0,
    hourlyRate: 35,
  })
})

test('a quarter of the hours of each task stays', () => {
  expect(hoursNowAndAfter(week(10, 2.5, 0, 7))).toEqual([
    { field: 'dataEntry', now: 10, after: 2.5 },
    { field: 'reportGeneration', now: 2.5, after: 0.625 },
    { field: 'customerCommunication', now: 0, after: 0 },
    { field: 'invoicing', now: 7, after: 1.75 },
  ])
})

test('figures are shown without needless decimals', () => {
  expect(formatCents(5_040_000)).toBe('$50,400')
  expect(formatCents(9_950)).toBe('$100')
  expect(formatHours(22.5)).toBe('22.5')
  expect(formatHours(2.1225)).toBe('2.1')
  expect(formatHours(30)).toBe('30')
  expect(formatPercent(1_152.4)).toBe('1,152%')
})
