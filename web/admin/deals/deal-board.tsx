import {
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Link } from 'react-router'
import { mostCards } from '#shared/deals/schema.ts'
import {
  type DealStage,
  dealStageLabels,
  dealStages,
  isOpenStage,
  stageWeights,
} from '#shared/deals/stages.ts'
import { formatDollars } from '#shared/dollars.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { linkClass } from '#web/ui/link.tsx'
import { ToneDot } from '../lists/list-cells.tsx'
import { rowLinkId } from '../lists/row-focus.ts'
import { Sideways } from '../lists/sideways.tsx'
import { tones } from '../records/tones.ts'
import { neighbourOf, stageBeside } from './board-keys.ts'
import { DealCard } from './deal-card.tsx'
import { useMoveOrAsk } from './deal-columns.tsx'
import { type Board, type BoardColumn, type DealRow, dealList } from './deal-list.ts'

const frame = 'flex min-h-48 min-w-0 snap-start flex-col gap-2 rounded-md border p-2'
/** A stage: one that is still to be decided stands out, won and lost are rails beside them. */
export const columnFrame = (stage: DealStage) =>
  cx(frame, isOpenStage(stage) ? 'deal-stage border-transparent' : 'deal-rail')

type DealBoardProps = {
  board: Board
  limit: number
  /** Reads more cards of each stage. */
  onMore: () => void
  busy: boolean
}

