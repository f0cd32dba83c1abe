import { expect, test } from 'vitest'
import { parseSession } from './session.ts'

const user = { name: 'Ada', email: 'ada@loomwork.example', role: 'admin' }

test('a token and a user make a session', () => {
  expect(parseSession('t', JSON.stringify(user))).toEqual({ token: 't', user })
})

test.each([
  ['no token', null, JSON.stringify(user)],
  ['an empty token', '', JSON.stringify(user)],
  ['no user', 't', null],
  ['a user that is no JSON', 't', '{'],
  ['a user that is null', 't', 'null'],
  ['a user without a name', 't', '{"email":"a@b.example","role":"admin"}'],
])('%s makes none', (_, token, stored) => {
  expect(parseSession(token, stored)).toBeNull()
})
