import { expect, test } from 'vitest'
import { failureLines, journeyFailures, vitestFailures } from './test-failures.ts'

const red = (text: string) => `\u001b[31m${text}\u001b[39m`

test('a failed test is told with its file, its name and its first lines without colours', () => {
  const failures = vitestFailures({
    testResults: [
      {
        name: 'shared/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', failureMessages: [] },
          { fullName: 'divides', status: 'failed', failureMessages: [red('expected 1 to be 2')] },
        ],
      },
    ],
  })
  expect(failureLines(failures)).toEqual([
    'Failed:',
    '  shared/a.test.ts › divides',
    '    expected 1 to be 2',
  ])
})

test('a file that failed before its first test is told too', () => {
  const file = {
    name: 'b.test.ts',
    status: 'failed',
    message: 'No such module',
    assertionResults: [],
  }
  expect(vitestFailures({ testResults: [file] })).toEqual([
    { where: 'b.test.ts', why: 'No such module' },
  ])
})

const spec = (ok: boolean, message: string) => ({
  title: 'writes',
  file: 'contact.e2e.ts',
  line: 12,
  ok,
  tests: [{ results: [{ errors: ok ? [] : [{ message }] }] }],
})

test('a failed journey is told wherever it is nested, without what the browser printed', () => {
  const message =
    'Timeout.\nBrowser logs:\n\n<launching> chromium\n[err] dbus\nCall log:\n  - waiting'
  const inner = { title: 'on a phone', specs: [spec(false, message)] }
  const report = { suites: [{ title: 'contact', specs: [spec(true, '')], suites: [inner] }] }
  expect(journeyFailures(report)).toEqual([
    { where: 'contact.e2e.ts:12 › writes', why: 'Timeout.\nCall log:\n  - waiting' },
  ])
})

test('browser output with nothing after it is left out to the end', () => {
  const report = {
    suites: [
      { title: 'a', specs: [spec(false, 'Closed.\nBrowser logs:\n\n<launching>\n[err] x')] },
    ],
  }
  expect(journeyFailures(report)[0]?.why).toBe('Closed.')
})

test('what failed outside of a test is told', () => {
  expect(journeyFailures({ suites: [], errors: [{ message: 'no build' }] })).toEqual([
    { where: 'outside of a test', why: 'no build' },
  ])
})

test('a long message is cut', () => {
  const report = { suites: [{ title: 'a', specs: [spec(false, 'x'.repeat(5_000))] }] }
  expect(journeyFailures(report)[0]?.why.length).toBeLessThan(1_000)
})

test('nothing is printed when nothing failed', () => {
  expect(failureLines([])).toEqual([])
})
