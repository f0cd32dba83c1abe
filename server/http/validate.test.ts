import { expect, test } from 'vitest'
import { api } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

onOneDatabase('what a call brings', (database) => {
  const app = useTestApp(database)

  test.each<[string, 'GET' | 'POST', string, object | undefined, Record<string, string>]>([
    [
      'a token that is no text',
      'POST',
      api.admin.passwordResetConfirm,
      { token: 7, password: 'a long enough one' },
      { token: 'Token must be text.' },
    ],
    [
      'no token',
      'POST',
      api.admin.passwordResetConfirm,
      { password: 'a long enough one' },
      { token: 'Token is required.' },
    ],
    [
      'an invitation that is too long',
      'POST',
      api.admin.register,
      { name: 'N', email: 'n@example.com', password: 'a long one', invitation: 'x'.repeat(201) },
      { invitation: 'Invitation can have at most 200 characters.' },
    ],
    [
      'ticks that are no list',
      'POST',
      api.sendChecklist,
      { name: 'N', email: 'n@example.com', checked: {} },
      { checked: 'Checked must be a list.' },
    ],
    [
      'a page of text, of a status and an order that are none',
      'GET',
      `${api.admin.consultations}?limit=many&status=lost&sort=up`,
      undefined,
      {
        limit: 'Limit must be a number.',
        status: 'Status must be one of all, pending, scheduled, completed, cancelled.',
        sort: expect.stringMatching(/^Sort must be one of -createdAt, .*\.$/),
      },
    ],
    [
      'a page that is too long',
      'GET',
      `${api.admin.subscribers}?limit=2000`,
      undefined,
      { limit: 'Limit must be at most 1,000.' },
    ],
    [
      'half a row',
      'GET',
      `${api.admin.emails}?limit=1.5`,
      undefined,
      { limit: 'Limit must be a whole number.' },
    ],
  ])('%s is told in a sentence', async (_what, method, path, body, fields) => {
    const admin = await signedIn(app)
    const answer = await (body ? admin.post(path, body) : admin.send(method, path))
    expect([answer.status, answer.failure.fields]).toEqual([400, fields])
    expect(answer.failure.error).toBe(Object.values(answer.failure.fields ?? {}).join(' '))
  })
})
