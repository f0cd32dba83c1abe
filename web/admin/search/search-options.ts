import { adminPage } from '#shared/routes.ts'
import { pagesNamed, searchablePages } from '#shared/search/pages.ts'
import type { SearchGroup, SearchHit } from '#shared/search/schema.ts'
import { type SearchKind, searchKindLabels } from '#shared/search/vocabulary.ts'

/** One line that can be chosen. */
export type SearchOption =
  | { kind: 'recent'; words: string }
  | { kind: 'page'; label: string; to: string }
  | { kind: 'hit'; of: SearchKind; hit: SearchHit; to: string }
  | { kind: 'all'; of: SearchKind; label: string; to: string }

export type OptionGroup = { label: string; options: SearchOption[] }

const recordPage: Record<SearchKind, (hit: SearchHit) => string> = {
  leads: ({ id }) => adminPage.lead(id),
  consultations: ({ id }) => adminPage.consultation(id),
  submissions: ({ id }) => adminPage.submission(id),
  subscribers: ({ email }) => adminPage.subscriber(email),
}

const listPage: Record<SearchKind, string> = {
  leads: adminPage.leads,
  consultations: adminPage.consultations,
  submissions: adminPage.leadMagnets,
  subscribers: adminPage.newsletter,
}

/** What is offered before anything is typed: the last searches, and every screen. */
export function openingOptions(recent: readonly string[]): OptionGroup[] {
  const lately: OptionGroup = {
    label: 'Recent searches',
    options: recent.map((words) => ({ kind: 'recent', words })),
  }
  return [lately, pageGroup(searchablePages)].filter(hasOptions)
}

/** What is offered for the words typed: screens of that name, then what the server found. */
export function foundOptions(words: string, found: readonly SearchGroup[]): OptionGroup[] {
  return [pageGroup(pagesNamed(words)), ...found.map((group) => recordGroup(words, group))].filter(
    hasOptions,
  )
}

const hasOptions = ({ options }: OptionGroup) => options.length > 0

const pageGroup = (pages: readonly { label: string; to: string }[]): OptionGroup => ({
  label: 'Go to',
  options: pages.map(({ label, to }) => ({ kind: 'page', label, to })),
})

function recordGroup(words: string, { kind: of, hits, total }: SearchGroup): OptionGroup {
  const options: SearchOption[] = hits.map((hit) => ({
    kind: 'hit',
    of,
    hit,
    to: recordPage[of](hit),
  }))
  if (total.count > hits.length) {
    const count = `${total.count.toLocaleString('en')}${total.atLeast ? '+' : ''}`
    const to = `${listPage[of]}?${new URLSearchParams({ q: words })}`
    options.push({ kind: 'all', of, label: `See all ${count}`, to })
  }
  return { label: searchKindLabels[of], options }
}

/** Where one stands after a step up or down; the ends meet. */
export const stepTo = (at: number, step: 1 | -1, count: number): number =>
  count === 0 ? 0 : (at + step + count) % count
