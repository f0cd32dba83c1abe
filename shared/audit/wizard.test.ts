import { expect, test } from 'vitest'
import { auditReportAlert, type ReportEvent, type ReportState, reduceReport } from './report.ts'
import { slowResponses } from './vocabulary.ts'
import { initialWizard, reduceWizard, type WizardEvent, type WizardState } from './wizard.ts'

const type = (field: Extract<WizardEvent, { type: 'type' }>['field'], value: string) =>
  ({ type: 'type', field, value }) as const
const next = { type: 'next' } as const
const previous = { type: 'previous' } as const
const run = (events: WizardEvent[], from: WizardState = initialWizard) =>
  events.reduce(reduceWizard, from)

const company = [
  type('companyName', 'Harbor Dental'),
  type('industry', 'Healthcare'),
  type('employeeCount', '11-50'),
  type('role', 'Office manager'),
]
const hours = [
  type('dataEntry', '10'),
  type('reportGeneration', '2.5'),
  type('customerCommunication', '0'),
  type('invoicing', '7'),
]
const toggle = { type: 'togglePainPoint', point: slowResponses } as const
const all = [...company, next, ...hours, next, toggle, next]

test('Next waits for the required fields', () => {
  expect(run([next]).step).toBe(1)
  expect(run([...company.slice(0, 3), next]).step).toBe(1)
  expect(run([...company, next]).step).toBe(2)
  expect(run([...company, next, ...hours.slice(1), next]).step).toBe(2)
  expect(run([...company, next, ...hours, next, next]).step).toBe(3)
  expect(run([...company, next, ...hours, next, toggle, toggle, next]).step).toBe(3)
  expect(run(all)).toMatchObject({ step: 4, finished: false })
})

test('the last step leads to the results and back', () => {
  const results = run([...all, next])
  expect(results).toMatchObject({ step: 4, finished: true })
  expect(run([next], results)).toBe(results)
  expect(run([previous], results)).toMatchObject({ step: 4, finished: false })
  expect(run([previous, previous, previous, previous, previous], results)).toEqual({
    ...results,
    step: 1,
    finished: false,
  })
})

test('results wait for a field emptied on the way back', () => {
  const state = run([...all, type('invoicing', ' '), next])
  expect(state).toMatchObject({ step: 2, finished: false })
})

test('the browser goes no further than the answers do, and loses none', () => {
  const state = run([...company, next, ...hours.slice(1)])
  const ahead = run([{ type: 'goTo', step: 4, finished: true }], state)
  expect(ahead).toEqual({ ...state, step: 2, finished: false })
  expect(run([{ type: 'goTo', step: 1, finished: false }], state)).toEqual({ ...state, step: 1 })
})

test('only restart clears', () => {
  expect(run([...all, next, { type: 'restart' }])).toEqual(initialWizard)
  const saved = run(all)
  expect(run([{ type: 'restore', saved }])).toEqual(saved)
})

test.each<[ReportState, ReportEvent, ReportState]>([
  ['offer', { type: 'download' }, 'form'],
  ['offer', { type: 'send' }, 'offer'],
  ['form', { type: 'send' }, 'sending'],
  ['sending', { type: 'send' }, 'sending'],
  ['sending', { type: 'answered', answer: { ok: true, status: 200 } }, 'sent'],
  ['sending', { type: 'answered', answer: { ok: false, status: 500 } }, 'form'],
  ['sending', { type: 'answered', answer: 'unreachable' }, 'form'],
  ['form', { type: 'answered', answer: { ok: true, status: 200 } }, 'form'],
  ['sent', { type: 'download' }, 'sent'],
  ['offer', { type: 'answered', answer: { ok: true, status: 200 } }, 'offer'],
])('the report area goes from %s with %j to %s', (state, event, after) => {
  expect(reduceReport(state, event)).toBe(after)
})

test('alerts are those of the specification', () => {
  expect(auditReportAlert({ ok: true, status: 200 })).toBeNull()
  expect(auditReportAlert({ ok: false, status: 400 })).toBe(
    'Failed to send audit report. Please try again.',
  )
  expect(auditReportAlert('unreachable')).toBe(
    'Failed to send audit report. Please check your connection and try again.',
  )
})
