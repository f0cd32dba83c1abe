import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { type Agenda, agendaSchema } from '#shared/dashboard/consultations-schema.ts'
import { api } from '#shared/routes.ts'
import { cx } from '#web/ui/cx.ts'
import { linkClass } from '#web/ui/link.tsx'
import { timeOfDay, useNow } from '#web/ui/relative-time.tsx'
import { call, zoned } from '../http/call.ts'
import { countsKey } from '../lists/resource.ts'
import { consultationList, weekWord } from './consultation-list.ts'
import { dayName, localDate } from './meeting-time.ts'
import { WeekShape } from './week-shape.tsx'

/** The next seven days. Under the figures of the consultations, which are read again on any change. */
export const agendaQuery = queryOptions({
  queryKey: [...countsKey({ key: 'consultations' }), 'agenda'],
  queryFn: ({ signal }): Promise<Agenda> =>
    call(zoned(api.admin.dashboard.agenda), agendaSchema, { signal }),
  refetchOnMount: 'always',
})

const frame = '@container overflow-hidden rounded-md border border-paper-edge bg-card'
const besideList = 'mb-2 sm:mb-4'

/** How many meetings of a day are named before the list has them; two columns hold twice as many as one. */
const named = { inColumn: 3, atMost: 6 }

/**
 * The next seven days side by side, each with a thread a meeting, and the meetings of one of them:
 * today's, or of the first day that has any. `wide` where there is room to set them beside the days.
 */
