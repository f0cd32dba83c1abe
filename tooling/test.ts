/**
 * Builds the site, then runs the suites that are named: `rules` and the API (Vitest), `journeys` in a
 * browser (Playwright), `long`, the rounds of kills and failing servers, and the rules of the server on
 * each database (Vitest), `faults`, those rounds alone, and `all-journeys`, every journey with each state
 * of its pages judged. When all are over, what failed is asked once more, alone; what passes then is told
 * as flaky (`flaky.json` keeps it) and counts as passed. Ends with the seconds of each stage, what failed, and one line that
 * counts them all. Exits with 1 on any failure, on more flaky tests than `mostFlaky`, and when no test
 * ran.
 * `npm test` is the first two, the gate's lane; `npm run test:long` is `long` and `all-journeys`, the long
 * lane, and `npm run test:faults` the rounds of it alone.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { findChromium, findHeadlessShell } from '../tests/support/chromium.ts'
import { havePoppler } from '../tests/support/poppler.ts'
import { root } from './fingerprint.ts'
import {
  closingLine,
  failureLines,
  failureOf,
  failuresAmong,
  flakyLines,
  journeyResults,
  mostFlaky,
  type Result,
  settle,
  vitestResults,
} from './test-results.ts'

/** With more failures than that something is broken, and asking again would only take long. */
const mostAskedAgain = 40

/** Runs a program of this package to its end; true when it succeeded. */
function run(program: string, args: string[], variables: Record<string, string> = {}): boolean {
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  })
  return status === 0
}

/** Whether a program is on this machine, or can be put there: Debian's, where that may be installed. */
function have(name: string, debianPackage: string, isThere: () => boolean): boolean {
  if (isThere()) return true
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (mayInstall) {
    console.log(`No ${name} was found; installing Debian’s.`)
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', debianPackage])
  }
  return isThere()
}

/** A line for each stage that has ended, with those before this run (`.ci/run`). */
const stages = (process.env.STAGE_SECONDS ?? '').split('\n').filter((line) => line !== '')

/** Runs a stage and notes the seconds that it took. */
function timed<Outcome>(stage: string, work: () => Outcome): Outcome {
  const begun = performance.now()
  const outcome = work()
  stages.push(`${stage}: ${Math.round((performance.now() - begun) / 1000)} s`)
  return outcome
}

const reports = mkdtempSync(join(tmpdir(), 'loomwork-reports-'))

/** What a suite's report tells. A suite that left none, or failed without saying where, is one failure. */
function readResults(
  resultsOf: (report: unknown) => Result[],
  file: string,
  succeeded: boolean,
): Result[] {
  try {
    const results = resultsOf(JSON.parse(readFileSync(file, 'utf8')))
    const silent = !succeeded && failuresAmong(results).length === 0
    return silent ? [...results, failureOf(file, '', 'It failed outside of its tests.')] : results
  } catch (error) {
    return [failureOf(file, '', `The suite left no readable report: ${String(error)}`)]
  }
}

/** A suite: runs all of it, or `again` what failed in it, alone. */
type Suite = (again: boolean) => Result[]

/** A project of vitest.config.ts, or what of it is in a folder; each has a lane. */
const vitest =
  (project: 'rules' | 'long', folder = ''): Suite =>
  (again) => {
    const file = join(reports, `${basename(folder) || project}${again ? '-again' : ''}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const which = again ? ['--lastFailed', '--maxWorkers=1'] : []
    const variables = { LANE: project === 'long' ? 'long' : 'gate' }
    const succeeded = run(
      'vitest',
      ['run', '--project', project, ...(folder ? [folder] : []), ...which, ...reporters],
      variables,
    )
    return readResults((report) => vitestResults(report, `${root}/`), file, succeeded)
  }

/** The journeys of a lane: `gate` leaves out those that tests/e2e/lane.ts marks. */
const playwright =
  (lane: 'gate' | 'long'): Suite =>
  (again) => {
    const file = join(reports, `journeys-${lane}${again ? '-again' : ''}.json`)
    const which = again ? ['--last-failed', '--workers=1'] : []
    const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: file, LANE: lane }
    const succeeded = run('playwright', ['test', '--reporter=list,json', ...which], variables)
    return readResults(journeyResults, file, succeeded)
  }

const suiteNames = ['rules', 'journeys', 'long', 'faults', 'all-journeys'] as const
type SuiteName = (typeof suiteNames)[number]
const suites: Record<SuiteName, Suite> = {
  rules: vitest('rules'),
  journeys: playwright('gate'),
  long: vitest('long'),
  faults: vitest('long', 'tests/faults'),
  'all-journeys': playwright('long'),
}

/** Of the suites named, those that this machine can run. What is missing is looked for before anything runs. */
function possible(names: SuiteName[]): SuiteName[] {
  const strict = Boolean(process.env.CI)
  const missing = (what: string) => {
    console.log(what)
    if (strict) process.exit(1)
  }
  if (!have('Poppler', 'poppler-utils', havePoppler)) {
    missing('No Poppler was found: what another reader sees in the PDF documents is left out.')
  }
  const inBrowser: SuiteName[] = ['journeys', 'all-journeys']
  if (!names.some((name) => inBrowser.includes(name))) return names
  if (!process.env.CHROME_PATH) {
    have(
      'Chromium without windows',
      'chromium-headless-shell',
      () => findHeadlessShell() !== undefined,
    )
  }
  if (have('Chromium', 'chromium', () => findChromium() !== undefined)) return names
  missing('No Chromium was found: the journeys in a browser are left out.')
  return names.filter((name) => !inBrowser.includes(name))
}

const names = possible(z.array(z.enum(suiteNames)).parse(process.argv.slice(2)))
if (!timed('build, if it is not current', () => run('node', ['tooling/build.ts']))) {
  console.error('The site was not built; nothing was tested.')
  process.exit(1)
}

const first = new Map(names.map((name) => [name, timed(name, () => suites[name](false))]))
const failures = failuresAmong([...first.values()].flat()).length
if (failures > mostAskedAgain) console.log(`${failures} failures are too many to be asked again.`)
const settled = [...first].map(([name, results]) => {
  const ask = failuresAmong(results).length > 0 && failures <= mostAskedAgain
  if (ask) console.log(`\nAsking again what failed in ${name}, alone.`)
  return settle(results, ask ? timed(`${name}, again`, () => suites[name](true)) : [])
})
rmSync(reports, { recursive: true })

const flaky = settled.flatMap((suite) => suite.flaky)
writeFileSync(join(root, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`)
const results = settled.flatMap((suite) => suite.results)
if (flaky.length > mostFlaky) {
  const why = `${flaky.length} passed only when asked again; ${mostFlaky} may.`
  results.push(failureOf('flaky.json', '', why))
}
for (const line of stages) console.log(line)
for (const line of failureLines(failuresAmong(results))) console.log(line)
for (const line of flakyLines(flaky)) console.log(line)
console.log(closingLine(results))
const passed = results.some(({ status }) => status === 'passed')
process.exitCode = passed && failuresAmong(results).length === 0 ? 0 : 1
