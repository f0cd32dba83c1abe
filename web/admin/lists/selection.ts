import { createContext, useCallback, useMemo, useState } from 'react'

/** Which rows of a list are chosen: these, or all that the list's filters match. */
export type Selected = {
  ids: ReadonlySet<string>
  all: boolean
  /** Where a range begins. */
  anchor: string | null
}

const nothing: Selected = { ids: new Set(), all: false, anchor: null }

const without = (ids: Iterable<string>, id: string) =>
  new Set([...ids].filter((each) => each !== id))

/**
 * One row more, or one less; of all that match, those that are read stay chosen without it.
 * `rows` are the ids of the rows in their order.
 */
export function toggled(selected: Selected, rows: readonly string[], id: string): Selected {
  const { ids, all } = selected
  if (all) return { ids: without(rows, id), all: false, anchor: id }
  return { ids: ids.has(id) ? without(ids, id) : new Set([...ids, id]), all, anchor: id }
}

/** The rows from where the range begins up to this one, beside those that were chosen before. */
export function ranged(selected: Selected, rows: readonly string[], id: string): Selected {
  const from = rows.indexOf(selected.anchor ?? id)
  const to = rows.indexOf(id)
  if (from < 0 || to < 0) return toggled({ ...selected, anchor: null }, rows, id)
  const range = rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  return { ...selected, ids: new Set([...selected.ids, ...range]), anchor: rows[from] ?? id }
}

/** Chooses a row or not, or the range up to it. */
export type ChooseRow = (id: string, range?: boolean) => void

/** How a row of the list around is chosen; null where rows can not be. */
export const ChooseRow = createContext<ChooseRow | null>(null)

/** What the table of a list shows of the selection. */
export type RowSelection = {
  has: (id: string) => boolean
  choose: ChooseRow
  /** Every row that is read, or none. */
  chooseRead: () => void
  /** How many of the rows that are read are chosen: a box that is half ticked. */
  state: 'none' | 'some' | 'every'
}

/**
 * The rows that are chosen in a list. Another list, by its `key`, begins with none; rows that have
 * left the list are chosen no more.
 */
export function useSelection(key: string, rows: readonly { id: string }[]) {
  const [kept, keep] = useState({ key, selected: nothing })
  const ids = useMemo(() => rows.map(({ id }) => id), [rows])
  const selected = kept.key === key ? kept.selected : nothing
  const set = useCallback(
    (next: (now: Selected) => Selected) =>
      keep((now) => ({ key, selected: next(now.key === key ? now.selected : nothing) })),
    [key],
  )
  const chosen = useMemo(
    () => (selected.all ? ids : ids.filter((id) => selected.ids.has(id))),
    [ids, selected],
  )
  const choose = useCallback(
    (id: string, range = false) => set((now) => (range ? ranged : toggled)(now, ids, id)),
    [set, ids],
  )
  const row = useMemo((): RowSelection => {
    const every = ids.length > 0 && chosen.length === ids.length
    return {
      has: (id) => selected.all || selected.ids.has(id),
      choose,
      chooseRead: () => set(() => (every ? nothing : { ...nothing, ids: new Set(ids) })),
      state: every ? 'every' : chosen.length > 0 ? 'some' : 'none',
    }
  }, [ids, chosen, selected, choose, set])
  return {
    row,
    /** The ids of the rows that are read and chosen. */
    chosen,
    all: selected.all,
    chooseAll: () => set((now) => ({ ...now, all: true })),
    clear: () => set(() => nothing),
  }
}
