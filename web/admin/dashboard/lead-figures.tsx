import { type ReactNode, useId } from 'react'
import { promiseKept, waitInWords } from '#shared/dashboard/answers.ts'
import { totalOf } from '#shared/dashboard/arrivals.ts'
import { comparedWith } from '#shared/dashboard/comparison.ts'
import type { Answers, Arrivals } from '#shared/dashboard/schema.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'

export const percent = new Intl.NumberFormat('en', { style: 'percent' })
export const number = new Intl.NumberFormat('en')

const figureTitles = {
  came: 'New leads in 30 days',
  inTime: 'Answered within 24 hours',
  median: 'Median time to first contact',
}

export const frame =
  'grid gap-px overflow-hidden rounded-md border border-paper-edge bg-paper-edge min-[44rem]:grid-cols-3'

type LeadFiguresProps = { arrivals: Arrivals; answers: Answers }

/** How many leads came, and whether and how soon they were answered, beside the 30 days before. */
export function LeadFigures({ arrivals, answers }: LeadFiguresProps) {
  const days = arrivals.days.map((_, day) =>
    totalOf(arrivals.sources.map(({ counts }) => counts[day] ?? 0)),
  )
  const { inTime, settled, share } = promiseKept(answers)
  const { medianMinutes: median } = answers
  const came = totalOf(days)
  return (
    <div className={frame}>
      <Figure
        title={figureTitles.came}
        value={number.format(came)}
        compared={comparedWith(came, arrivals.before, number.format)}
        drawing={<DayThreads days={days} />}
      />
      <Figure
        title={figureTitles.inTime}
        value={share === null ? null : percent.format(share)}
        without="Nothing to tell yet"
        compared={comparedWith(share, promiseKept(answers.before).share, percent.format)}
        drawing={share !== null && <Share share={share} />}
      >
        {share !== null &&
          `${number.format(inTime)} of ${number.format(settled)} had a first contact in time`}
      </Figure>
      <Figure
        title={figureTitles.median}
        value={median === null ? null : waitInWords(median)}
        without="No first contact yet"
        compared={comparedWith(median, answers.before.medianMinutes, waitInWords)}
      >
        {answers.stillOpen > 0
          ? `${number.format(answers.stillOpen)} still open after 24 hours`
          : 'None is open after 24 hours'}
      </Figure>
    </div>
  )
}

/** The same while they are on their way. */
export const LeadFiguresShape = () => (
  <FiguresShape
    titles={Object.values(figureTitles)}
    height="h-29.25 min-[44rem]:h-41.5 min-[56rem]:h-32.75"
  />
)

type FiguresShapeProps = { titles: readonly string[]; height: string }

export const FiguresShape = ({ titles, height }: FiguresShapeProps) => (
  <div className={frame}>
    {titles.map((title) => (
      <figure key={title} aria-label={title} className={`${height} bg-card px-4 py-3`}>
        <h2 className="font-medium text-ink-soft text-xs">{title}</h2>
        <Skeleton className="my-2.5 h-6 w-28" />
        <Skeleton className="h-2.5 w-48" />
        <Skeleton className="mt-2 h-2.5 w-56 max-w-full" />
      </figure>
    ))}
  </div>
)

type FigureProps = {
  title: string
  value: string | null
  /** What is said where there is no value. */
  without?: string
  /** What it was before; null where there is nothing to compare with, absent where nothing is compared. */
  compared?: ReturnType<typeof comparedWith>
  drawing?: ReactNode
  children?: ReactNode
}

export function Figure({ title, value, without, compared, drawing, children }: FigureProps) {
  const id = useId()
  return (
    <figure aria-labelledby={id} className="flex flex-col bg-card px-4 py-3">
      <h2 id={id} className="font-medium text-ink-soft text-xs">
        {title}
      </h2>
      {value === null ? (
        <p className="py-2 text-sm">{without}</p>
      ) : (
        <div className="flex items-end justify-between gap-4 py-1">
          <p className="font-semibold text-2xl tabular-nums">{value}</p>
          {drawing}
        </div>
      )}
      {children && <p className="text-ink-soft text-xs tabular-nums">{children}</p>}
      {value !== null && compared !== undefined && (
        <p className="text-ink-faint text-xs tabular-nums">
          {compared ? `${arrows[compared.trend]} ${compared.words}` : 'Nothing to compare with in'}{' '}
          the 30 days before
        </p>
      )}
    </figure>
  )
}

const arrows = { up: '↑', down: '↓', same: '=' }

/** Days side by side as threads, as long as they had leads; a day without is a knot on the ground. */
export function DayThreads({ days }: { days: number[] }) {
  const most = Math.max(4, ...days)
  return (
    <svg aria-hidden="true" viewBox="0 0 149 36" className="h-9 w-36 max-w-1/2">
      {days.map((count, day) => {
        const tall = Math.max(1, (count / most) * 36)
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: days keep their places.
            key={day}
            x={day * 5}
            y={36 - tall}
            width="3"
            height={tall}
            className={count > 0 ? 'fill-indigo' : 'fill-control'}
          />
        )
      })}
    </svg>
  )
}

const ticks = 20

/** A share as so many of twenty threads. */
export function Share({ share }: { share: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 97 36" className="h-9 w-24">
      {Array.from({ length: ticks }, (_, tick) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: threads are alike.
          key={tick}
          x={tick * 5}
          y="12"
          width="2"
          height="24"
          className={tick < Math.round(share * ticks) ? 'fill-indigo' : 'fill-paper-edge'}
        />
      ))}
    </svg>
  )
}

/** How far loose threads reach, as no two neighbours do. */
const looseEnds = [22, 14, 26, 18, 24, 12, 20]

/** So many threads that nobody has taken up yet, their ends uneven; more than there is room for are a crowd. */
export function LooseThreads({ count }: { count: number }) {
  const drawn = Math.min(count, ticks)
  return (
    <svg aria-hidden="true" viewBox="0 0 97 36" className="h-9 w-24">
      <rect y="35" width="97" height="1" className="fill-paper-edge" />
      {Array.from({ length: drawn }, (_, thread) => {
        const tall = looseEnds[thread % looseEnds.length] ?? 0
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: threads are alike.
            key={thread}
            x={(ticks - drawn + thread) * 5}
            y={36 - tall}
            width="2"
            height={tall}
            className="fill-weld"
          />
        )
      })}
    </svg>
  )
}
