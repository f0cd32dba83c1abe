import { expect, test } from 'vitest'
import { submittedAnswers } from './answers.ts'

const audit = {
  companyName: 'Corvane',
  industry: 'Logistics',
  employeeCount: '11-50',
  role: 'Office manager',
  dataEntry: 12,
  reportGeneration: 4,
  customerCommunication: 10,
  invoicing: 5.5,
  painPoints: ['Slow response times to customers'],
}

test('a checklist is read as its ticks', () => {
  const answers = { checked: ['processes-listed'] }
  expect(submittedAnswers({ leadMagnetType: 'checklist', answers })).toEqual({
    kind: 'checklist',
    checked: ['processes-listed'],
  })
})

test('an audit is read as its answers', () => {
  expect(submittedAnswers({ leadMagnetType: 'audit', answers: audit })).toMatchObject({
    kind: 'audit',
    answers: { companyName: 'Corvane', dataEntry: 12, otherTasks: '' },
  })
})

test.each([
  ['checklist', null],
  ['checklist', { checked: 'all' }],
  ['audit', { ...audit, industry: 'Gambling' }],
  ['audit', null],
  ['guide', audit],
] as const)('a %s of %j holds nothing to read', (leadMagnetType, answers) => {
  expect(submittedAnswers({ leadMagnetType, answers })).toBeNull()
})
