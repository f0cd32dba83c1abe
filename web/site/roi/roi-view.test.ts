import { expect, test } from 'vitest'
import { roiView } from './roi-view.ts'

test('words a result', () => {
  const view = roiView({ employees: 21, hoursPerWeek: 10, hourlyRate: 25 })
  expect(view.figures).toEqual({ annualSavings: '$177,450', multiple: '29.6×', efficiency: '65%' })
  expect(view.complete).toBe(true)
  expect(view.payback).toContain('month 1')
  expect(view.quarters).toEqual([
    { month: 3, savings: '$44.4K' },
    { month: 6, savings: '$88.7K' },
    { month: 9, savings: '$133.1K' },
    { month: 12, savings: '$177.5K' },
  ])
})

test('savings below the cost are told as not paid back', () => {
  const view = roiView({ employees: 1, hoursPerWeek: 1, hourlyRate: 10 })
  expect(view.payback).not.toMatch(/month \d/)
  expect(view.quarters.at(-1)).toEqual({ month: 12, savings: '$312' })
})

const emptyRoiView = roiView({ employees: 0, hoursPerWeek: 0, hourlyRate: 0 })

test('without all three numbers every figure is 0 and nothing is spoken', () => {
  expect(roiView({ employees: 5, hoursPerWeek: 0, hourlyRate: 40 })).toEqual(emptyRoiView)
  expect(emptyRoiView.figures).toEqual({ annualSavings: '$0', multiple: '0×', efficiency: '0%' })
  expect(emptyRoiView.spoken).toBe('')
})

test.each([
  [10, 200, 40, [/168 hours/, 'hoursPerWeek']],
  [1, 61, 30, [/60 hours/, 'hoursPerWeek']],
  [1, 5, 301, [/above \$300/, 'hourlyRate']],
  [20, 10, 60, [/not a forecast/, null]],
] as const)(
  'a doubt of %d, %d, $%d names its number',
  (employees, hoursPerWeek, hourlyRate, doubt) => {
    const [{ sentence, about } = { sentence: '', about: '' }] = roiView({
      employees,
      hoursPerWeek,
      hourlyRate,
    }).doubts
    expect(sentence).toMatch(doubt[0])
    expect(about).toBe(doubt[1])
  },
)

test('a number that can not be counted leaves dashes and says what to do', () => {
  const view = roiView({ employees: 0, hoursPerWeek: 10, hourlyRate: 40 }, true)
  expect(view.figures).toEqual({ annualSavings: '–', multiple: '–', efficiency: '–' })
  expect(view.quarters.map(({ savings }) => savings)).toEqual(['–', '–', '–', '–'])
  expect(view.missing).not.toBe(emptyRoiView.missing)
})
