import type { Paper } from '#shared/documents/paper.ts'

/** What every document needs to know besides what it is about. */
export type Frame = {
  readonly paper: Paper
  /** When it was asked for. */
  readonly at: Date
  /** Origin of the site, without a final slash. */
  readonly siteUrl: string
}

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** Such as `November 21, 2026`, in UTC. */
export const dateInWords = (at: Date): string => long.format(at)