const counted = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'deal' : 'deals'}`

/** The deals by stage, moved by dragging, by keys and by their menus. */
export function DealBoard({ board, limit, onMore, busy }: DealBoardProps) {
  const keysId = useId()
  const { stages } = board
  const [focused, setFocused] = useState<string | null>(null)
  const [liveMessage, setLiveMessage] = useState('')
  const moved = useRef<{ id: string; stage: DealStage } | null>(null)
  const ask = useMoveOrAsk()

  const cards = stages.flatMap(({ deals }) => deals)
  const stop = cards.some(({ id }) => id === focused) ? focused : (cards[0]?.id ?? null)

  const moveTo = (deal: DealRow, stage: DealStage) => {
    if (stage === deal.stage) return
    moved.current = { id: deal.id, stage }
    ask(deal, stage)
  }
  // Once it is drawn where it was moved, the focus is there again and it is said.
  useLayoutEffect(() => {
    const wanted = moved.current
    const column = stages.find(({ stage }) => stage === wanted?.stage)
    const deal = column?.deals.find(({ id }) => id === wanted?.id)
    if (!wanted || !column || !deal) return
    moved.current = null
    setLiveMessage(
      `${deal.title} is now in ${dealStageLabels[wanted.stage]}: ${counted(column.count)}.`,
    )
    const { activeElement } = document
    if (activeElement === document.body || activeElement === null) {
      document.getElementById(rowLinkId(deal.id))?.focus()
    }
  }, [stages])

  const onDrop = useEffectEvent((dealId: unknown, stage: unknown) => {
    const deal = cards.find(({ id }) => id === dealId)
    const wanted = dealStages.find((each) => each === stage)
    if (deal && wanted) moveTo(deal, wanted)
  })
  useEffect(
    () =>
      monitorForElements({
        onDrop: ({ source, location }) =>
          onDrop(source.data.dealId, location.current.dropTargets[0]?.data.stage),
      }),
    [],
  )

  const onKeyDown = (event: KeyboardEvent, deal: DealRow) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    if (event.shiftKey) {
      const stage = stageBeside(deal.stage, event.key)
      if (!stage) return
      event.preventDefault()
      moveTo(deal, stage)
      return
    }
    const next = neighbourOf(stages, deal, event.key)
    if (!next) return
    event.preventDefault()
    document.getElementById(rowLinkId(next))?.focus()
  }
  const columnOf = (column: BoardColumn) => (
    <Column key={column.stage} column={column} limit={limit} onMore={onMore} busy={busy}>
      {column.deals.map((deal) => (
        <DealCard
          key={deal.id}
          deal={deal}
          isStop={deal.id === stop}
          keysId={keysId}
          onFocus={() => setFocused(deal.id)}
          onKeyDown={(event) => onKeyDown(event, deal)}
        />
      ))}
    </Column>
  )
  return (
    <>
      <StageJumps stages={stages} />
      {/* Where all stages have room nothing is scrolled sideways, and their heads stay in sight. */}
      <div className="@container">
        <Sideways
          className="deal-board-frame max-sm:-mx-4"
          scrollClass="snap-x pb-2 max-sm:snap-mandatory max-sm:scroll-px-4 max-sm:px-4"
        >
          <div className="deal-board">
            {stages.filter(({ stage }) => isOpenStage(stage)).map(columnOf)}
            <div className="deal-closed">
              {stages.filter(({ stage }) => !isOpenStage(stage)).map(columnOf)}
            </div>
          </div>
        </Sideways>
      </div>
      <p id={keysId} className="pt-2 text-ink-faint text-xs max-sm:hidden">
        Drag a deal to another stage, or press Shift with the left or right arrow key. Arrow keys
        alone go from deal to deal.
      </p>
      <p role="status" className="sr-only">
        {liveMessage}
      </p>
    </>
  )
}

const columnId = (stage: DealStage) => `stage-${stage}`

/** On a phone, where one stage fills the screen: the way to each. */
function StageJumps({ stages }: { stages: BoardColumn[] }) {
  return (
    <nav
      aria-label="Stages"
      className="relative -mx-4 flex gap-1.5 overflow-x-auto px-4 pb-2 sm:hidden"
    >
      {stages.map(({ stage, count }) => (
        <Button
          key={stage}
          variant="secondary"
          size="sm"
          onClick={() =>
            document
              .getElementById(columnId(stage))
              ?.scrollIntoView({ block: 'nearest', inline: 'start' })
          }
        >
          {dealStageLabels[stage]}
          <span className="text-ink-faint tabular-nums">{count.toLocaleString('en')}</span>
        </Button>
      ))}
    </nav>
  )
}

type ColumnProps = Omit<DealBoardProps, 'board'> & {
  column: BoardColumn
  children: React.ReactNode
}

/** A stage with its count and sum; a deal is dropped anywhere in it. */
function Column({ column, limit, onMore, busy, children }: ColumnProps) {
  const { stage, count, value, deals } = column
  const place = useRef<HTMLElement>(null)
  const [over, setOver] = useState(false)
  useEffect(() => {
    if (!place.current) return
    return dropTargetForElements({
      element: place.current,
      getData: () => ({ stage }),
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: () => setOver(false),
    })
  }, [stage])
  const more = count - deals.length
  const figures = `${counted(count)} · ${formatDollars(value)}`
  return (
    <section
      ref={place}
      id={columnId(stage)}
      aria-labelledby={`${columnId(stage)}-name`}
      className={cx(columnFrame(stage), 'transition-colors', over && 'border-thread bg-paper-deep')}
    >
      <header className="deal-stage-head z-10 -mx-2 -mt-2 rounded-t-md bg-inherit px-3 pt-2.5 pb-1">
        <h2 className="-ml-1 flex items-center gap-1.5 font-semibold text-sm">
          <ToneDot tone={tones[stage]} />
          <span id={`${columnId(stage)}-name`} className="truncate">
            {dealStageLabels[stage]}
          </span>
        </h2>
        {/* One line whatever the sum, so that the cards of all stages begin at the same height. */}
        <p className="flex justify-between gap-2 whitespace-nowrap text-xs tabular-nums">
          <span title={figures} className="truncate text-ink-soft">
            {figures}
          </span>
          {isOpenStage(stage) && (
            <span title="How much of its deals the forecast counts on" className="text-ink-faint">
              {stageWeights[stage]} %
            </span>
          )}
        </p>
      </header>
      <ul className={cx('flex flex-col empty:hidden', isOpenStage(stage) && 'gap-2')}>
        {children}
      </ul>
      {more > 0 &&
        (limit < mostCards ? (
          <Button variant="secondary" size="sm" busy={busy} onClick={onMore}>
            Show more
          </Button>
        ) : (
          <Link to={dealList.page({ stage, asList: true })} className={cx(linkClass, 'text-xs')}>
            {more.toLocaleString('en')} more in the list
          </Link>
        ))}
    </section>
  )
}
