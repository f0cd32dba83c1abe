/**
 * What a run of the tests came to: the results in the reports of Vitest and Playwright, what became of
 * failures that were asked again, and the lines that end a run. Of a run that took twenty minutes only
 * the end of its output is often kept, so the end must say it.
 */
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** What became of a test. */
export type Result = {
  file: string
  /** With all that it stands in; empty where a file failed before or besides its tests. */
  name: string
  status: 'passed' | 'failed' | 'skipped'
  /** What a failure said, shortened. */
  why: string
}

/** A run that was asked again what it failed. */
export type Settled = {
  /** Each test once, as it counts. */
  results: Result[]
  /** What failed first and passed when asked again, with its first failure. */
  flaky: Result[]
}

const whyLength = 900
/** More tests than that which pass only when asked again are a failure of the run. */
export const mostFlaky = 8

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
})

const journey = z.object({
  title: z.string(),
  file: z.string(),
  line: z.number(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })) })),
    }),
  ),
})

type Journeys = { title: string; specs: z.infer<typeof journey>[]; suites?: Journeys[] | undefined }

const journeys: z.ZodType<Journeys> = z.lazy(() =>
  z.object({
    title: z.string(),
    specs: z.array(journey),
    suites: z.array(journeys).optional(),
  }),
)

const playwrightReport = z.object({
  suites: z.array(journeys),
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
})

const statusOf = (status: string): Result['status'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped'

/**
 * The results in Vitest's JSON report, with files that failed before or besides their tests.
 * @param root the folder that files are named from.
 */
export function vitestResults(report: unknown, root = ''): Result[] {
  return vitestReport.parse(report).testResults.flatMap((file) => {
    const name = file.name.replace(root, '')
    const results = file.assertionResults.map(({ fullName, status, failureMessages }) => ({
      file: name,
      name: fullName,
      status: statusOf(status),
      why: shortened((failureMessages ?? []).join('\n')),
    }))
    const untold = file.status === 'failed' && !results.some(({ status }) => status === 'failed')
    const why = file.message || 'It failed outside of its tests.'
    return untold ? [...results, failureOf(name, '', why)] : results
  })
}

/** The results in Playwright's JSON report, and what failed outside of a test. */
export function journeyResults(report: unknown): Result[] {
  const { suites, errors } = playwrightReport.parse(report)
  return [
    ...suites.flatMap((suite) => resultsIn(suite, [])),
    ...errors.map(({ message }) => failureOf('outside of a test', '', message)),
  ]
}

/** @param inside the titles of what these journeys stand in, without that of the file. */
function resultsIn({ specs, suites = [] }: Journeys, inside: string[]): Result[] {
  const own = specs.map(({ title, file, line, ok, tests }) => {
    const skipped = tests.every(({ status }) => status === 'skipped')
    const messages = tests
      .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
      .map(({ message }) => message ?? '')
    return {
      file: `${file}:${line}`,
      name: [...inside, title].join(' › '),
      status: skipped ? ('skipped' as const) : ok ? ('passed' as const) : ('failed' as const),
      why: ok ? '' : shortened(messages.join('\n')),
    }
  })
  return [...own, ...suites.flatMap((suite) => resultsIn(suite, [...inside, suite.title]))]
}

/** A failure that no test in a report is. */
export const failureOf = (file: string, name: string, why = ''): Result => ({
  file,
  name,
  status: 'failed',
  why: shortened(why),
})

export const failuresAmong = (results: readonly Result[]) =>
  results.filter(({ status }) => status === 'failed')

const keyOf = ({ file, name }: Result) => `${file}\n${name}`

/**
 * Lays the second asking over the first. What was not asked again stays as it was; what failed twice,
 * and what failed only in the second asking, is a failure.
 */
export function settle(first: readonly Result[], again: readonly Result[]): Settled {
  const asked = again.filter(({ status }) => status !== 'skipped')
  const failed = new Map(failuresAmong(asked).map((result) => [keyOf(result), result]))
  const passed = new Set(asked.filter(({ status }) => status === 'passed').map(keyOf))
  const failedFiles = new Set(failuresAmong(asked).map(({ file }) => file))
  const passedFiles = new Set([...asked.map(({ file }) => file)].filter((f) => !failedFiles.has(f)))

  const known = new Set(first.map(keyOf))
  const flaky: Result[] = []
  const results = first.flatMap((result) => {
    const second = failed.get(keyOf(result))
    if (second) return [second]
    const isFlaky = result.name ? passed.has(keyOf(result)) : passedFiles.has(result.file)
    if (!isFlaky) return [result]
    if (result.status === 'failed') flaky.push(result)
    // A whole file counts by its tests.
    return result.name ? [{ ...result, status: 'passed' as const, why: '' }] : []
  })
  return { results: [...results, ...asked.filter((result) => !known.has(keyOf(result)))], flaky }
}

/** Without colours, the frames of libraries and what the browser printed; no longer than a screen. */
function shortened(message: string): string {
  const plain = stripVTControlCharacters(message)
    .replaceAll(/^Browser logs:\n[\s\S]*?(?=^Call log:|$(?![\s\S]))/gm, '')
    .split('\n')
    .filter((line) => line.trim() && !/^\s*at .*(\/node_modules\/|<anonymous>)/.test(line))
    .join('\n')
  return plain.length > whyLength ? `${plain.slice(0, whyLength)} …` : plain
}

const nameOf = ({ file, name }: Result) => (name ? `${file} › ${name}` : file)

/** The failures as the lines that end a run; none when nothing failed. */
export function failureLines(failures: readonly Result[]): string[] {
  if (failures.length === 0) return []
  return [
    'Failed:',
    ...failures.flatMap((failure) => [
      `  ${nameOf(failure)}`,
      ...failure.why.split('\n').map((line) => `    ${line}`),
    ]),
  ]
}

/** A line for each test that passed only when asked again: its name, and how its first failure began. */
export const flakyLines = (flaky: readonly Result[]): string[] =>
  flaky.map((result) => `flaky: ${nameOf(result)} – ${result.why.split('\n')[0]}`)

/** The line that ends a run: `12 passed, 0 failed`. */
export function closingLine(results: readonly Result[]): string {
  const count = (status: Result['status']) =>
    results.filter((result) => result.status === status).length
  const skipped = count('skipped')
  return `${count('passed')} passed, ${count('failed')} failed${skipped ? `, ${skipped} skipped` : ''}`
}
