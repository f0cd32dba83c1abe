import { brand } from '#content/brand.ts'
import { bookingPage as words } from '#content/pages/booking.ts'
import { type CalendarEntry, googleLink, outlookLink } from '#shared/booking/calendar-links.ts'
import { meetingPlace } from '#shared/booking/meeting-place.ts'
import { ownBooking } from '#shared/booking/pages.ts'
import type { Booking } from '#shared/booking/schema.ts'
import { whenInParts } from '#shared/booking/when.ts'
import { Link } from '#web/ui/link.tsx'
import { FactLine, FactList } from '../forms/receipt.tsx'

const { facts, calendar } = words

/** All there is to know of a booking: what, when on both clocks, with whom, where. */
export function BookingFacts({ booking }: { booking: Booking }) {
  const { typeName, timeZone, host, place, instructions } = booking
  return (
    <FactList>
      <FactLine label={facts.what}>{typeName}</FactLine>
      <FactLine label={facts.when}>
        <strong className="font-semibold">
          <When booking={booking} zone={timeZone} />
        </strong>
        {host.timeZone !== timeZone && (
          <span className="block text-ink-soft text-sm">
            {`${facts.hostWhen(host.name)}: `}
            <When booking={booking} zone={host.timeZone} />
          </span>
        )}
      </FactLine>
      <FactLine label={facts.who}>{`${host.name}, ${brand.name}`}</FactLine>
      <FactLine label={facts.where}>
        <Place place={place} />
      </FactLine>
      {instructions && (
        <FactLine label={facts.good}>
          <span className="whitespace-pre-line">{instructions}</span>
        </FactLine>
      )}
    </FactList>
  )
}

/** No line breaks within the time: from "3:00 –" nobody reads on to "3:45 PM". */
function When({ booking, zone }: { booking: Booking; zone: string }) {
  const when = whenInParts(booking, zone)
  return (
    <>
      {`${when.date}, `}
      <span className="whitespace-nowrap">{`${when.time},`}</span>
      {` ${when.zone}`}
    </>
  )
}

function Place({ place }: { place: string }) {
  const where = meetingPlace(place)
  if (!where?.href) return where?.text ?? facts.phoned
  return (
    <Link href={where.href} external={!where.href.startsWith('tel:')}>
      {where.text}
    </Link>
  )
}

/** What calendars are told; not the link to the booking, which is the visitor's alone. */
const entryOf = ({ typeName, start, end, place, host, instructions }: Booking): CalendarEntry => ({
  title: `${typeName} with ${brand.name}`,
  start,
  end,
  place,
  details: [`With ${host.name}, ${brand.name}, ${brand.phone.display}`, instructions]
    .filter(Boolean)
    .join('\n\n'),
})

/** The ways into the visitor's calendar: a file for any, and two that have a page for it. */
export function AddToCalendar({ booking, token }: { booking: Booking; token: string }) {
  const entry = entryOf(booking)
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no fields; it says what each is for.
    <div
      role="group"
      aria-label={calendar.add}
      className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2"
    >
      <span className="font-medium">{calendar.add}</span>
      <Link href={ownBooking.invitation(token)} download>
        {calendar.file}
      </Link>
      <Link href={googleLink(entry)} external>
        {calendar.google}
      </Link>
      <Link href={outlookLink(entry)} external>
        {calendar.outlook}
      </Link>
    </div>
  )
}
