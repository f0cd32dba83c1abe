import type { Consultation } from '#shared/consultations/schema.ts'
import { isOver } from '#shared/dashboard/consultations-schema.ts'
import { adminPage } from '#shared/routes.ts'
import { timeOfDay, useNow } from '#web/ui/relative-time.tsx'
import { dayName, fullMeetingTime } from '../consultations/meeting-time.ts'
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
