import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { Lead } from '#shared/leads/schema.ts'
import { adminPage } from '#shared/routes.ts'
import type { Today, WhoseDay } from '#shared/today/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '../brand/brand.tsx'
import { consultationList } from '../consultations/consultation-list.ts'
import { LoadFailure } from '../http/load-failure.tsx'
import { LeadDealDialog } from '../leads/lead-actions.tsx'
import { leadList } from '../leads/lead-list.ts'
import { timelines } from '../people/person-calls.ts'
import { personList } from '../people/person-list.ts'
import { Keys } from '../search/keys.tsx'
import { DayDone } from './day-done.tsx'
import { DealEntry } from './deal-entry.tsx'
import { LeadEntry } from './lead-entry.tsx'
import { MeetingEntry } from './meeting-entry.tsx'
import { TaskEntry } from './task-entry.tsx'
import { todayQuery } from './today-query.ts'
import { useEntryKeys } from './use-entry-keys.ts'

/**
 * What entries share: whose they are is told where not all are the reader's own; `onActed` reads the day
 * again, `onDeal` opens a deal with whom a lead came from.
 */
type Shared = { withOwner: boolean; onActed: () => void; onDeal: (lead: Lead) => void }

const columns = ['tasks', 'people'] as const

type Section = {
  title: string
  /** How loud it is beside the others: what should have been done already is on a thread of its own. */
  weight: 'pressing' | 'usual' | 'quiet'
  /** What was taken on, or who waits: each has a column where there is room for two. */
  column: (typeof columns)[number]
  /** Where all of it is listed. */
  all: { to: string; label: string }
  /** One entry for each row. */
  entries: (today: Today, shared: Shared) => ReactNode[]
  more: (today: Today) => boolean
}

/** The parts of a day, the most pressing first (relationship.md §2, My day). */
const sections: readonly Section[] = [
  {
    title: 'Overdue',
    weight: 'pressing',
    column: 'tasks',
    all: { to: personList.page({ step: 'overdue' }), label: 'All overdue' },
    entries: ({ overdue }, { withOwner }) =>
      overdue.rows.map((task) => <TaskEntry key={task.id} task={task} withOwner={withOwner} />),
    more: ({ overdue }) => overdue.more,
  },
  {
    title: 'Due today',
    weight: 'usual',
    column: 'tasks',
    all: { to: personList.page({ step: 'week' }), label: 'Due this week' },
    entries: ({ today }, { withOwner }) =>
      today.rows.map((task) => <TaskEntry key={task.id} task={task} withOwner={withOwner} />),
    more: ({ today }) => today.more,
  },
  {
    title: 'Meetings today',
    weight: 'usual',
    column: 'people',
    all: {
      to: consultationList.page({ status: 'scheduled', sort: 'preferredDate' }),
      label: 'All meetings',
    },
    entries: ({ meetings }, { onActed }) =>
      meetings.rows.map((meeting) => (
        <MeetingEntry key={meeting.id} meeting={meeting} onActed={onActed} />
      )),
    more: ({ meetings }) => meetings.more,
  },
  {
    title: 'Waiting for an answer',
    weight: 'usual',
    column: 'people',
    all: { to: leadList.page({ status: 'new', sort: 'createdAt' }), label: 'All new leads' },
    entries: ({ leads }, shared) =>
      leads.rows.map((lead) => <LeadEntry key={lead.id} lead={lead} {...shared} />),
    more: ({ leads }) => leads.more,
  },
  {
    title: 'Deals without a next step',
    weight: 'quiet',
    column: 'people',
    all: { to: adminPage.deals, label: 'All deals' },
    entries: ({ deals }, { withOwner }) =>
      deals.rows.map((deal) => <DealEntry key={deal.id} deal={deal} withOwner={withOwner} />),
    more: ({ deals }) => deals.more,
  },
]

const dayInWords = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
})

/** /admin/today: what there is to do, each done where it stands, by keyboard alone if wanted. */
export function TodayScreen() {
  useTitle('My day')
  const [search, setSearch] = useSearchParams()
  const whose: WhoseDay = search.get('whose') === 'all' ? 'all' : 'mine'
  const choose = (next: WhoseDay) =>
    setSearch(next === 'all' ? { whose: 'all' } : {}, { replace: true })
  const heading = useRef<HTMLHeadingElement>(null)
  const query = useQuery(todayQuery(whose))
  const queries = useQueryClient()
  // It stays open when its lead is not among those that wait any more.
  const [deal, setDeal] = useState<{ lead: Lead; open: boolean; times: number } | null>(null)
  const readAgain = () => void queries.invalidateQueries({ queryKey: [timelines] })
  return (
    <div className="max-w-294">
      <div className="flex flex-wrap items-start justify-between gap-3 pb-5">
        <div>
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-xl">
            My day
          </h1>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
            <p className="text-ink-soft text-sm">{dayInWords.format(Date.now())}</p>
            {query.data && hasEntries(query.data) && <Legend />}
          </div>
        </div>
        <Button
          variant="secondary"
          size="sm"
          aria-pressed={whose === 'all'}
          onClick={() => choose(whose === 'all' ? 'mine' : 'all')}
          className="aria-pressed:bg-paper-deep"
        >
          Everybody’s
        </Button>
      </div>
      {query.isPending && <DayShape />}
      {query.isError && !query.data && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.data && (
        <Day
          today={query.data}
          shared={{
            withOwner: whose === 'all',
            onActed: readAgain,
            onDeal: (lead) =>
              setDeal((last) => ({ lead, open: true, times: (last?.times ?? 0) + 1 })),
          }}
          onEverybody={whose === 'mine' ? () => choose('all') : undefined}
        />
      )}
      {deal && (
        <LeadDealDialog
          // Offered again it begins anew.
          key={deal.times}
          record={deal.lead}
          open={deal.open}
          onClose={() => setDeal({ ...deal, open: false })}
          returnFocus={() =>
            document.querySelector<HTMLElement>('[data-entry-name]') ?? heading.current
          }
        />
      )}
    </div>
  )
}

