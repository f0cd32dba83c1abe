import { brand } from '#content/brand.ts'
import { type Paper, paperFor } from '#shared/documents/paper.ts'

/** The firm's own paper, for whoever is nowhere to be placed. */
export const homePaper: Paper = paperFor({}, brand.address.country)

/** The paper of whoever makes a call; `timeZone` is what their browser says of itself, if it does. */
export const paperOf = (
  { headers }: { headers: { 'accept-language'?: string | undefined } },
  timeZone: string | undefined,
): Paper => paperFor({ timeZone, languages: headers['accept-language'] }, brand.address.country)
