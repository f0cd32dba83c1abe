import { expect, test } from 'vitest'
import { calculateRoi, roiLimits } from './calculator.ts'

// Worked by hand: employees × hours × 52 × hourly rate, times the percent; multiple = savings / 6000.
test.each([
  // employees, hours, rate → savings, multiple, percent
  [10, 10, 25, 78_000, 13, 60],
  [20, 10, 25, 156_000, 26, 60],
  [21, 10, 25, 177_450, 29.6, 65],
  [50, 10, 25, 422_500, 70.4, 65],
  [51, 10, 25, 464_100, 77.4, 70],
  [100, 10, 25, 910_000, 151.7, 70],
  [101, 10, 25, 984_750, 164.1, 75],
  [10, 15, 25, 117_000, 19.5, 60],
  [10, 16, 25, 135_200, 22.5, 65],
  [10, 30, 25, 253_500, 42.3, 65],
  [10, 31, 25, 282_100, 47, 70],
  [10, 10, 30, 93_600, 15.6, 60],
  [10, 10, 31, 101_556, 16.9, 63],
  [10, 10, 50, 163_800, 27.3, 63],
  [10, 10, 51, 172_380, 28.7, 65],
  // Every step in the middle: 60 + 10 + 5 + 3.
  [60, 20, 40, 1_946_880, 324.5, 78],
  // 60 + 15 + 10 reaches the cap of 85 exactly; 5 more does not pass it (7,057,900.2).
  [101, 31, 30, 4_151_706, 692, 85],
  [101, 31, 51, 7_057_900, 1_176.3, 85],
  // 31.2 dollars is 31.
  [1, 1, 1, 31, 0, 60],
])('%d employees, %d hours, $%d', (employees, hoursPerWeek, hourlyRate, ...figures) => {
  const [annualSavings, multiple, efficiencyPercent] = figures
  expect(calculateRoi({ employees, hoursPerWeek, hourlyRate })).toEqual({
    annualSavings,
    multiple,
    efficiencyPercent,
  })
})

test.each([
  [0, 10, 25],
  [10, 0, 25],
  [10, 10, 0],
  [0, 0, 0],
])('nothing comes of %d employees, %d hours, $%d', (employees, hoursPerWeek, hourlyRate) => {
  expect(calculateRoi({ employees, hoursPerWeek, hourlyRate })).toEqual({
    annualSavings: 0,
    multiple: 0,
    efficiencyPercent: 0,
  })
})

test('the largest inputs still give an exact integer', () => {
  // 10^6 × 10^3 × 52 × 10^4 × 0.85
  const { annualSavings } = calculateRoi({ ...roiLimits })
  expect(annualSavings).toBe(442_000_000_000_000)
})
