import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react'
import { type RefCallback, useCallback, useEffect, useMemo, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Popover } from '#web/ui/popover.tsx'
import type { TableConfig } from './list-table.tsx'
import type { ListRecord } from './resource.ts'
import { useRowLayout } from './row-layout.ts'

type ColumnChoiceProps = {
  columns: Parameters<typeof columnsOf>[0]
  chosen: string | undefined
  /** Those that are drawn, where some that are shown as usual have nothing to show. */
  drawn: readonly string[] | undefined
  onChoose: (columns: string | undefined) => void
}

/** Which columns the table shows, and in which order; only where the list is a table. */
export function ColumnChoice({ columns: defs, chosen, drawn, onChoose }: ColumnChoiceProps) {
  const [open, setOpen] = useState(false)
  const narrow = useNarrowColumns(open, chosen)
  const isTable = useRowLayout() === 'table'
  if (!isTable) return null
  const columns = columnsOf(defs)
  const free = new Map(columns.flatMap((each) => (each.isFixed ? [] : [[each.id, each.label]])))
  const shown = shownColumns(columns, chosen).filter((id) => free.has(id))
  const hidden = [...free.keys()].filter((id) => !shown.includes(id))
  const usual = columnsWord([...free.keys()])
  const choose = (ids: readonly string[]) => {
    const word = columnsWord(ids)
    onChoose(word === usual ? undefined : word)
  }
  const move = (id: string, by: 1 | -1) => {
    const ids = [...shown]
    const at = ids.indexOf(id)
    ids.splice(at, 1)
    ids.splice(at + by, 0, id)
    choose(ids)
  }
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      label="Columns"
      action={
        chosen !== undefined && (
          <Button variant="quiet" size="sm" onClick={() => onChoose(undefined)}>
            As usual
          </Button>
        )
      }
      trigger={
        <Button variant="quiet" size="icon" aria-label="Columns">
          <Columns3 size={16} />
        </Button>
      }
    >
      <ul className="p-2 text-sm">
        {[...shown, ...hidden].map((id) => {
          const label = free.get(id) ?? id
          const at = shown.indexOf(id)
          return (
            <li key={id} className="flex min-h-9 items-center gap-1 rounded-sm px-2 hover:bg-paper">
              <label className="flex flex-1 cursor-pointer items-center gap-2.5">
                <input
                  type="checkbox"
                  checked={at >= 0}
                  onChange={() =>
                    choose(at >= 0 ? shown.filter((each) => each !== id) : [...shown, id])
                  }
                  className="tick-box size-4"
                />
                {label}
                {at >= 0 && (drawn?.includes(id) === false || narrow.has(id)) && (
                  <span className="text-ink-faint text-xs">
                    {narrow.has(id) ? 'no room as it is' : 'nothing to show'}
                  </span>
                )}
              </label>
              {at >= 0 && (
                <>
                  <MoveButton
                    label={`Move ${label} to the left`}
                    Icon={ArrowUp}
                    possible={at > 0}
                    onMove={() => move(id, -1)}
                  />
                  <MoveButton
                    label={`Move ${label} to the right`}
                    Icon={ArrowDown}
                    possible={at < shown.length - 1}
                    onMove={() => move(id, 1)}
                  />
                </>
              )}
            </li>
          )
        })}
      </ul>
    </Popover>
  )
}

/** The columns that the list's style sheet leaves out for want of room, while somebody chooses among them. */
function useNarrowColumns(open: boolean, chosen: string | undefined): ReadonlySet<string> {
  const [narrow, setNarrow] = useState<ReadonlySet<string>>(new Set())
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns leave other room.
  useEffect(() => {
    if (!open) return
    const heads = [...document.querySelectorAll<HTMLElement>('.list-head-cell[data-column]')]
    const hidden = heads.filter(({ offsetWidth }) => offsetWidth === 0)
    setNarrow(new Set(hidden.flatMap(({ dataset }) => dataset.column ?? [])))
  }, [open, chosen])
  return narrow
}

type MoveButtonProps = {
  label: string
  Icon: typeof ArrowUp
  possible: boolean
  onMove: () => void
}

/** Keeps the focus at the end of the way, where it can do nothing more. */
function MoveButton({ label, Icon, possible, onMove }: MoveButtonProps) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      aria-disabled={!possible}
      onClick={() => possible && onMove()}
      className="aria-disabled:cursor-default aria-disabled:opacity-30"
    >
      <Icon size={14} />
    </Button>
  )
}

/** A column as one chooses it; the name and what has no value of its own are always there. */
export type Column = { id: string; key: unknown; label: string; isFixed: boolean }

type ColumnDef = { id?: string; accessorKey?: unknown; header?: unknown }

/** The columns of a table, in their usual order. */
export function columnsOf(defs: readonly ColumnDef[]): Column[] {
  const named = defs.findIndex(({ accessorKey }) => accessorKey !== undefined)
  return defs.map(({ id, accessorKey, header }, index) => ({
    id: id ?? String(accessorKey),
    key: accessorKey,
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

const isNothing = (value: unknown) => (Array.isArray(value) ? value.length === 0 : !value)

/** The columns without those of the `sparse` keys that no row has anything at, as the address would have them. */
export function filledColumns<Row extends object>(
  columns: readonly Column[],
  sparse: readonly (keyof Row)[],
  rows: readonly Row[],
): string | undefined {
  const empty = sparse.filter((key) => rows.every((row) => isNothing(row[key])))
  if (empty.length === 0 || rows.length === 0) return undefined
  return columnsWord(
    columns.flatMap(({ id, key, isFixed }) =>
      isFixed || empty.some((each) => each === key) ? [] : [id],
    ),
  )
}

/**
 * The table with the columns that were chosen, or else with all that have something to show; cards and
 * lines show all there are.
 */
export function useChosenColumns<Row extends ListRecord>(
  config: TableConfig<Row>,
  chosen: string | undefined,
  rows: readonly Row[],
): TableConfig<Row> {
  const isTable = useRowLayout() === 'table'
  const known = useMemo(() => columnsOf(config.columns as readonly ColumnDef[]), [config])
  const word = chosen ?? (config.sparse && filledColumns(known, config.sparse, rows))
  return useMemo(() => {
    if (word === undefined || !isTable) return config
    const byId = new Map(known.map(({ id }, index) => [id, config.columns[index]]))
    const order = shownColumns(known, word)
    const columns = order.flatMap((id) => byId.get(id) ?? [])
    return { ...config, columns, order }
  }, [config, known, word, isTable])
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
