import { type DealStage, dealStageLabels, dealStages, isOpenStage } from '#shared/deals/stages.ts'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ToneDot } from '../lists/list-cells.tsx'
import { tones } from '../records/tones.ts'
import { columnFrame } from './deal-board.tsx'

const card = 'flex flex-col rounded-md border border-paper-edge bg-card'
const months = ['first', 'second', 'third', 'fourth']
const cardsOf: Record<DealStage, number> = {
  'lead-in': 3,
  talking: 3,
  'proposal-sent': 2,
  negotiating: 2,
  won: 3,
  lost: 2,
}

const columnShape = (stage: DealStage) => (
  <div key={stage} className={columnFrame(stage)}>
    <div className="px-1 pt-0.5">
      <p className="-ml-1 flex items-center gap-1.5 font-semibold text-sm">
        <ToneDot tone={tones[stage]} />
        <span className="truncate">{dealStageLabels[stage]}</span>
      </p>
      <Skeleton className="my-1 h-2.5 w-24" />
    </div>
    {Array.from({ length: cardsOf[stage] }, (_, index) => (
      <div
        // biome-ignore lint/suspicious/noArrayIndexKey: cards keep their places.
        key={index}
        className={cx(card, 'h-27 justify-between px-2.5 py-3')}
      >
        <Skeleton className="w-4/5" />
        <Skeleton className="w-1/2" />
        <Skeleton className="h-2.5 w-3/4" />
        <Skeleton className="w-16" />
      </div>
    ))}
  </div>
)

/** The forecast while the deals are on their way. */
export const ForecastShape = () => (
  <>
    <div className="flex divide-x divide-paper-edge rounded-md border border-paper-edge bg-card">
      {months.map((month) => (
        <div key={month} className="flex h-18.5 flex-1 flex-col justify-center gap-1.5 px-3">
          <Skeleton className="h-2.5 w-14" />
          <Skeleton className="w-20" />
          <Skeleton className="h-2.5 w-24" />
        </div>
      ))}
    </div>
    <Skeleton className="mt-2 mb-4.5 h-2.5 w-80" />
  </>
)

/** The forecast and the stages while the deals are on their way. */
export const BoardShape = () => (
  <>
    <Skeleton className="mb-2 h-22.5 sm:hidden" />
    <div className="max-sm:hidden">
      <ForecastShape />
    </div>
    <div className="flex h-12 gap-1.5 overflow-hidden sm:hidden">
      {months.map((month) => (
        <Skeleton key={month} className="h-9 w-24 flex-none" />
      ))}
    </div>
    <div className="@container overflow-hidden pb-2 max-sm:-mx-4 max-sm:px-4">
      <div className="deal-board">
        {dealStages.filter(isOpenStage).map(columnShape)}
        <div className="deal-closed">
          {dealStages.filter((stage) => !isOpenStage(stage)).map(columnShape)}
        </div>
      </div>
    </div>
  </>
)
