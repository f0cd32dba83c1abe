import { expect, test } from 'vitest'
import { fieldValue } from './values.ts'

test.each([
  ['status', 'qualified', 'Qualified'],
  ['priority', 'high', 'High'],
  ['stage', 'proposal-sent', 'Proposal sent'],
  ['status', 'of-another-release', 'of-another-release'],
  ['source', 'contact_form', 'Contact form'],
  ['preferredDate', '2026-07-01T16:00:00.000Z', 'Jul 1, 2026, 9:00 AM'],
  ['expectedClose', '2026-07-01', 'Jul 1, 2026'],
  ['company', 'Two', 'Two'],
  ['company', null, null],
])('the %s %j is read as %j', (field, value, words) => {
  expect(fieldValue(field, value, 'America/Vancouver')?.replaceAll('\u202f', ' ') ?? null).toBe(
    words,
  )
})
