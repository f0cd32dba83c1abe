import type { JobRecord, ScenarioId } from '#content/types/demo.ts'
import { jobRecordsPath } from '#shared/routes.ts'
import { fetchStyles } from '../motion/late-styles.ts'
import stylesPath from './demos-late.css?url'

/** What a job needs to be played, besides its styles. */
export type LateJob = {
  parts: typeof import('./job-artefact.tsx')
  records: Readonly<Record<ScenarioId, JobRecord>>
}

let styles: Promise<void> | undefined

/** Takes up the styles of a run, once for both demos; without them a run is told by its status. */
export const loadDemoStyles = (): Promise<void> => {
  styles ??= fetchStyles(stylesPath)
  return styles.catch(() => {})
}

/**
 * Fetches what a job writes on its stage, and how that looks. As modules, words and styles would be 3.6 KB
 * (brotli) of the 90 KB that the scripts of a page may weigh, of which the home page had 0.4 KB left.
 * Returns null where they can not be had: then the stage stays at rest.
 */
export async function loadJob(): Promise<LateJob | null> {
  try {
    styles ??= fetchStyles(stylesPath)
    const [parts, records] = await Promise.all([
      import('./job-artefact.tsx'),
      fetch(jobRecordsPath).then(async (answer) => recordsOf(await answer.json())),
      styles,
    ])
    return { parts, records }
  } catch {
    return null
  }
}

/** The answer of `jobRecordsPath` is written at build from records of this very type. */
const recordsOf = (answer: unknown) => answer as LateJob['records']
