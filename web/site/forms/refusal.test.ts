import { describe, expect, test } from 'vitest'
import { readRefusal, retryAfter } from './refusal.ts'

describe('when to try again', () => {
  test.each([
    { header: '1', words: 'in 1 second' },
    { header: '40', words: 'in 40 seconds' },
    { header: '90', words: 'in 90 seconds' },
    { header: '91', words: 'in 2 minutes' },
    { header: '600', words: 'in 10 minutes' },
    { header: '0', words: 'in a few minutes' },
    { header: null, words: 'in a few minutes' },
    { header: 'Wed, 21 Oct 2026 07:28:00 GMT', words: 'in a few minutes' },
  ])('Retry-After $header reads "$words"', ({ header, words }) => {
    expect(retryAfter(header)).toBe(words)
  })
})

const about = { noun: 'message', fieldNames: ['name', 'email', 'message'] } as const

describe('a refusal', () => {
  test('names the fields the server named, and no others', async () => {
    const body = {
      error: 'No.',
      code: 'invalid',
      fields: { email: 'Not one.', phone: 'x', name: 3 },
    }
    const refusal = await readRefusal(Response.json(body, { status: 400 }), about)
    expect(refusal.fields).toEqual({ email: 'Not one.' })
    expect(refusal.advice).toMatch(/^Not one\. Please correct the marked fields/)
  })

  test.each([
    { status: 429, says: 'send it again in a few minutes' },
    { status: 500, says: 'try again in a minute' },
    { status: 503, says: 'try again in a minute' },
    { status: 413, says: 'will not help' },
  ])('of status $status says whether to try again', async ({ status, says }) => {
    const refusal = await readRefusal(new Response('<html>', { status }), about)
    expect(refusal).toEqual({ advice: expect.stringContaining(says), fields: {} })
  })

  test('that never came says that nothing arrives twice', async () => {
    const refusal = await readRefusal('unreachable', { noun: 'request', fieldNames: [] })
    expect(refusal.advice).toContain('Your request is still here')
    expect(refusal.advice).toContain('will not arrive twice')
  })

  test('passes on the sentence of the server', async () => {
    const body = { error: 'The message is too long.', code: 'too_large' }
    const refusal = await readRefusal(Response.json(body, { status: 413 }), about)
    expect(refusal.advice).toMatch(/^The message is too long\. Sending the same/)
  })
})
