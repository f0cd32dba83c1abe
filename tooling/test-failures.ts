/**
 * What went wrong in a run of the tests, in a few lines each: of a run that took twenty minutes only
 * the end of its output is often kept, so the end must say it.
 */
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** Where a test failed (file and name) and what it said, shortened. */
export type Failure = { where: string; why: string }

const whyLength = 900

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

/** The failures in Vitest's JSON report, with files that failed before their first test. */
export function vitestFailures(report: unknown): Failure[] {
  return vitestReport.parse(report).testResults.flatMap((file) => {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && file.status === 'failed')
      return [{ where: file.name, why: shortened(file.message ?? '') }]
    return failed.map(({ fullName, failureMessages }) => ({
      where: `${file.name} › ${fullName}`,
      why: shortened((failureMessages ?? []).join('\n')),
    }))
  })
}

/** The failures in Playwright's JSON report, and what failed outside of a test. */
export function journeyFailures(report: unknown): Failure[] {
  const { suites, errors } = playwrightReport.parse(report)
  const outside = errors.map(({ message }) => ({
    where: 'outside of a test',
    why: shortened(message ?? ''),
  }))
  return [...suites.flatMap(failuresIn), ...outside]
}

function failuresIn({ specs, suites = [] }: Journeys): Failure[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => ({
      where: `${file}:${line} › ${title}`,
      why: shortened(
        tests
          .flatMap(({ results }) => results.flatMap(({ errors }) => errors))
          .map(({ message }) => message ?? '')
          .join('\n'),
      ),
    }))
  return [...own, ...suites.flatMap(failuresIn)]
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

/** The failures as the lines that end a run; none when nothing failed. */
export function failureLines(failures: Failure[]): string[] {
  if (failures.length === 0) return []
  return [
    'Failed:',
    ...failures.flatMap(({ where, why }) => [
      `  ${where}`,
      ...why.split('\n').map((line) => `    ${line}`),
    ]),
  ]
}
