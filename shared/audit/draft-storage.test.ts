import { expect, test } from 'vitest'
import { type AuditDraft, emptyAudit } from './answers.ts'
import { readSavedAudit, serializeAudit } from './draft-storage.ts'
import { painPoints, slowResponses } from './vocabulary.ts'

const draft: AuditDraft = {
  ...emptyAudit,
  companyName: 'Harbor "Dental" 🦷',
  industry: 'Healthcare',
  employeeCount: '11-50',
  role: 'Office manager',
  dataEntry: '10',
  reportGeneration: '2.5',
  customerCommunication: '0',
  invoicing: '7',
  painPoints: [slowResponses],
  otherSoftware: 'A scheduler',
}

test('everything typed comes back', () => {
  const saved = { draft, step: 4, finished: true } as const
  expect(readSavedAudit(serializeAudit(saved))).toEqual(saved)
})

test('half-typed text comes back as it stood', () => {
  const half = { ...emptyAudit, companyName: ' Har', dataEntry: '2.' }
  const saved = { draft: half, step: 1, finished: false } as const
  expect(readSavedAudit(serializeAudit(saved))).toEqual(saved)
})

test.each([
  null,
  '',
  '{',
  'null',
  '3',
  '[]',
  '{}',
  '{"version":1}',
  '{"version":2,"draft":{},"step":1}',
  '{"version":1,"draft":[],"step":1}',
])('nothing usable in %j', (stored) => {
  expect(readSavedAudit(stored)).toBeNull()
})

test('damaged parts are dropped, the rest is kept', () => {
  const stored = JSON.stringify({
    version: 1,
    step: 7,
    finished: 'yes',
    draft: {
      ...draft,
      companyName: { toString: 'x' },
      industry: 'Fishing',
      employeeCount: '__proto__',
      role: 'r'.repeat(5_000),
      dataEntry: 12,
      painPoints: ['Something else', slowResponses, slowResponses, painPoints[0]],
      unknown: 1,
    },
  })
  expect(readSavedAudit(stored)).toEqual({
    step: 1,
    finished: false,
    draft: {
      ...draft,
      companyName: '',
      industry: '',
      employeeCount: '',
      role: 'r'.repeat(200),
      dataEntry: '',
      painPoints: [painPoints[0], slowResponses],
    },
  })
})

test('the place goes back to the step that misses something', () => {
  const open = { ...draft, invoicing: '' }
  const saved = serializeAudit({ draft: open, step: 4, finished: true })
  expect(readSavedAudit(saved)).toEqual({ draft: open, step: 2, finished: false })
})
