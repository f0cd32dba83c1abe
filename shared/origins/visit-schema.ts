import { z } from 'zod'
import { campaignParameters, visitPartLimit } from './read-visit.ts'
import type { Origin } from './schema.ts'

// For the server only: neither a page nor the back-office pays for it.

/** What who typed the address, or came by a link that tells nothing, is counted under. */
const directOrigin = 'Direct'

/** Every run of characters that no line of text has. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: taking them out is the point.
const unprintable = /[\u0000-\u001f\u007f]+/g
/** What a cut may leave of a character that is two code units. */
const halfCharacter = /[\ud800-\udbff]$/
const host = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?(?::\d+)?$/

/** A line as it can be kept: cut to its length, nothing for what is blank. */
function cut(value: string | undefined): string | null {
  const line = value?.replace(unprintable, ' ').trim().slice(0, visitPartLimit)
  return line?.replace(halfCharacter, '').toWellFormed().trim() || null
}

const pathOf = (value: string | undefined) =>
  value?.startsWith('/') ? cut(value.replace(/[?#].*$/s, '')) : null

function hostOf(value: string | undefined): string | null {
  const name =
    cut(value)
      ?.toLowerCase()
      .replace(/^www\./, '') ?? ''
  return host.test(name) ? name : null
}

const part = z.string().optional().catch(undefined)
// Object.fromEntries tells strings; these are the parameters and no others.
const campaignShape = Object.fromEntries(campaignParameters.map((name) => [name, part])) as Record<
  (typeof campaignParameters)[number],
  typeof part
>

/**
 * How the visit began in which a form was sent, as `readVisit` has it. Nothing in it refuses a form:
 * what is too long is cut, what is no text, no path or no host is left out, and what says nothing at
 * all is null.
 */
export const visitSchema = z
  .object({ page: part, referrer: part, ...campaignShape })
  .nullish()
  .catch(null)
  .transform((visit): Origin | null => {
    if (!visit) return null
    const origin = {
      page: pathOf(visit.page),
      referrer: hostOf(visit.referrer),
      source: cut(visit.source),
      medium: cut(visit.medium),
      campaign: cut(visit.campaign),
      term: cut(visit.term),
      content: cut(visit.content),
    }
    const { campaign, source, referrer } = origin
    if (Object.values(origin).every((each) => each === null)) return null
    return { name: campaign ?? source ?? referrer ?? directOrigin, ...origin }
  })

/** The body of a form's call, with the visit beside what was typed. */
export const withVisit = <Shape extends z.ZodRawShape>(form: z.ZodObject<Shape>) =>
  form.extend({ visit: visitSchema })
