import type { ReactNode } from 'react'
import { ChoiceSelect } from './choice-select.tsx'
import { ExportButton } from './export-button.tsx'
import { ListSearch } from './list-search.tsx'
import { RefreshButton } from './refresh-button.tsx'
import { focusList } from './row-focus.ts'

/** Whether the list is being read, and whether it should be. */
export type RefreshModel = { onRefresh: () => void; refreshing: boolean; outdated: boolean }

type ListToolbarProps<Sort extends string> = {
  search: { label: string; placeholder: string; q: string; onSearch: (q: string) => void }
  order: { sort: Sort; options: { value: Sort; label: string }[]; onSort: (sort: Sort) => void }
  /** The list's own filter. */
  filter: ReactNode
  /** Buttons before the two that every list has. */
  extra?: ReactNode
  exported: { path: string; fileName: string }
  refresh: RefreshModel
}

/** The width of a filter in the bar. */
export const filterClass = 'flex-[1_1_calc(50%-0.25rem)] sm:w-36 sm:flex-none'

/** Search, filter and order; export and refresh, which a phone shows beside the search. */
export function ListToolbar<Sort extends string>(props: ListToolbarProps<Sort>) {
  const { search, order, filter, extra, exported, refresh } = props
  return (
    <search className="flex flex-wrap items-center gap-2 pb-3">
      <ListSearch {...search} onLeave={focusList} />
      {filter}
      <ChoiceSelect
        label="Order"
        value={order.sort}
        options={order.options}
        onChoose={order.onSort}
        className={`${filterClass} xl:hidden`}
      />
      <div className="flex-1 max-sm:hidden" />
      {extra && <div className="max-sm:order-1">{extra}</div>}
      <div className="max-sm:-order-1 ml-auto flex items-center gap-1">
        <ExportButton {...exported} />
        <RefreshButton {...refresh} />
      </div>
    </search>
  )
}