type DayProps = {
  today: Today
  shared: Shared
  onEverybody: (() => void) | undefined
}

function Day({ today, shared, onEverybody }: DayProps) {
  const list = useRef<HTMLDivElement>(null)
  useEntryKeys(list)
  const filled = sections
    .map((section) => ({ ...section, rows: section.entries(today, shared) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <div ref={list} className={columnsClass}>
      {filled.length === 0 && <DayDone onEverybody={onEverybody} />}
      {columns.map((column) => (
        <div key={column} className={columnClass}>
          {filled
            .filter((section) => section.column === column)
            .map(({ title, weight, all, rows, more }) => (
              <Part
                key={title}
                title={title}
                weight={weight}
                count={`${rows.length}${more(today) ? '+' : ''}`}
                all={
                  <Link to={all.to} className={`${linkClass} inline-block shrink-0 py-0.5 text-sm`}>
                    {all.label}
                  </Link>
                }
              >
                {rows}
              </Part>
            ))}
        </div>
      ))}
    </div>
  )
}

/** Side by side where there is room, each as long as it is; a day that fills one of them has all of the room. */
const columnsClass = 'grid items-start gap-x-6 gap-y-8 xl:grid-flow-col xl:auto-cols-fr'
const columnClass = 'flex min-w-0 flex-col gap-8 empty:hidden'

type PartProps = Pick<Section, 'title' | 'weight'> & {
  count: string
  /** The way to all of it. */
  all: ReactNode
  children: ReactNode
}

/** One part of a day: how many are in it, and its entries. */
const Part = ({ title, weight, count, all, children }: PartProps) => (
  <section aria-label={title} data-weight={weight} className="group/part @container">
    <div className="flex min-h-8 items-baseline justify-between gap-4 pb-2">
      <h2 className="font-semibold text-base/7 group-data-[weight=quiet]/part:text-ink-soft">
        {title} <span className="ml-0.5 text-ink-faint text-xs tabular-nums">{count}</span>
      </h2>
      {all}
    </div>
    <ul className="overflow-clip rounded-md border border-paper-edge bg-card group-data-[weight=pressing]/part:border-l-3 group-data-[weight=pressing]/part:border-l-thread">
      {children}
    </ul>
  </section>
)

/** Entries of each part of a day that is on its way. */
const shapes: Record<Section['column'], readonly number[]> = { tasks: [1, 3], people: [1, 2] }

const DayShape = () => (
  <div aria-busy="true">
    <p role="status" className="sr-only">
      Loading the day
    </p>
    <div className={columnsClass}>
      {columns.map((column) => (
        <div key={column} className={columnClass}>
          {shapes[column].map((entries, part) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places.
            <PartShape key={part} entries={entries} />
          ))}
        </div>
      ))}
    </div>
  </div>
)

const PartShape = ({ entries }: { entries: number }) => (
  <div>
    <div className="flex h-8 items-center pb-2">
      <Skeleton className="h-4 w-36" />
    </div>
    <div className="divide-y divide-paper-edge rounded-md border border-paper-edge bg-card">
      {Array.from({ length: entries }, (_, entry) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries keep their places.
        <div key={entry} className="flex h-14 items-center gap-3 px-3 sm:px-4">
          <Skeleton className="size-6 rounded-full" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="w-40" />
            <Skeleton className="h-2.5 w-56 max-w-full" />
          </div>
          <Skeleton className="w-32 max-sm:hidden" />
        </div>
      ))}
    </div>
  </div>
)

const keys = [
  ['J', 'next'],
  ['K', 'previous'],
  ['Enter', 'open'],
  ['D', 'done'],
] as const

const hasEntries = (today: Today) => Object.values(today).some(({ rows }) => rows.length > 0)

/** The keys of every row, and that of a task's circle; the row in use tells those of its buttons. */
const Legend = () => (
  <dl
    aria-label="Keys"
    className="flex gap-x-4 text-2xs text-ink-faint max-sm:hidden pointer-coarse:hidden"
  >
    {keys.map(([key, does]) => (
      <div key={key} className="flex items-center gap-1.5">
        <dt>
          <span className="sr-only">{key}</span>
          <Keys>{key}</Keys>
        </dt>
        <dd>{does}</dd>
      </div>
    ))}
  </dl>
)
