import type { Origin } from './schema.ts'

/** What is known of an origin besides its name, as people read it; blank where that is all. */
export function originDetails(origin: Origin): string {
  const { name, page, referrer, source, medium, campaign, term, content } = origin
  const named = (word: string, value: string | null) =>
    value && value !== name ? [`${word} ${value}`] : []
  return [
    ...named('campaign', campaign),
    ...named('source', source),
    ...named('medium', medium),
    ...named('term', term),
    ...named('content', content),
    ...named('link from', referrer),
    ...named('first page', page),
  ].join(' · ')
}
