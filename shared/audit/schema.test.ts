import { expect, test } from 'vitest'
import type { AuditAnswers } from './answers.ts'
import { calculateAudit, inDollars } from './results.ts'
import { sendAuditReportSchema } from './schema.ts'
import { painPoints, slowResponses } from './vocabulary.ts'

const auditData = {
  companyName: ' Harbor Dental ',
  industry: 'Healthcare',
  employeeCount: '11-50',
  role: 'Office manager',
  dataEntry: 10,
  reportGeneration: 2.5,
  customerCommunication: 0,
  invoicing: 7,
  otherTasks: 'Recalls\nReminders',
  painPoints: [slowResponses, painPoints[0], slowResponses],
  crmSystem: 'None',
}
const email = ' ana@example.com '

test('answers are read and results are dropped', () => {
  const sent = sendAuditReportSchema.parse({ email, auditData, results: { yearlySavings: 1e9 } })
  const answers: AuditAnswers = sent.auditData
  expect(sent).not.toHaveProperty('results')
  expect(sent.email).toBe('ana@example.com')
  expect(answers).toMatchObject({
    companyName: 'Harbor Dental',
    painPoints: [painPoints[0], slowResponses],
    otherSoftware: '',
  })
  // 19.5 hours × $35
  expect(calculateAudit(answers).weeklyCost).toBe(68_250)
})

test('results in dollars, and in cents from a page opened long ago, are taken and dropped', () => {
  const cents = calculateAudit(sendAuditReportSchema.parse({ email, auditData }).auditData)
  for (const results of [inDollars(cents), cents, {}, { ...cents, more: 'unknown' }]) {
    const sent = sendAuditReportSchema.parse({ email, auditData, results })
    expect(sent).not.toHaveProperty('results')
  }
})

test.each([7, null, 'none', [], { roi: '152%' }, { weeklyCost: null }])(
  'results that are %j are refused',
  (results) => {
    const { error } = sendAuditReportSchema.safeParse({ email, auditData, results })
    expect(error?.issues.map(({ path: [first], message }) => [first, message])).toEqual([
      ['results', expect.stringMatching(/^[A-Z].*number.*\.$/)],
    ])
  },
)

test.each([
  ['companyName', '  '],
  ['industry', 'Fishing'],
  ['employeeCount', '12'],
  ['role', ''],
  ['role', 'r'.repeat(201)],
  ['dataEntry', -1],
  ['dataEntry', '10'],
  ['dataEntry', null],
  ['reportGeneration', 10_001],
  ['customerCommunication', Number.NaN],
  ['invoicing', undefined],
  ['painPoints', []],
  ['painPoints', ['Something else']],
  ['otherTasks', 'a\ud800b'],
  ['crmSystem', 7],
])('refuses %s %j and says where', (field, value) => {
  const result = sendAuditReportSchema.safeParse({
    email,
    auditData: { ...auditData, [field]: value },
  })
  expect(result.error?.issues.map(({ path }) => path.slice(0, 2))).toEqual([['auditData', field]])
})

test('reports every issue at once', () => {
  const result = sendAuditReportSchema.safeParse({ email: 'ana', auditData: {} })
  const paths = result.error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(paths).toContain('email')
  expect(paths).toContain('auditData.companyName')
  expect(paths).toContain('auditData.painPoints')
  expect(paths).not.toContain('auditData.crmSystem')
})