export function WeekStrip({ wide = false }: { wide?: boolean }) {
  const { data, isError } = useQuery(agendaQuery)
  const now = useNow()
  const [chosen, setChosen] = useState<string | null>(null)
  // The list below does not depend on it.
  if (isError && !data) return null
  if (!data) {
    return (
      <div className={cx(frame, wide && besideList)}>
        <div className={cx(wide && 'max-w-104 sm:min-h-29')}>
          <WeekShape wide={wide} />
        </div>
      </div>
    )
  }

  const { days, meetings } = data
  const first = meetings.find((each) =>
    days.some((day) => day.date === localDate(each.preferredDate)),
  )
  const open = chosen ?? (first ? localDate(first.preferredDate) : days[0]?.date)
  const day = days.find((each) => each.date === open) ?? days[0]
  if (!day) return null
  const shown = meetings.filter(({ preferredDate }) => localDate(preferredDate) === day.date)
  const next = meetings[0]?.id
  // Of later days each is still to come; those that are over are not among the meetings.
  const over = day.date === days[0]?.date ? data.over : 0
  return (
    <section aria-label="Next seven days" className={cx(frame, wide && besideList)}>
      <div
        className={cx(
          wide &&
            '@min-[35rem]:grid @min-[35rem]:grid-cols-[20rem_minmax(0,1fr)] @min-[50rem]:grid-cols-[26rem_minmax(0,1fr)]',
        )}
      >
        <ul
          className={cx(
            'grid grid-cols-7 border-paper-edge border-b',
            wide &&
              '@min-[35rem]:border-r @min-[35rem]:border-b-0 xl:@max-[35rem]:min-h-29 xl:@max-[35rem]:border-b-0',
          )}
        >
          {days.map(({ date, count }) => (
            <li key={date} className="min-w-0">
              <button
                type="button"
                aria-pressed={date === day.date}
                onClick={() => setChosen(date)}
                className={cx(dayClass, 'aria-pressed:bg-paper-deep')}
              >
                <DayFace date={date} count={count} today={date === days[0]?.date} />
              </button>
            </li>
          ))}
        </ul>
        {/* Beside the days it is as high whatever the day holds: three rows under its name. */}
        <div
          className={cx(
            'px-4 py-0.5 sm:py-2.5',
            wide && '@min-[35rem]:h-29 xl:@max-[35rem]:hidden',
          )}
        >
          <div className="flex items-baseline justify-between gap-4">
            <p className="font-medium text-2xs text-ink-soft max-sm:py-1">
              {dayName(Date.parse(`${day.date}T12:00`), now)}
              {over > 0 && shown.length > 0 && `, ${over.toLocaleString('en')} already over`}
            </p>
            {day.count > Math.min(shown.length, named.inColumn) && (
              <Link
                to={consultationList.page({
                  asWeek: true,
                  week: weekWord(day.date, days[0]?.date),
                })}
                className={cx(
                  linkClass,
                  'text-2xs max-sm:py-1',
                  wide &&
                    day.count <= Math.min(shown.length, named.atMost) &&
                    '@min-[70rem]:hidden',
                )}
              >
                {`All ${day.count.toLocaleString('en')} that day`}
              </Link>
            )}
          </div>
          {shown.length === 0 ? (
            <p className="py-2 text-ink-soft text-sm">
              {over > 0 ? 'Today’s meetings are over.' : day.count === 0 && 'No meeting.'}
            </p>
          ) : (
            <ul
              className={cx(
                'grid grid-cols-1 gap-x-6',
                wide && '@min-[35rem]:mt-2',
                wide &&
                  shown.length > named.inColumn &&
                  '@min-[70rem]:grid-flow-col @min-[70rem]:grid-cols-2 @min-[70rem]:grid-rows-3',
              )}
            >
              {shown.slice(0, wide ? named.atMost : named.inColumn).map((each, place) => (
                <li
                  key={each.id}
                  className={cx(
                    'flex min-h-8 items-center gap-3 text-sm sm:min-h-9',
                    wide && '@min-[35rem]:min-h-6',
                    place >= named.inColumn && '@max-[70rem]:hidden',
                  )}
                >
                  <time
                    dateTime={each.preferredDate ?? undefined}
                    className={cx(
                      'w-18 shrink-0 border-l-2 pl-2 text-xs tabular-nums',
                      each.id === next
                        ? 'border-thread font-semibold text-thread'
                        : 'border-paper-edge text-ink-soft',
                    )}
                  >
                    {timeOfDay(Date.parse(each.preferredDate ?? ''))}
                  </time>
                  <Link
                    to={consultationList.recordPage(each.id)}
                    className="truncate font-medium @min-[24rem]:max-w-1/2 decoration-paper-edge underline-offset-3 hover:underline"
                  >
                    {each.name}
                  </Link>
                  {/* What does not fit beside the company wraps out of sight. */}
                  <span className="flex h-4 min-w-0 flex-1 flex-wrap gap-x-1 overflow-hidden text-ink-faint text-xs">
                    {each.company && <span className="max-w-full truncate">{each.company}</span>}
                    {each.meetingType && (
                      <span className="max-w-full truncate">
                        {each.company && '· '}
                        {each.meetingType}
                      </span>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  )
}

const weekday = new Intl.DateTimeFormat('en', { weekday: 'short' })

/** The next seven days alone, at the head of a list that names their meetings; each leads to its week. */
export function WeekDays() {
  const { data, isError } = useQuery(agendaQuery)
  if (isError && !data) return null
  return (
    <section aria-label="Next seven days" className="border-paper-edge border-b">
      {data ? (
        <ul className="grid grid-cols-7">
          {data.days.map(({ date, count }, place) => (
            <li key={date} className="min-w-0">
              <Link
                to={consultationList.page({
                  asWeek: true,
                  week: weekWord(date, data.days[0]?.date),
                })}
                className={dayClass}
              >
                <DayFace date={date} count={count} today={place === 0} />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <WeekShape wide />
      )}
    </section>
  )
}

/** So many threads can be told apart; a day with more is told by its number, on a phone as well. */
const threads = 6

export const dayClass =
  '-outline-offset-2 flex h-full w-full cursor-pointer flex-col items-center px-1 pt-1 pb-0.5 transition-colors sm:pt-2.5 sm:pb-2 hover:bg-paper'

const meetings = { none: 'no meeting', one: ' meeting', many: ' meetings' }

type DayFaceProps = {
  date: string
  count: number
  /** The words for what is counted, whose number the eye does not need; meetings, with theirs, where there are none. */
  counted?: typeof meetings
  today: boolean
}

/** A day of a strip of days: its name and number, and a thread for each of what is counted. */
export function DayFace({ date, count, counted, today }: DayFaceProps) {
  const noon = Date.parse(`${date}T12:00`)
  const { none, one, many } = counted ?? meetings
  const words = count === 0 ? none : count === 1 ? one : many
  return (
    <>
      <span className={cx('text-2xs', today ? 'font-semibold text-ink' : 'text-ink-faint')}>
        {today ? 'Today' : weekday.format(noon)}
      </span>{' '}
      <span className="font-semibold text-base tabular-nums max-sm:leading-5 sm:text-lg">
        {Number(date.slice(-2))}
      </span>
      <svg
        aria-hidden="true"
        viewBox="0 0 26 24"
        preserveAspectRatio="none"
        className="mt-0.5 h-3 w-6.5 sm:h-6"
      >
        {Array.from({ length: Math.min(count, threads) }, (_, thread) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the threads are alike.
            key={thread}
            y={20 - thread * 4}
            width="26"
            height="2"
            className={today ? 'fill-thread' : 'fill-indigo'}
          />
        ))}
        {count === 0 && <rect y="20" width="26" height="1" className="fill-paper-edge" />}
      </svg>
      <span
        className={cx(
          'h-4 text-2xs text-ink-soft tabular-nums',
          count <= threads && 'max-sm:sr-only',
          counted && 'sr-only',
        )}
      >
        {count > 0 && count.toLocaleString('en')}
        <span className="sr-only">{words}</span>
      </span>
    </>
  )
}
