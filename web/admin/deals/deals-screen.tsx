import { useQuery } from '@tanstack/react-query'
import { List, Plus, SearchX, SquareKanban } from 'lucide-react'
import { useState } from 'react'
import { mostCards } from '#shared/deals/schema.ts'
import { dealStageLabels } from '#shared/deals/stages.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { useTitle } from '../brand/brand.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { useDrawnAhead } from '../lists/drawn-ahead.ts'
import { FoldedFilters } from '../lists/folded-filters.tsx'
import { type FilterProps, type ListConfig, ListScreen } from '../lists/list-screen.tsx'
import { ListSearch } from '../lists/list-search.tsx'
import { useListState } from '../lists/list-state.ts'
import { BarSwitch, FilterSelect } from '../lists/list-toolbar.tsx'
import { type RecordDialogs, RecordScreen, useRecordActions } from '../lists/record-dialogs.tsx'
import { rowLinkId } from '../lists/row-focus.ts'
import { useRowLayout } from '../lists/row-layout.ts'
import { OwnerFilter } from '../records/colleagues.tsx'
import { DeleteDialog } from '../records/delete-record.tsx'
import { EditDialog } from '../records/edit-dialog.tsx'
import { TagFilter } from '../records/tags.tsx'
import { BoardShape, ForecastShape } from './board-shape.tsx'
import { DealBoard } from './deal-board.tsx'
import { withMoved } from './deal-calls.ts'
import { dealTable, noDeals } from './deal-columns.tsx'
import { DealDetails } from './deal-details.tsx'
import { dealDeletion, dealForm } from './deal-form.tsx'
import {
  boardQuery,
  type DealListState,
  type DealRow,
  dealList,
  dealResource,
  stageFilters,
} from './deal-list.ts'
import { Forecast } from './forecast.tsx'
import { LostDialog } from './lost-dialog.tsx'
import { NewDealDialog } from './new-deal.tsx'

const dialogs: RecordDialogs<DealRow> = {
  details: DealDetails,
  create: (props) => <NewDealDialog {...props} />,
  edit: (props) => <EditDialog {...props} form={dealForm} />,
  delete: (props) => <DeleteDialog {...props} deletable={dealDeletion} />,
  lost: LostDialog,
}

const listConfig: ListConfig<DealRow, DealListState, null> = {
  title: 'Deals',
  one: 'deal',
  many: 'deals',
  resource: dealResource,
  state: dealList,
  searched: 'title, person or company',
  foldsEarly: true,
  Filters: ({ state, onChange }) => (
    <>
      <FilterSelect
        label="Stage"
        all="All Stages"
        value={state.stage}
        words={stageFilters}
        labels={{ ...dealStageLabels, open: 'Open' }}
        onChoose={(stage) => onChange({ stage })}
      />
      <WhoseAndTag state={state} onChange={onChange} />
    </>
  ),
  Switches: ViewSwitch,
  switchesLast: true,
  table: dealTable,
  empty: noDeals,
  add: 'New Deal',
  dialogs,
}

/** /admin/deals: what may be sold, as a board by stage or as a list (relationship.md §3). */
export function DealsScreen() {
  const [{ asList }] = useListState(dealList)
  return asList ? <ListScreen list={listConfig} overRows={<ListForecast />} /> : <BoardScreen />
}

/** The filters that board and list share. */
function WhoseAndTag({ state, onChange }: FilterProps<DealListState>) {
  return (
    <>
      <OwnerFilter owner={state.owner} onChoose={(owner) => onChange({ owner })} />
      <TagFilter tag={state.tag} onChoose={(tag) => onChange({ tag })} />
    </>
  )
}

/** Over the list on a desk: the forecast of the same deals, as over the board; of no part that a board can not show. */
function ListForecast() {
  const [state] = useListState(dealList)
  const { usual } = dealList
  const isOfBoard =
    (state.stage === usual.stage || state.stage === 'open') &&
    state.personId === usual.personId &&
    state.companyId === usual.companyId
  const { data, isPending } = useQuery({ ...boardQuery(state, 1), enabled: isOfBoard })
  if (!isOfBoard) return null
  return (
    <div className="max-sm:hidden">
      {isPending ? <ForecastShape /> : data && <Forecast forecast={data.forecast} />}
    </div>
  )
}

