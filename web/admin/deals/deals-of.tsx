import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { isOpenStage } from '#shared/deals/stages.ts'
import { formatDollars } from '#shared/dollars.ts'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { RowShapes } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { useRecordList } from '../lists/list-screen.tsx'
import { DueLabel, NoNextStep } from '../people/due-label.tsx'
import { AssigneeMark } from '../records/colleagues.tsx'
import { CloseDay } from './close-day.tsx'
import { StageBadge } from './deal-columns.tsx'
import { type DealListState, type DealRow, dealList, dealResource } from './deal-list.ts'
import type { DealBeginning } from './new-deal.tsx'

// Fetched when a deal is opened: the pages do without it.
const NewDealDialog = lazy(async () => ({
  default: (await import('./new-deal.tsx')).NewDealDialog,
}))

type DealsOfProps = {
  /** Whose deals: a person's or a company's. */
  of: Partial<Pick<DealListState, 'personId' | 'companyId' | 'stage'>>
  /** With whom one is opened here. */
  beginning?: DealBeginning
  /** With whom is still being read. */
  busy?: boolean
  title: string
  /** Whether each says what is next with its person, which stands nowhere else on the page. */
  withNextStep?: boolean
  /** How many are open and their sum in whole dollars, where that is known without reading them all. */
  figures?: { count: number; value: number }
}

/** The deals of a person or a company, and the way to open one. */
export function DealsOf(props: DealsOfProps) {
  const { of, beginning, busy, title, figures, withNextStep = false } = props
  const { query, rows, total } = useRecordList(dealResource, { ...dealList.usual, ...of })
  // It begins with what was known when it was opened: others may change it meanwhile.
  const [opening, setOpening] = useState<Opening>({ key: 0, open: false })
  const open = rows.filter(({ stage }) => isOpenStage(stage))
  const { count, value } = figures ?? {
    count: open.length,
    value: open.reduce((sum, { value }) => sum + value, 0),
  }
  const isEmpty = query.isSuccess && rows.length === 0
  const shown = rows.slice(0, shownAtMost)
  const more = (total?.count ?? rows.length) - shown.length
  return (
    <section aria-label={title} className="@container">
      <div
        className={cx('flex flex-wrap items-center justify-between gap-x-3', !isEmpty && 'pb-2')}
      >
        <h2 className="flex items-baseline gap-2.5 font-semibold text-base">
          {title}
          <span className="font-normal text-ink-faint text-sm tabular-nums empty:hidden">
            {isEmpty && 'None'}
            {count > 0 && `${count.toLocaleString('en')} open, ${formatDollars(value)}`}
          </span>
        </h2>
        {beginning && (
          <Button
            variant="quiet"
            size="sm"
            className="-mr-3"
            busy={busy}
            onClick={() => setOpening(({ key }) => ({ key: key + 1, open: true, beginning }))}
          >
            <Plus size={15} />
            New deal
          </Button>
        )}
      </div>
      {query.isError && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.isPending && figures && figures.count > 0 && (
        <div className="rounded-md border border-paper-edge bg-card">
          <RowShapes count={Math.min(figures.count, shownAtMost)} className="*:px-3" />
        </div>
      )}
      <ul className="divide-y divide-paper-edge rounded-md border border-paper-edge bg-card empty:hidden">
        {shown.map((deal) => (
          <DealLine
            key={deal.id}
            deal={deal}
            withPerson={of.personId === undefined}
            withNextStep={withNextStep}
          />
        ))}
      </ul>
      {more > 0 && (
        <Link
          to={dealList.page({ ...of, asList: true })}
          className="inline-block py-1.5 text-ink-soft text-xs underline-offset-3 hover:underline"
        >
          {more.toLocaleString('en')} more in the list
        </Link>
      )}
      {opening.key > 0 && (
        <Suspense>
          <NewDealDialog
            key={opening.key}
            beginning={opening.beginning}
            open={opening.open}
            onClose={() => setOpening((opening) => ({ ...opening, open: false }))}
            returnFocus={() => null}
          />
        </Suspense>
      )}
    </section>
  )
}

type Opening = { key: number; open: boolean; beginning?: DealBeginning | undefined }

/** Deals that are told one by one. */
const shownAtMost = 8

type DealLineProps = { deal: DealRow; withPerson: boolean; withNextStep: boolean }

function DealLine({ deal, withPerson, withNextStep }: DealLineProps) {
  const { nextStep } = deal
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-0.5 px-3 py-2 text-sm @min-[36rem]:grid @min-[36rem]:grid-cols-[minmax(0,1fr)_auto_6.5rem_7.5rem_1.5rem]">
      <span className="wrap-anywhere min-w-full @min-[36rem]:min-w-0">
        <Link
          to={adminPage.deal(deal.id)}
          className="font-medium underline-offset-3 hover:underline"
        >
          {deal.title}
        </Link>
        {withPerson && (
          <span className="block text-ink-soft @min-[48rem]:inline">
            <span aria-hidden="true" className="hidden @min-[48rem]:inline">
              {' · '}
            </span>
            <Link
              to={adminPage.person(deal.personId)}
              className="rounded-sm underline-offset-3 hover:underline"
            >
              {deal.person}
            </Link>
          </span>
        )}
        {withNextStep && (
          <span className="block text-xs">
            {nextStep ? (
              <>
                <span className="text-ink-faint">Next step: </span>
                <DueLabel dueAt={nextStep.dueAt} className="mr-2 font-medium" />
                {nextStep.title}
              </>
            ) : (
              <NoNextStep />
            )}
          </span>
        )}
      </span>
      <span className="tabular-nums">{formatDollars(deal.value)}</span>
      <CloseDay deal={deal} faint className="text-xs" otherwise={<span />} />
      <span>
        <StageBadge stage={deal.stage} />
      </span>
      <AssigneeMark id={deal.ownerId} />
    </li>
  )
}
