import type { Consultation } from '#shared/consultations/schema.ts'
import { isOver } from '#shared/dashboard/meetings.ts'
import { adminPage } from '#shared/routes.ts'
import { fullMeetingTime } from '../consultations/meeting-time.ts'
import { useNow } from '../shell/when.tsx'
import { NothingHere } from './dashboard-part.tsx'
import { PersonRows } from './person-rows.tsx'

/** Meetings of today and after it under the names of their days, on the reader's own clock. */
export function Meetings({ meetings }: { meetings: Consultation[] }) {
  const now = useNow()
  if (meetings.length === 0) return <NothingHere>No meeting is scheduled.</NothingHere>
  const days = Map.groupBy(meetings, (each) => dayName(instantOf(each), now))
  return (
    <>
      {[...days].map(([day, some]) => (
        <div key={day} className="border-paper-edge border-t first:border-t-0">
          <h3 className="bg-paper px-4 py-1.5 font-medium text-2xs text-ink-soft">{day}</h3>
          <PersonRows
            rows={some.map((each) => ({
              id: each.id,
              to: adminPage.consultation(each.id),
              name: each.name,
              detail: [each.company, each.meetingType].filter(Boolean).join(' · ') || each.email,
              time: (
                <time
                  dateTime={each.preferredDate ?? undefined}
                  title={each.preferredDate ? fullMeetingTime(each.preferredDate) : undefined}
                  className={
                    isOver(instantOf(each), now)
                      ? 'text-ink-faint tabular-nums'
                      : 'font-medium text-ink tabular-nums'
                  }
                >
                  {timeOfDay(instantOf(each))}
                </time>
              ),
            }))}
          />
        </div>
      ))}
    </>
  )
}

const instantOf = ({ preferredDate }: Consultation) => Date.parse(preferredDate ?? '')

const weekday = new Intl.DateTimeFormat('en', { weekday: 'long', day: 'numeric', month: 'long' })
const time = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: '2-digit' })

const dayOf = (instant: number) => {
  const date = new Date(instant)
  // Noon, so that the hour a clock is put on by can not make another day of it.
  return new Date(date.getFullYear(), date.getMonth(), date.getDate(), 12).getTime()
}
const dayLength = 24 * 60 * 60_000

/** The day of an instant as the reader would call it now: Today, Tomorrow, or its date. */
export function dayName(instant: number, now: number): string {
  const ahead = Math.round((dayOf(instant) - dayOf(now)) / dayLength)
  if (ahead === 0) return 'Today'
  return ahead === 1 ? 'Tomorrow' : weekday.format(instant)
}

/** The reader's clock at an instant: 3:30 PM. */
const timeOfDay = (instant: number): string => time.format(instant)
