import { expect, test } from 'vitest'
import { auditDoubts } from './doubts.ts'
import { calculateAudit } from './results.ts'
import type { EmployeeBand } from './vocabulary.ts'

test.each<[number, EmployeeBand, string[]]>([
  [0, '1-10', []],
  [36, '1-10', []],
  // 2,000% are $315,000 a year: 350 hours at $25.
  [350, '1-10', []],
  [351, '1-10', ['return']],
  [400, '1-10', ['return']],
  [400.01, '1-10', ['hours', 'return']],
  [2_000, '11-50', ['return']],
  [2_001, '11-50', ['hours', 'return']],
  [10_000, '500+', ['return']],
])('%d hours a week with %s people: %j', (dataEntry, employeeCount, doubts) => {
  const answers = {
    dataEntry,
    reportGeneration: 0,
    customerCommunication: 0,
    invoicing: 0,
    employeeCount,
  }
  expect(auditDoubts(answers, calculateAudit(answers))).toEqual(doubts)
})
