import { type RefCallback, useCallback, useMemo } from 'react'
import type { ListRecord } from './resource.ts'
import type { TableConfig } from './list-table.tsx'
import { useRowLayout } from './row-layout.ts'

/** A column as one chooses it; the name and what has no value of its own are always there. */
export type Column = { id: string; label: string; isFixed: boolean }

type ColumnDef = { id?: string; accessorKey?: unknown; header?: unknown }

/** The columns of a table, in their usual order. */
export function columnsOf(defs: readonly ColumnDef[]): Column[] {
  const named = defs.findIndex(({ accessorKey }) => accessorKey !== undefined)
  return defs.map(({ id, accessorKey, header }, index) => ({
    id: id ?? String(accessorKey),
    label: typeof header === 'string' ? header : '',
    isFixed: accessorKey === undefined || index <= named,
  }))
}

/** In the address, that no column was chosen. */
const none = 'none'

/** The ids of the chosen columns as the address has them. */
export const columnsWord = (ids: readonly string[]): string => ids.join(',') || none

/** The ids of the columns that are shown: what is fixed at its place, between it what was chosen, in its order. */
export function shownColumns(columns: readonly Column[], chosen: string | undefined): string[] {
  if (chosen === undefined) return columns.map(({ id }) => id)
  const wanted = new Set(chosen.split(','))
  const free = columns.filter(({ isFixed }) => !isFixed).map(({ id }) => id)
  const first = columns.findIndex(({ isFixed }) => !isFixed)
  const fixed = columns.map(({ id, isFixed }, index) => ({ id, isFixed, isBefore: index < first }))
  return [
    ...fixed.filter(({ isFixed, isBefore }) => isFixed && isBefore),
    ...[...wanted].filter((id) => free.includes(id)).map((id) => ({ id })),
    ...fixed.filter(({ isFixed, isBefore }) => isFixed && !isBefore),
  ].map(({ id }) => id)
}

/** The table with the columns that were chosen; cards and lines show all there are. */
export function useChosenColumns<Row extends ListRecord>(
  config: TableConfig<Row>,
  chosen: string | undefined,
): TableConfig<Row> {
  const isTable = useRowLayout() === 'table'
  return useMemo(() => {
    if (chosen === undefined || !isTable) return config
    const defs = config.columns as readonly ColumnDef[]
    const byId = new Map(columnsOf(defs).map(({ id }, index) => [id, config.columns[index]]))
    const order = shownColumns(columnsOf(defs), chosen)
    const columns = order.flatMap((id) => byId.get(id) ?? [])
    return { ...config, columns, order }
  }, [config, chosen, isTable])
}

/** The parts of a list of tracks: `minmax(0, 1fr) 4rem` are two. */
const tracksOf = (columns: string) => columns.match(/[^\s(]+(\([^)]*\))?/g) ?? []

/** A row of areas and its tracks with only these, in this order; null for what is no table of one row. */
export function chosenTracks(areas: string, columns: string, order: readonly string[]) {
  const names = /^\s*"([^"]*)"\s*$/.exec(areas)?.[1]?.trim().split(/\s+/) ?? []
  const tracks = tracksOf(columns)
  if (names.length === 0 || names.length !== tracks.length) return null
  const kept = order.filter((id) => names.includes(id))
  return {
    areas: `"${kept.join(' ')}"`,
    columns: kept.map((id) => tracks[names.indexOf(id)]).join(' '),
  }
}

/**
 * Lays the chosen columns out with the widths that the list's style sheet gives them, which are
 * others beside the details of a record.
 */
export function useTracks(order: readonly string[] | undefined): RefCallback<HTMLElement> {
  return useCallback(
    (list) => {
      if (!list || !order) return
      const properties = ['--areas', '--columns'] as const
      const lay = () => {
        for (const name of properties) list.style.removeProperty(name)
        const style = getComputedStyle(list)
        const [areas, columns] = properties.map((name) => style.getPropertyValue(name))
        const tracks = chosenTracks(areas ?? '', columns ?? '', order)
        if (!tracks) return
        list.style.setProperty('--areas', tracks.areas)
        list.style.setProperty('--columns', tracks.columns)
      }
      lay()
      const observer = new ResizeObserver(lay)
      observer.observe(list)
      return () => {
        observer.disconnect()
        for (const name of properties) list.style.removeProperty(name)
      }
    },
    [order],
  )
}
