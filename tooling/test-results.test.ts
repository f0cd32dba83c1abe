import { expect, test } from 'vitest'
import {
  closingLine,
  failureLines,
  failuresAmong,
  flakyLines,
  journeyResults,
  type Result,
  settle,
  vitestResults,
} from './test-results.ts'

const red = (text: string) => `\u001b[31m${text}\u001b[39m`
const result = (status: Result['status'], name: string, file = 'a.test.ts'): Result => ({
  file,
  name,
  status,
  why: status === 'failed' ? `${name} broke\nat line 1` : '',
})

test('a failed test is told with its file, its name and its first lines without colours', () => {
  const results = vitestResults(
    {
      testResults: [
        {
          name: '/clone/shared/a.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'passed', failureMessages: [] },
            { fullName: 'divides', status: 'failed', failureMessages: [red('expected 1 to be 2')] },
            { fullName: 'waits', status: 'pending', failureMessages: null },
          ],
        },
      ],
    },
    '/clone/',
  )
  expect(failureLines(failuresAmong(results))).toEqual([
    'Failed:',
    '  shared/a.test.ts › divides',
    '    expected 1 to be 2',
  ])
  expect(closingLine(results)).toBe('1 passed, 1 failed, 1 skipped')
})

test('a file that failed before its first test is told too', () => {
  const file = {
    name: 'b.test.ts',
    status: 'failed',
    message: 'No such module',
    assertionResults: [],
  }
  expect(vitestResults({ testResults: [file] })).toEqual([
    { file: 'b.test.ts', name: '', status: 'failed', why: 'No such module' },
  ])
})

const spec = (ok: boolean, message: string, status = ok ? 'expected' : 'unexpected') => ({
  title: 'writes',
  file: 'contact.e2e.ts',
  line: 12,
  ok,
  tests: [{ status, results: [{ errors: ok ? [] : [{ message }] }] }],
})

test('a journey is told with all that it stands in, without what the browser printed', () => {
  const message =
    'Timeout.\nBrowser logs:\n\n<launching> chromium\n[err] dbus\nCall log:\n  - waiting'
  const phone = { title: 'on a phone', specs: [spec(false, message)] }
  const desk = { title: 'on a desk', specs: [spec(true, '')] }
  const later = { title: 'later', specs: [spec(true, '', 'skipped')] }
  const report = { suites: [{ title: 'contact.e2e.ts', specs: [], suites: [phone, desk, later] }] }
  const place = { file: 'contact.e2e.ts:12' }
  expect(journeyResults(report)).toEqual([
    {
      ...place,
      name: 'on a phone › writes',
      status: 'failed',
      why: 'Timeout.\nCall log:\n  - waiting',
    },
    { ...place, name: 'on a desk › writes', status: 'passed', why: '' },
    { ...place, name: 'later › writes', status: 'skipped', why: '' },
  ])
})

test('browser output with nothing after it is left out to the end', () => {
  const report = {
    suites: [
      { title: 'a', specs: [spec(false, 'Closed.\nBrowser logs:\n\n<launching>\n[err] x')] },
    ],
  }
  expect(journeyResults(report)[0]?.why).toBe('Closed.')
})

test('what failed outside of a test is told', () => {
  expect(journeyResults({ suites: [], errors: [{ message: 'no build' }] })).toEqual([
    { file: 'outside of a test', name: '', status: 'failed', why: 'no build' },
  ])
})

test('a long message is cut', () => {
  const report = { suites: [{ title: 'a', specs: [spec(false, 'x'.repeat(5_000))] }] }
  expect(journeyResults(report)[0]?.why.length).toBeLessThan(1_000)
})

test('nothing is printed when nothing failed', () => {
  expect(failureLines([])).toEqual([])
})

test('what passes when it is asked again counts as passed, and is told as flaky', () => {
  const first = [result('passed', 'adds'), result('failed', 'divides'), result('failed', 'waits')]
  const again = [result('skipped', 'adds'), result('passed', 'divides'), result('failed', 'waits')]
  const { results, flaky } = settle(first, again)
  expect(closingLine(results)).toBe('2 passed, 1 failed')
  expect(failuresAmong(results).map(({ name }) => name)).toEqual(['waits'])
  expect(flakyLines(flaky)).toEqual(['flaky: a.test.ts › divides – divides broke'])
})

test('what was not asked again is a failure still', () => {
  const { results, flaky } = settle([result('failed', 'divides')], [])
  expect(closingLine(results)).toBe('0 passed, 1 failed')
  expect(flaky).toEqual([])
})

test('what fails only when asked again is a failure too', () => {
  const first = [result('failed', '')]
  const again = [result('passed', 'adds'), result('failed', 'divides')]
  expect(failuresAmong(settle(first, again).results).map(({ name }) => name)).toEqual([
    '',
    'divides',
  ])
})

test('a file that failed as a whole counts by its tests once they pass', () => {
  const first = [result('failed', ''), result('skipped', 'adds'), result('passed', 'waits')]
  const again = [result('passed', 'adds'), result('passed', 'waits')]
  const { results, flaky } = settle(first, again)
  expect(closingLine(results)).toBe('2 passed, 0 failed')
  expect(flaky).toEqual([result('failed', '')])
})