/** Shows the same deals as a board or as a list. */
function ViewSwitch({ state, onChange }: FilterProps<DealListState>) {
  return (
    <fieldset className="flex" aria-label="View">
      <BarSwitch pressed={!state.asList} onPressedChange={() => onChange({ asList: false })}>
        <SquareKanban size={16} />
        <span className="bar-word max-sm:sr-only">Board</span>
      </BarSwitch>
      <BarSwitch pressed={state.asList} onPressedChange={() => onChange({ asList: true })}>
        <List size={16} />
        <span className="bar-word max-sm:sr-only">List</span>
      </BarSwitch>
    </fieldset>
  )
}

/** A board is read whole: there is no next page behind its details. */
const nothingMore = {
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => {},
}

/** Cards of each stage: to begin with, and by how many more are shown. */
const step = 50

function BoardScreen() {
  useTitle('Deals')
  const [state, change] = useListState(dealList)
  const [limit, setLimit] = useState(step)
  const query = useQuery(boardQuery(state, limit))
  const ahead = useDrawnAhead<DealRow>(dealResource)
  const board =
    query.data && ahead.reduce((now, each) => (each ? withMoved(now, each) : now), query.data)
  const rows = board?.stages.flatMap(({ deals }) => deals) ?? []
  const onPhone = useRowLayout() === 'cards'
  const isEmpty = board?.stages.every(({ count }) => count === 0)
  return (
    <RecordScreen
      resource={dealResource}
      parameter={dealList.record}
      dialogs={dialogs}
      list={{ rows, query: nothingMore }}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2 sm:pb-4">
        <h1 className="font-semibold text-xl">Deals</h1>
        <NewDealButton />
      </div>
      <search className="list-bar flex items-center gap-2 pb-2 sm:flex-wrap sm:pb-3">
        <ListSearch
          label="Search deals"
          placeholder="title, person or company"
          q={state.q}
          onSearch={(q) => change({ q }, { replace: true })}
          onLeave={() => document.getElementById(rowLinkId(rows[0]?.id ?? ''))?.focus()}
        />
        {onPhone ? (
          <FoldedFilters
            count={dealList.filterCount({ ...state, q: '' })}
            onClear={() => change({ ...dealList.unfiltered, q: state.q })}
          >
            <WhoseAndTag state={state} onChange={change} />
          </FoldedFilters>
        ) : (
          <WhoseAndTag state={state} onChange={change} />
        )}
        <div className="sm:ml-auto">
          <ViewSwitch state={state} onChange={change} />
        </div>
      </search>
      {query.isPending && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading deals
          </p>
          <BoardShape />
        </div>
      )}
      {query.isError && !board && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {board && isEmpty && <EmptyBoard state={state} onClear={() => change(dealList.unfiltered)} />}
      {board && !isEmpty && (
        <>
          <Forecast forecast={board.forecast} />
          <DealBoard
            board={board}
            limit={limit}
            busy={query.isFetching}
            onMore={() => setLimit((now) => Math.min(now + step, mostCards))}
          />
        </>
      )}
    </RecordScreen>
  )
}

function NewDealButton() {
  const { create } = useRecordActions(dealResource)
  return (
    <Button size="sm" onClick={create}>
      <Plus size={16} />
      New Deal
    </Button>
  )
}

/** No deals at all, or none that match. */
function EmptyBoard({ state, onClear }: { state: DealListState; onClear: () => void }) {
  if (dealList.filterCount(state) === 0) {
    return <EmptyState icon={noDeals.icon} title={noDeals.text} />
  }
  return (
    <EmptyState icon={<SearchX />} title="No deals match your filters">
      <Button variant="secondary" size="sm" onClick={onClear}>
        Clear filters
      </Button>
    </EmptyState>
  )
}
