import { expect, test } from 'vitest'
import { auditTimeline, recommend } from './recommendations.ts'
import { type PainPoint, painPoints, slowResponses } from './vocabulary.ts'
import { withTotalHours } from './week-cloth.ts'

const input = (dataEntry: number, reportGeneration = 0, points: PainPoint[] = []) => ({
  dataEntry,
  reportGeneration,
  customerCommunication: 0,
  invoicing: 0,
  employeeCount: '1-10' as const,
  painPoints: points,
})

const others = painPoints.filter((point) => point !== slowResponses)

test.each([
  ['nothing at 10 hours in all', input(10), []],
  ['data entry above 10', input(10.01), ['data-entry']],
  ['data entry counts all hours', input(8, 3), ['data-entry']],
  ['no dashboard at 3 hours of reports', input(0, 3), []],
  ['a dashboard above 3', input(0, 3.01), ['reporting']],
  ['communication for slow responses', input(0, 0, [slowResponses]), ['customer-communication']],
  ['nothing for the other seven', input(0, 0, others), []],
  [
    'all three',
    input(20, 4, [...painPoints]),
    ['data-entry', 'customer-communication', 'reporting'],
  ],
])('%s', (_, answers, ids) => {
  expect(recommend(answers).map(({ id }) => id)).toEqual(ids)
})

test('effects name the figures', () => {
  // 20 hours, 15 of them saved, 40% of those is 6.
  const effects = recommend(input(20, 0, [slowResponses])).map(({ effect }) => effect)
  expect(effects).toEqual(['Save 6 hours a week', 'Improve response time by 80%'])
})

test('another week is advised by its own hours', () => {
  // 36 hours as typed; 41 of them save 30.75, 40% of which is 12.3.
  const typed = { ...input(14, 5), customerCommunication: 12, invoicing: 5 }
  const [dataEntry, reporting] = recommend(withTotalHours(typed, 41))
  expect(dataEntry?.effect).toBe('Save 12.3 hours a week')
  expect(reporting?.id).toBe('reporting')
  expect(recommend(withTotalHours(typed, 10))).toEqual([])
})

test('the timeline runs over six weeks', () => {
  expect(auditTimeline.map(({ weeks }) => weeks)).toEqual(['Weeks 1-2', 'Weeks 3-4', 'Weeks 5-6'])
})
