import { expect, test } from 'vitest'
import { isOutage, outageMessage } from './postgresql.ts'

const withCode = (code: string) => Object.assign(new Error('said by PostgreSQL'), { code })

test.each([
  ['it is shutting down', withCode('57P01'), true],
  ['it is starting', withCode('57P03'), true],
  ['it has no connection left', withCode('53300'), true],
  ['nobody answers', withCode('ECONNREFUSED'), true],
  ['the connection is cut', new Error('Connection terminated unexpectedly'), true],
  ['the pool has none left', new Error('timeout exceeded when trying to connect'), true],
  [
    'the connection was cut before',
    new Error('Client has encountered a connection error and is not queryable'),
    true,
  ],
  ['the server fell silent', new Error('Query read timeout'), true],
  ['something failed because of it', new Error('Failed', { cause: withCode('08006') }), true],
  ['a statement took too long', withCode('57014'), false],
  ['a row is there already', withCode('23505'), false],
  ['it is no error', 'Connection terminated', false],
])('when %s', (_, error, expected) => {
  expect(isOutage(error)).toBe(expected)
})

test('tells what the server said, and not what was tried', () => {
  const refused = Object.assign(new Error('sorry, too many clients already'), { code: '53300' })
  expect(outageMessage(new Error('Failed query: select 1', { cause: refused }))).toBe(
    'sorry, too many clients already',
  )
})
