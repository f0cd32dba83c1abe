/**
 * Builds the site, then runs the suites that are named: `rules` and the API (Vitest), `journeys` in a
 * browser (Playwright), `faults`, the long rounds of kills and failing servers (Vitest). Ends with
 * what failed and one line that counts them all. Exits with 1 on any failure, and when no test ran.
 * `npm test` is the first two, `npm run test:faults` the last.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findChromium } from '../tests/support/chromium.ts'
import { havePoppler } from '../tests/support/poppler.ts'
import { type Failure, failureLines, journeyFailures, vitestFailures } from './test-failures.ts'

type Count = { passed: number; failed: number; skipped: number }
type Outcome = Count & { failures: Failure[] }

const vitestReport = z
  .object({ numPassedTests: z.number(), numFailedTests: z.number(), numTotalTests: z.number() })
  .transform((report) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numTotalTests - report.numPassedTests - report.numFailedTests,
  }))

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
  })
  // A test that passes only when tried again is a failure: a bug in the product or in the test.
  .transform(({ stats }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  }))

/** Runs a program of this package to its end; true when it succeeded. */
function run(program: string, args: string[], variables: Record<string, string> = {}): boolean {
  const { status } = spawnSync(program, args, {
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  })
  return status === 0
}

/** What a suite's report tells; a suite that left none, or failed without saying where, is one failure. */
function outcomeOf(
  counts: z.ZodType<Count>,
  failuresOf: (report: unknown) => Failure[],
  file: string,
  succeeded: boolean,
): Outcome {
  try {
    const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
    const count = counts.parse(report)
    const failed = succeeded ? count.failed : Math.max(count.failed, 1)
    return { ...count, failed, failures: failuresOf(report) }
  } catch (error) {
    const why = `The suite left no readable report: ${String(error)}`
    return { passed: 0, failed: 1, skipped: 0, failures: [{ where: file, why }] }
  }
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

const reports = mkdtempSync(join(tmpdir(), 'loomwork-reports-'))
const outcomes: Outcome[] = []

if (!run('node', ['tooling/build.ts'])) {
  console.error('The site was not built; nothing was tested.')
  process.exit(1)
}

/** Runs a project of vitest.config.ts. */
function runVitest(project: string) {
  const file = join(reports, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const succeeded = run('vitest', ['run', '--project', project, ...reporters])
  outcomes.push(outcomeOf(vitestReport, vitestFailures, file, succeeded))
}

const suites = {
  rules() {
    if (!have('Poppler', 'poppler-utils', havePoppler)) {
      console.log(
        'No Poppler was found: what another reader sees in the PDF documents is left out.',
      )
    }
    runVitest('rules')
  },
  journeys() {
    if (!have('Chromium', 'chromium', () => findChromium() !== undefined)) {
      console.log('No Chromium was found: the journeys in a browser are left out.')
      return
    }
    const file = join(reports, 'journeys.json')
    const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const succeeded = run('playwright', ['test', '--reporter=list,json'], variables)
    outcomes.push(outcomeOf(playwrightReport, journeyFailures, file, succeeded))
  },
  faults: () => runVitest('faults'),
}

for (const name of z.array(z.enum(['rules', 'journeys', 'faults'])).parse(process.argv.slice(2))) {
  suites[name]()
}
rmSync(reports, { recursive: true })

const sum = (of: keyof Count) => outcomes.reduce((total, outcome) => total + outcome[of], 0)
const skipped = sum('skipped')
for (const line of failureLines(outcomes.flatMap(({ failures }) => failures))) console.log(line)
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
)
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
