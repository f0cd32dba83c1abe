import { brand } from '#content/brand.ts'
import { type Paper, paperFor } from '#shared/documents/paper.ts'

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

/** The firm's own paper, for whoever is nowhere to be placed. */
export const homePaper: Paper = paperFor({}, brand.address.country)

/** The paper of whoever makes a call; `timeZone` is what their browser says of itself, if it does. */
export const paperOf = (
  { headers }: { headers: { 'accept-language'?: string | undefined } },
  timeZone: string | undefined,
): Paper => paperFor({ timeZone, languages: headers['accept-language'] }, brand.address.country)
