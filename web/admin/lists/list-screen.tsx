import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, Plus, SearchX, ShieldCheck } from 'lucide-react'
import {
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useMemo,
  useRef,
} from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTitle } from '../brand/brand.tsx'
import { withQuery } from '../http/call.ts'
import type { BulkConfig } from './bulk-bar.tsx'
import { ColumnChoice, useChosenColumns } from './columns.tsx'
import { useDrawnAhead, withAhead } from './drawn-ahead.ts'
import { AsSetFilters, InFilterPanel } from './folded-filters.tsx'
import { ListBody, ListTotal } from './list-body.tsx'
import { readListsAgain } from './list-cache.ts'
import {
  type AnyListState,
  type ChangeList,
  type ListState,
  sortLabels,
  useListState,
} from './list-state.ts'
import type { TableConfig } from './list-table.tsx'
import { ListToolbar, QuarantineSwitch, SetFilter } from './list-toolbar.tsx'
import { type RecordDialogs, RecordScreen, useRecordActions } from './record-dialogs.tsx'
import type { ListRecord } from './resource.ts'
import { type CountsQuery, listQuery, type Resource, uncounted } from './resource.ts'
import { focusListSearch } from './row-focus.ts'
import { useSelection } from './selection.ts'
import { type SummaryCard, SummaryCards } from './summary-cards.tsx'

// Fetched beside the list, which does without it meanwhile.
const ViewBar = lazy(async () => ({ default: (await import('../views/view-bar.tsx')).ViewBar }))

export type FilterProps<State> = { state: State; onChange: ChangeList<State> }

/** A list of the back-office: what its screen says and draws that is its own. */
export type ListConfig<Row extends ListRecord, State extends AnyListState, Counts> = {
  title: string
  /** As they stand in a sentence: `lead`, `leads`. */
  one: string
  many: string
  resource: Resource<Row, State>
  state: ListState<State>
  /** The figures, where there are any, and how many records the list holds by them. */
  counts?: CountsQuery<Counts>
  countedIn?: (state: State, counts: Counts) => number | undefined
  /** What the search looks through. */
  searched: string
  Filters: ComponentType<FilterProps<State>>
  /** They are behind one button wherever the rows are no table: the bar has no room for them there. */
  foldsEarly?: true
  /** Switches of the bar beside the filters. */
  Switches?: ComponentType<FilterProps<State>>
  /** They stand at the end of the bar, where the other view of these records has them as well. */
  switchesLast?: true
  /** What the bar has besides; on a phone in the panel of the filters. */
  Extra?: ComponentType
  /** What its export is saved as, where there is one. */
  fileName?: string
  table: TableConfig<Row>
  empty: { icon: ReactNode; text: string }
  /** The messages that were set aside, which a list may show instead. */
  aside?: { table: TableConfig<Row>; back: string; count: (counts: Counts) => number }
  cards?: { label: string; of: (counts: Counts | undefined) => SummaryCard[] }
  /** What the button says that enters a new record by hand. */
  add?: string
  dialogs: RecordDialogs<Row>
  /** What can be done to many of its records at once. */
  bulk?: BulkConfig
  /** The page of one record, where its details are a page and no dialog. */
  pageOf?: (id: string) => string
}

/** What is drawn once a row is chosen. */
const BulkBar = lazy(() => import('./bulk-bar.tsx').then(({ BulkBar }) => ({ default: BulkBar })))

type ListScreenProps<Row extends ListRecord, State extends AnyListState, Counts> = {
  list: ListConfig<Row, State, Counts>
  /** Buttons beside the heading; `quiet` where they are not what the list is about. */
  actions?: (quiet: boolean) => ReactNode
  notice?: ReactNode
  /** What is drawn over the figures, and under them; where there is room they share one frame. */
  strip?: ReactNode
  chart?: ReactNode
  /** What is drawn between the bar and the rows. */
  overRows?: ReactNode
}

