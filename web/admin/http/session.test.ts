import { afterEach, expect, test, vi } from 'vitest'
import {
  endSession,
  expireSession,
  parseSession,
  readSession,
  saveSession,
  saveUser,
} from './session.ts'

afterEach(() => vi.unstubAllGlobals())

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

const refuse = () => {
  throw new DOMException('No.', 'SecurityError')
}

test.each([
  ['is refused', { getItem: refuse, setItem: refuse, removeItem: refuse }],
  ['is full', { getItem: () => null, setItem: refuse, removeItem: () => {} }],
  ['can not be read', { getItem: refuse, setItem: () => {}, removeItem: () => {} }],
])('where storage %s a session lasts as long as the tab', (_, localStorage) => {
  vi.stubGlobal('window', { localStorage })
  saveSession({ token: 't', user })
  expect(readSession()).toEqual({ token: 't', user })
  expect(readSession(), 'the same until it changes').toBe(readSession())
  saveUser({ ...user, name: 'Ada L.' })
  expect(readSession()).toEqual({ token: 't', user: { ...user, name: 'Ada L.' } })
  expireSession('an older one')
  expect(readSession()?.token).toBe('t')
  endSession()
  expect(readSession()).toBeNull()
})
