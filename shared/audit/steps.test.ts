import { expect, test } from 'vitest'
import { type AuditDraft, emptyAudit } from './answers.ts'
import {
  auditProgress,
  auditSteps,
  canContinue,
  firstOpenStep,
  missingAuditFields,
  reachableStep,
  readAnswers,
  type StepNumber,
} from './steps.ts'
import { painPoints, slowResponses } from './vocabulary.ts'

const complete: AuditDraft = {
  ...emptyAudit,
  companyName: ' Harbor Dental ',
  industry: 'Healthcare',
  employeeCount: '11-50',
  role: 'Office manager',
  dataEntry: '10',
  reportGeneration: '2.5',
  customerCommunication: '0',
  invoicing: ' 7 ',
  painPoints: [slowResponses],
}

test.each<[StepNumber, Partial<AuditDraft>, string[]]>([
  [1, {}, []],
  [1, { companyName: '  ' }, ['companyName']],
  [1, { industry: '' }, ['industry']],
  [1, { industry: 'Fishing' }, ['industry']],
  [1, { employeeCount: '' }, ['employeeCount']],
  [1, { employeeCount: '12' }, ['employeeCount']],
  [1, { role: '\t' }, ['role']],
  [1, emptyAudit, ['companyName', 'industry', 'employeeCount', 'role']],
  [2, {}, []],
  [2, { dataEntry: '' }, ['dataEntry']],
  [2, { reportGeneration: '-1' }, ['reportGeneration']],
  [2, { customerCommunication: 'many' }, ['customerCommunication']],
  [2, { invoicing: '10001' }, ['invoicing']],
  [2, emptyAudit, ['dataEntry', 'reportGeneration', 'customerCommunication', 'invoicing']],
  [3, {}, []],
  [3, { painPoints: [] }, ['painPoints']],
  [3, { painPoints: ['Something else'] }, ['painPoints']],
  [4, emptyAudit, []],
])('step %d with %j misses %j', (step, change, missing) => {
  const draft = { ...complete, ...change }
  expect(missingAuditFields(step, draft)).toEqual(missing)
  expect(canContinue(step, draft)).toBe(missing.length === 0)
})

test('each of the fifteen answers is asked on exactly one step', () => {
  const asked = auditSteps.flatMap(({ required, optional }) => [...required, ...optional])
  expect(asked.toSorted()).toEqual(Object.keys(emptyAudit).toSorted())
  expect(painPoints).toHaveLength(8)
})

test('nobody gets past a step that misses something', () => {
  expect(firstOpenStep(complete)).toBeNull()
  expect(firstOpenStep({ ...complete, invoicing: '' })).toBe(2)
  expect(reachableStep(complete, 4)).toBe(4)
  expect(reachableStep(complete, 1)).toBe(1)
  expect(reachableStep({ ...complete, invoicing: '' }, 4)).toBe(2)
  expect(reachableStep({ ...complete, invoicing: '' }, 1)).toBe(1)
  expect(reachableStep(emptyAudit, 3)).toBe(1)
})

test.each([
  [0, 0],
  [1, 25],
  [2, 50],
  [3, 75],
  [4, 100],
  [5, 100],
])('on step %d the bar is at %d percent', (step, percent) => {
  expect(auditProgress(step)).toBe(percent)
})

test('complete answers are read as trimmed text and numbers', () => {
  expect(readAnswers(complete)).toMatchObject({
    companyName: 'Harbor Dental',
    employeeCount: '11-50',
    dataEntry: 10,
    reportGeneration: 2.5,
    customerCommunication: 0,
    invoicing: 7,
    painPoints: [slowResponses],
    otherSoftware: '',
  })
  expect(readAnswers({ ...complete, role: '' })).toBeNull()
  expect(readAnswers({ ...complete, invoicing: 'x' })).toBeNull()
})