/** The screen of a list: searched, filtered and sorted at the server, with the dialogs over it. */
export function ListScreen<Row extends ListRecord, State extends AnyListState, Counts>(
  props: ListScreenProps<Row, State, Counts>,
) {
  const { list, actions, notice, strip, chart, overRows } = props
  const { title, one, many, resource, aside, Filters, Switches, Extra } = list
  useTitle(title)
  const [state, change] = useListState(list.state)
  const { query, rows, shown, total, refresh } = useRecordList(resource, list.state.listed(state))
  const table = aside && shown.quarantined ? aside.table : list.table
  const drawn = useChosenColumns(table, state.columns, rows)
  const counted = useQuery({
    ...(list.counts ?? uncounted<Counts>(resource)),
    enabled: list.counts !== undefined,
  })
  const counts = counted.data
  const selection = useSelection(list.state.call({ ...state, sort: list.state.usual.sort }), rows)
  const heading = useRef<HTMLHeadingElement>(null)
  const pageOf = useMemo(() => {
    const { pageOf, state } = list
    // With the list of the address itself: it may have a search that is not drawn yet.
    const now = () => state.search(state.parse(new URLSearchParams(window.location.search)))
    return pageOf && ((id: string) => withQuery(pageOf(id), now()))
  }, [list])
  return (
    <RecordScreen
      resource={resource}
      parameter={list.state.record}
      dialogs={list.dialogs}
      list={{ rows, query }}
      pageOf={pageOf}
    >
      {state.quarantined && (
        <Link
          to={list.state.page({ ...state, quarantined: false })}
          onClick={() => heading.current?.focus()}
          className="inline-flex min-h-11 items-center gap-1.5 text-ink-soft text-xs hover:text-ink sm:hidden"
        >
          <ArrowLeft size={15} />
          All {many}
        </Link>
      )}
      <div className="list-top flex flex-wrap items-center justify-between gap-x-2 gap-y-2 pb-2 sm:gap-x-4 sm:pb-4">
        <h1
          ref={heading}
          tabIndex={-1}
          className="flex items-baseline gap-2.5 font-semibold text-xl outline-none"
        >
          {state.quarantined ? 'Set aside' : title}
          <ListTotal
            total={total}
            whole={counts && shown.q === '' ? list.countedIn?.(shown, counts) : undefined}
            one={one}
            many={many}
          />
        </h1>
        <Suspense>
          <ViewBar
            path={list.state.path}
            query={list.state.search(state).toString()}
            viewId={state.view}
            title={title}
          />
        </Suspense>
        {list.add && (
          <AddButton resource={resource} quiet={state.quarantined}>
            {list.add}
          </AddButton>
        )}
        {actions?.(state.quarantined === true)}
      </div>
      {notice}
      {/* They tell of the others. */}
      {!state.quarantined && (
        <div className="list-figures">
          {strip}
          {list.cards && (
            <SummaryCards label={list.cards.label} query={counted} cards={list.cards.of(counts)} />
          )}
          {chart}
        </div>
      )}
      <ListToolbar
        search={{
          label: `Search ${many}`,
          placeholder: list.searched,
          q: state.q,
          onSearch: (q) => change({ q }, { replace: true }),
        }}
        order={{
          sort: state.sort,
          options: list.state.sorts.map((value) => ({ value, label: sortLabels[value] })),
          onSort: (sort) => change({ sort }),
        }}
        filter={<Filters state={state} onChange={change} />}
        views={Switches && <Switches state={state} onChange={change} />}
        viewsLast={list.switchesLast}
        foldsEarly={list.foldsEarly}
        folding={{
          count: list.state.filterCount({ ...state, q: '' }),
          onClear: () => change({ ...list.state.unfiltered, q: state.q }),
        }}
        extra={
          <>
            {Extra && <Extra />}
            <ColumnChoice
              columns={table.columns}
              chosen={state.columns}
              drawn={drawn.order}
              onChoose={(columns) => change({ columns })}
            />
            {aside && (
              <QuarantineSwitch
                count={counts && aside.count(counts)}
                pressed={state.quarantined === true}
                onPressedChange={(quarantined) => change({ quarantined })}
              />
            )}
          </>
        }
        exported={
          list.fileName
            ? { path: list.state.exportCall(state), fileName: list.fileName }
            : undefined
        }
        refresh={refresh}
      />
      {overRows}
      <ListBody
        query={query}
        rows={rows}
        config={drawn}
        sort={state.sort}
        sorts={list.state.sorts}
        onSort={(sort) => change({ sort })}
        selection={list.bulk && selection.row}
        loading={`Loading ${many}`}
        empty={<ListEmpty list={list} state={shown} onChange={change} />}
        isFiltered={list.state.filterCount(shown) > 0}
        expected={counts && state.q === '' ? list.countedIn?.(state, counts) : undefined}
      />
      {list.bulk && selection.chosen.length > 0 && (
        <Suspense>
          <BulkBar
            config={list.bulk}
            resource={resource}
            noun={{ one, many }}
            selection={selection}
            rows={rows}
            query={list.state.call(state).split('?')[1] ?? ''}
            total={total}
            isAside={state.quarantined === true}
          />
        </Suspense>
      )}
    </RecordScreen>
  )
}

