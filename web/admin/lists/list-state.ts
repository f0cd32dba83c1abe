import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { withQuery } from '../http/call.ts'

/** One value of a list's state, and how the address says it. */
type Parameter<Value> = {
  /** What it is while the address says nothing of it. */
  usual: Value
  read: (text: string | null) => Value
  /** Its name in the address, and what stands for `true` there, where they are others. */
  name?: string
  word?: string
  /** It shows other records instead of fewer: clearing the filters leaves it as it is. */
  view?: true
  /** It is about how the page shows the list: its calls say nothing of it. */
  ofPage?: true
}

/** A choice of one of these words, or of all. */
export const oneOf = <Word extends string>(words: readonly Word[]): Parameter<Word | 'all'> => ({
  usual: 'all',
  read: (text) => words.find((word) => word === text) ?? 'all',
})

/** Any words of at most so many characters, or all. */
export const anyWords = (most: number): Parameter<string> => ({
  usual: 'all',
  read: (text) => text?.trim().slice(0, most) || 'all',
})

/** Whose records, as the address says it: the reader's, nobody's, or those of the account with an id. */
export const whoseRecords = (name?: string): Parameter<string> => ({
  usual: 'all',
  read: (text) =>
    text && /^(me|none|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.test(text) ? text : 'all',
  ...(name && { name }),
})

/** On where the address says `word`, off everywhere else. */
export const onOff = ({
  word = 'true',
  ...rest
}: Pick<Parameter<boolean>, 'name' | 'word' | 'view'>): Parameter<boolean> => ({
  ...rest,
  word,
  usual: false,
  read: (text) => text === word,
})

/** The state of every list; the filters are each list's own. */
export type AnyListState = {
  q: string
  sort: ListSort
  /** What was set aside, instead of the list. */
  quarantined?: boolean
  /** The columns of the table that were chosen, in their order (columns.tsx). */
  columns?: string | undefined
  /** The saved view that is open. */
  view?: string | undefined
}

/** What stands in the address of every list, and in none of its calls. */
const ofPage = (most: number): Parameter<string | undefined> => ({
  usual: undefined,
  read: (text) => text?.slice(0, most) || undefined,
  view: true,
  ofPage: true,
})

/**
 * What of the records is listed and in which order, as the address of the page has it, links to it
 * and its calls: all say the same, and nothing of what is as usual.
 */
export type ListState<State extends AnyListState> = {
  /** The page of the list as it usually is. */
  path: string
  /** The parameter that names the record whose details are open. */
  record: string
  sorts: readonly ListSort[]
  usual: State
  /** What clearing the filters changes. */
  unfiltered: Partial<State>
  /** How many filters narrow the list, the search among them: with one, "none" may mean "none that match". */
  filterCount: (state: State) => number
  /** Reads the state from an address; what it doesn't understand counts as absent. */
  parse: (search: URLSearchParams) => State
  /** The state without what is about its page alone. */
  listed: (state: State) => State
  /** The query that `parse` reads back. */
  search: (state: State) => URLSearchParams
  /** The calls that answer with the first page of the list, and with all of it as a file. */
  call: (state: State) => string
  exportCall: (state: State) => string
  /** The address of the screen that lists only what `state` names. */
  page: (state: Partial<State>) => string
  /** The address of the screen with the details of one record open. */
  recordPage: (id: string) => string
}

/** The type of the state that a list was defined with. */
export type StateOf<List> = List extends ListState<infer State> ? State : never

type Description<Filters extends object, Sort extends ListSort> = {
  page: string
  call: string
  exportCall?: string
  record: string
  sorts: readonly Sort[]
  usualSort: NoInfer<Sort>
  filters: { [Name in keyof Filters]: Parameter<Filters[Name]> }
}

type PageState = Pick<AnyListState, 'columns' | 'view'>

const valueIn = (state: object, name: string): unknown =>
  Object.entries(state).find(([each]) => each === name)?.[1]

/** Makes the state of a list out of its filters: how each stands in the address. */
export function defineListState<Filters extends object, Sort extends ListSort>(
  description: Description<Filters, Sort>,
): ListState<{ q: string; sort: Sort } & PageState & Filters> {
  type State = { q: string; sort: Sort } & PageState & Filters
  const { page, call, exportCall = call, record, sorts, usualSort } = description
  const parameters = Object.entries<Parameter<unknown>>({
    // As the server takes it: trimmed, and not longer.
    q: { usual: '', read: (text: string | null) => (text ?? '').trim().slice(0, 200) },
    ...description.filters,
    sort: {
      usual: usualSort,
      read: (text: string | null) => sorts.find((each) => each === text) ?? usualSort,
    },
    columns: ofPage(300),
    view: ofPage(36),
  })
  const filters = parameters.filter(([name, { view }]) => name !== 'sort' && !view)

  // Each value is that of the parameter with its name.
  const parse = (search: URLSearchParams) =>
    Object.fromEntries(
      parameters.map(([key, { name, read }]) => [key, read(search.get(name ?? key))]),
    ) as State

  const searchOf = (state: State, some: typeof parameters) =>
    new URLSearchParams(
      some.flatMap(([key, { usual, name, word }]) => {
        const value = valueIn(state, key)
        return value === usual ? [] : [[name ?? key, (value === true && word) || String(value)]]
      }),
    )

  const search = (state: State) => searchOf(state, parameters)
  const asked = parameters.filter(([, { ofPage }]) => !ofPage)
  const usual = parse(new URLSearchParams())
  return {
    path: page,
    record,
    sorts,
    usual,
    unfiltered: Object.fromEntries(
      filters.map(([name, filter]) => [name, filter.usual]),
    ) as Partial<State>,
    filterCount: (state) =>
      filters.filter(([name, filter]) => valueIn(state, name) !== filter.usual).length,
    parse,
    listed: ({ columns: _columns, view: _view, ...state }) => state as State,
    search,
    call: (state) => withQuery(call, searchOf(state, asked)),
    exportCall: (state) => withQuery(exportCall, searchOf(state, asked)),
    page: (state) => withQuery(page, search({ ...usual, ...state })),
    recordPage: (id) => withQuery(page, new URLSearchParams({ [record]: id })),
  }
}

/** The orders a list can be in, and how they are called; a leading `-` turns one round. */
export const sortLabels = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  '-lastActivityAt': 'Latest activity',
  lastActivityAt: 'Longest quiet',
  preferredDate: 'Earliest date',
  '-preferredDate': 'Latest date',
  name: 'Name A–Z',
  '-name': 'Name Z–A',
  company: 'Company A–Z',
  '-company': 'Company Z–A',
  email: 'Email A–Z',
  '-email': 'Email Z–A',
  toAddress: 'Address A–Z',
  '-toAddress': 'Address Z–A',
  title: 'Title A–Z',
  '-title': 'Title Z–A',
  '-value': 'Largest first',
  value: 'Smallest first',
  expectedClose: 'Closes first',
  '-expectedClose': 'Closes last',
  '-stageAt': 'Moved last',
  stageAt: 'Longest in stage',
}
export type ListSort = keyof typeof sortLabels

export type ChangeList<State> = (
  part: Partial<State> | Partial<AnyListState>,
  options?: { replace: boolean },
) => void

/** The state of the list as the address has it, and how to change it. */
export function useListState<State extends AnyListState>(list: ListState<State>) {
  const { parse, search, record } = list
  const [params, setParams] = useSearchParams()
  const state = useMemo(() => parse(params), [parse, params])

  const change: ChangeList<State> = useCallback(
    (part, options) => {
      window.scrollTo(0, 0)
      // Of the address itself: a change that is not drawn yet, as of a search still being typed when
      // a column is pressed, must not be lost to the next.
      const now = new URLSearchParams(window.location.search)
      const next = search({ ...parse(now), ...part })
      const open = now.get(record)
      if (open) next.set(record, open)
      setParams(next, options)
    },
    [setParams, parse, search, record],
  )
  return [state, change] as const
}
