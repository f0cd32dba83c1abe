/**
 * `npm test`: builds the site, then runs every suite – rules, API and faults with Vitest, journeys
 * with Playwright – and ends with one line that counts them all. Exits with 1 on any failure, and
 * when no test ran.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findChromium } from '../tests/support/chromium.ts'

type Count = { passed: number; failed: number; skipped: number }

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

/** What a suite's report counts; a suite that left none, or failed without saying where, is one failure. */
function countOf(schema: z.ZodType<Count>, report: string, succeeded: boolean): Count {
  try {
    const count = schema.parse(JSON.parse(readFileSync(report, 'utf8')))
    return succeeded || count.failed > 0 ? count : { ...count, failed: 1 }
  } catch (error) {
    console.error(`The suite left no readable report: ${String(error)}`)
    return { passed: 0, failed: 1, skipped: 0 }
  }
}

function haveChromium(): boolean {
  if (findChromium()) return true
  const mayInstall = process.platform === 'linux' && process.getuid?.() === 0
  if (mayInstall) {
    console.log('No Chromium was found; installing Debian’s.')
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', 'chromium'])
  }
  return findChromium() !== undefined
}

const reports = mkdtempSync(join(tmpdir(), 'loomwork-reports-'))
const counts: Count[] = []

if (!run('node', ['tooling/build.ts'])) {
  console.error('The site was not built; nothing was tested.')
  process.exit(1)
}

const vitestFile = join(reports, 'vitest.json')
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitestFile}`]
const tested = run('vitest', ['run', ...reporters])
counts.push(countOf(vitestReport, vitestFile, tested))

if (haveChromium()) {
  const file = join(reports, 'playwright.json')
  const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: file }
  const succeeded = run('playwright', ['test', '--reporter=list,json'], variables)
  counts.push(countOf(playwrightReport, file, succeeded))
} else {
  console.log('No Chromium was found: the journeys in a browser are left out.')
}
rmSync(reports, { recursive: true })

const sum = (of: keyof Count) => counts.reduce((total, count) => total + count[of], 0)
const skipped = sum('skipped')
console.log(
  `${sum('passed')} passed, ${sum('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`,
)
process.exitCode = sum('failed') === 0 && sum('passed') > 0 ? 0 : 1
