import { Handshake } from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import { type DealStage, dealStageLabels, dealStages, isOpenStage } from '#shared/deals/stages.ts'
import { formatDollars } from '#shared/dollars.ts'
import { adminPage } from '#shared/routes.ts'
import { MenuItem, MenuSeparator } from '#web/ui/menu.tsx'
import { RelativeTimeCell, RowNameLink, ToneDot, UnmarkedCell } from '../lists/list-cells.tsx'
import { listColumns, type TableConfig } from '../lists/list-table.tsx'
import { useRecordActions } from '../lists/record-dialogs.tsx'
import { RowTabIndex } from '../lists/row-focus.ts'
import { AssigneeMark } from '../records/colleagues.tsx'
import { RecordStatus } from '../records/record-status.tsx'
import { RecordItems, RowMenu } from '../records/row-menu.tsx'
import { TagList } from '../records/tags.tsx'
import { tones } from '../records/tones.ts'
import { CloseDay } from './close-day.tsx'
import { useMoveDeal } from './deal-calls.ts'
import { type DealRow, dealResource } from './deal-list.ts'

const helper = listColumns<DealRow>()

export const StageBadge = ({ stage }: { stage: DealStage }) => (
  <RecordStatus status={stage}>{dealStageLabels[stage]}</RecordStatus>
)

/** Moves a deal as asked: at once, or once somebody has said why it was lost. */
export function useMoveOrAsk() {
  const { show } = useRecordActions(dealResource)
  const move = useMoveDeal().mutate
  return (deal: DealRow, stage: DealStage) => {
    if (stage === 'lost') show('lost', deal)
    else move({ deal, stage })
  }
}

/** The stages a deal can be moved to, and all else that can be done to it. */
export function DealMenu({ deal }: { deal: DealRow }) {
  return (
    <RowMenu label={`Actions for ${deal.title}`}>
      <DealMenuItems deal={deal} />
    </RowMenu>
  )
}

function DealMenuItems({ deal }: { deal: DealRow }) {
  const moveTo = useMoveOrAsk()
  return (
    <>
      {dealStages
        .filter((stage) => stage !== deal.stage)
        .map((stage) => (
          <MenuItem key={stage} onSelect={() => moveTo(deal, stage)}>
            <ToneDot tone={tones[stage]} />
            Move to {dealStageLabels[stage]}
          </MenuItem>
        ))}
      <MenuSeparator />
      <RecordItems resource={dealResource} record={deal} />
    </>
  )
}

function PersonCell({ deal }: { deal: DealRow }) {
  return (
    <Link to={adminPage.person(deal.personId)} tabIndex={use(RowTabIndex)} className="list-contact">
      {deal.company ? `${deal.person}, ${deal.company}` : deal.person}
    </Link>
  )
}

/** The columns of a list of deals. */
export const dealTable: TableConfig<DealRow> = {
  label: 'Deals',
  columns: helper.columns([
    helper.accessor('title', {
      header: 'Title',
      cell: ({ row: { original } }) => (
        <RowNameLink record={original}>{original.title}</RowNameLink>
      ),
    }),
    helper.accessor('person', {
      header: 'Person',
      enableSorting: false,
      cell: ({ row: { original } }) => <PersonCell deal={original} />,
    }),
    helper.accessor('stage', {
      header: 'Stage',
      enableSorting: false,
      cell: ({ row: { original } }) => (
        <span className="flex items-baseline gap-2">
          <StageBadge stage={original.stage} />
          {!isOpenStage(original.stage) && (
            <CloseDay deal={original} besideStage faint className="text-xs" />
          )}
        </span>
      ),
    }),
    helper.accessor('value', {
      header: 'Value',
      sortDescFirst: true,
      cell: ({ getValue }) => <span>{formatDollars(getValue())}</span>,
    }),
    helper.accessor('expectedClose', {
      header: 'Closes',
      // Sorted by the day that was expected; the day on which one was closed stands with its stage.
      cell: ({ row: { original } }) =>
        isOpenStage(original.stage) ? (
          <CloseDay deal={original} otherwise={<UnmarkedCell />} />
        ) : (
          <UnmarkedCell />
        ),
    }),
    helper.accessor('allTags', {
      id: 'tags',
      header: 'Tags',
      enableSorting: false,
      cell: ({ getValue }) =>
        getValue().length > 0 ? <TagList tags={getValue()} shown={1} /> : <UnmarkedCell />,
    }),
    helper.accessor('ownerId', {
      header: 'Owner',
      enableSorting: false,
      cell: ({ getValue }) => (getValue() ? <AssigneeMark id={getValue()} /> : <UnmarkedCell />),
    }),
    helper.accessor('createdAt', {
      header: 'Opened',
      sortDescFirst: true,
      cell: ({ getValue }) => <RelativeTimeCell at={getValue()} />,
    }),
    helper.display({
      id: 'menu',
      header: 'Actions',
      cell: ({ row }) => <DealMenu deal={row.original} />,
    }),
  ]),
  heights: { table: 42, lines: 71, cards: 97 },
  className: 'deals-list',
}

export const noDeals = {
  icon: <Handshake />,
  text: 'No deals yet. Open one with somebody who may buy.',
}