type AddButtonProps<Row extends ListRecord, State> = {
  resource: Resource<Row, State>
  /** It is not what the list is about. */
  quiet: boolean | undefined
  children: string
}

/** Opens the dialog for a new record. */
function AddButton<Row extends ListRecord, State>(props: AddButtonProps<Row, State>) {
  const { create } = useRecordActions(props.resource)
  return (
    <Button variant={props.quiet ? 'secondary' : 'primary'} size="sm" onClick={create}>
      <Plus size={16} />
      {props.children}
    </Button>
  )
}

type ListEmptyProps<Row extends ListRecord, State extends AnyListState, Counts> = {
  list: ListConfig<Row, State, Counts>
  state: State
  onChange: ChangeList<State>
}

/** No records at all, none set aside, or none that match. */
function ListEmpty<Row extends ListRecord, State extends AnyListState, Counts>(
  props: ListEmptyProps<Row, State, Counts>,
) {
  const { list, state, onChange } = props
  if (list.state.filterCount(state) > 0) {
    return (
      <EmptyState icon={<SearchX />} title={`No ${list.many} match your filters`}>
        <div className="flex w-full flex-wrap justify-center gap-2">
          {state.q && (
            <SetFilter label="Search" onRemove={() => onChange({ q: '' })}>
              {state.q}
            </SetFilter>
          )}
          <AsSetFilters value={true}>
            <InFilterPanel value={true}>
              <list.Filters state={state} onChange={onChange} />
            </InFilterPanel>
          </AsSetFilters>
        </div>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => {
            onChange(list.state.unfiltered)
            focusListSearch()
          }}
        >
          Clear filters
        </Button>
      </EmptyState>
    )
  }
  if (list.aside && state.quarantined) {
    return (
      <EmptyState icon={<ShieldCheck />} title="Nothing is set aside.">
        <Button variant="secondary" size="sm" onClick={() => onChange({ quarantined: false })}>
          {list.aside.back}
        </Button>
      </EmptyState>
    )
  }
  return <EmptyState icon={list.empty.icon} title={list.empty.text} />
}

/** The records of a list as far as they are read, its total, and how to read it again. */
export function useRecordList<Row extends ListRecord, State>(
  resource: Resource<Row, State>,
  state: State,
) {
  const queries = useQueryClient()
  const query = useInfiniteQuery(listQuery(resource, state))
  const ahead = useDrawnAhead<Row>(resource)
  const { rows, leaving } = useMemo(() => {
    const read = query.data?.pages.flatMap((page) => page.rows) ?? []
    const rows = read.flatMap((row) => withAhead(row, ahead) ?? [])
    return { rows, leaving: read.length - rows.length }
  }, [query.data, ahead])
  const total = query.data?.pages.at(-1)?.total ?? null
  const onRefresh = useCallback(() => {
    window.scrollTo(0, 0)
    void readListsAgain(queries, resource)
  }, [queries, resource])
  return {
    query,
    rows,
    /** The list the rows are of: the one before while this one is on its way. */
    shown: query.data?.pages[0]?.state ?? state,
    total: total && !total.capped ? { ...total, count: total.count - leaving } : total,
    refresh: {
      onRefresh,
      refreshing: query.isFetching && !query.isFetchingNextPage,
      outdated: query.isStale && query.isSuccess && !query.isFetching,
    },
  }
}
