import { adminPage } from '#shared/routes.ts'
import {
  type ActionId,
  actionsNamed,
  namesMarking,
  pagesNamed,
  searchableActions,
  searchablePages,
} from '#shared/search/pages.ts'
import {
  type SearchGroup,
  type SearchHit,
  type SearchKind,
  searchKindLabels,
} from '#shared/search/schema.ts'
import type { RecentHit } from './recent-hits.ts'

/** One line that can be chosen. */
export type SearchOption =
  | { kind: 'recent'; words: string }
  | { kind: 'page'; label: string; to: string; keys: string | undefined }
  | { kind: 'action'; id: ActionId; label: string; keys: string | undefined }
  | { kind: 'contacted'; hit: SearchHit }
  | { kind: 'hit' | 'opened'; of: SearchKind; hit: SearchHit; to: string }
  | { kind: 'all'; of: SearchKind; label: string; to: string }

export type OptionGroup = {
  label: string
  options: SearchOption[]
  /** How many more are on their way, for which room is kept. */
  coming?: number
}

const recordPage: Record<SearchKind, (hit: SearchHit) => string> = {
  people: ({ id }) => adminPage.person(id),
  companies: ({ id }) => adminPage.company(id),
  leads: ({ id }) => adminPage.lead(id),
  deals: ({ id }) => adminPage.deal(id),
  consultations: ({ id }) => adminPage.consultation(id),
  submissions: ({ id }) => adminPage.submission(id),
  subscribers: ({ email }) => adminPage.subscriber(email),
}

const listPage: Record<SearchKind, string> = {
  people: adminPage.people,
  companies: adminPage.companies,
  leads: adminPage.leads,
  deals: adminPage.deals,
  consultations: adminPage.consultations,
  submissions: adminPage.leadMagnets,
  subscribers: adminPage.newsletter,
}

type Opened = { hits: readonly RecentHit[]; coming: number }

/** What is offered before anything is typed: what can be done with the new lead that is open, the last records and searches, what can be done, and every screen. */
export function openingOptions(
  { hits, coming }: Opened,
  recent: readonly string[],
  lead?: SearchHit,
): OptionGroup[] {
  const opened: OptionGroup = {
    label: 'Recently opened',
    options: hits.map(({ of, hit }) => ({ kind: 'opened', of, hit, to: recordPage[of](hit) })),
    coming,
  }
  const lately: OptionGroup = {
    label: 'Recent searches',
    options: recent.map((words) => ({ kind: 'recent', words })),
  }
  const actions = actionGroup(searchableActions)
  return [leadGroup(lead), opened, lately, actions, pageGroup(searchablePages)].filter(hasOptions)
}

/** What is offered for the words typed: the open lead, screens and actions of that name, what the server found, and what can be done with it. */
export function foundOptions(
  words: string,
  found: readonly SearchGroup[],
  lead?: SearchHit,
): OptionGroup[] {
  const opened = namesMarking(words) ? lead : undefined
  return [
    leadGroup(opened),
    pageGroup(pagesNamed(words)),
    actionGroup(actionsNamed(words)),
    ...found.map((group) => recordGroup(words, group)),
    contactedGroup(found, opened),
  ].filter(hasOptions)
}

const hasOptions = ({ options, coming = 0 }: OptionGroup) => options.length + coming > 0

type Page = { label: string; to: string; keys?: string }
const pageGroup = (pages: readonly Page[]): OptionGroup => ({
  label: 'Go to',
  options: pages.map(({ label, to, keys }) => ({ kind: 'page', label, to, keys })),
})

type Action = { id: ActionId; label: string; keys?: string }
const actionGroup = (actions: readonly Action[]): OptionGroup => ({
  label: 'Actions',
  options: actions.map(({ id, label, keys }) => ({ kind: 'action', id, label, keys })),
})

/** What can be done with the new lead that is open on the screen, if one is. */
const leadGroup = (lead: SearchHit | undefined): OptionGroup => ({
  label: 'Mark this lead contacted',
  options: lead ? [{ kind: 'contacted', hit: lead }] : [],
})

/** The new leads among what was found but the one that is open, to be marked without being opened. */
const contactedGroup = (
  found: readonly SearchGroup[],
  opened: SearchHit | undefined,
): OptionGroup => ({
  label: 'Mark contacted',
  options: found
    .flatMap(({ kind, hits }) => (kind === 'leads' ? hits : []))
    .filter(({ id, state }) => state === 'new' && id !== opened?.id)
    .map((hit) => ({ kind: 'contacted', hit })),
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
