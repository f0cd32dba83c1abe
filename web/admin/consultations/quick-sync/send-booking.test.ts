import { expect, test } from 'vitest'
import { ApiError, SignedOutError, UnreachableError } from '../../http/api-error.ts'
import { outcomeOf } from './import-run.ts'

const refused = (status: number, body: object, retryAfter: string | null = null) =>
  new ApiError(status, '', JSON.stringify(body), retryAfter)

test.each([
  [new SignedOutError('Authentication expired'), { kind: 'ended' }],
  [new UnreachableError(null), { kind: 'later', cause: 'offline', seconds: null }],
  [refused(429, {}, '17'), { kind: 'later', cause: 'busy', seconds: 17 }],
  [
    refused(503, {}, 'Wed, 21 Oct 2026 07:28:00 GMT'),
    { kind: 'later', cause: 'busy', seconds: null },
  ],
  [refused(502, {}), { kind: 'later', cause: 'busy', seconds: null }],
  [
    refused(400, { error: 'No.', code: 'invalid', fields: { name: 'Too long.', phone: 'Odd.' } }),
    { kind: 'failed', reason: 'Too long. Odd.' },
  ],
  [
    refused(403, { error: 'Not yours.', code: 'forbidden' }),
    { kind: 'failed', reason: 'Not yours.' },
  ],
  [
    new ApiError(500, 'Internal Server Error', 'oops'),
    { kind: 'failed', reason: 'The server could not keep this row.' },
  ],
])('%s', (error, outcome) => {
  expect(outcomeOf(error)).toEqual(outcome)
})
