import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { bookingPage as words } from '#content/pages/booking.ts'
import { bookingPage, scheduleType } from '#shared/booking/calls.ts'
import { dateIn } from '#shared/booking/days-in-zone.ts'
import { type BookingForm, bookingFields, emptyBookingForm } from '#shared/booking/form.ts'
import { ownBooking, timesAnchor, timesPage, timesPageOf } from '#shared/booking/pages.ts'
import type { Booking, BookingType, Slot } from '#shared/booking/schema.ts'
import { dayInWords, placeInWords, timeIn, whenInWords, zoneInWords } from '#shared/booking/when.ts'
import { page } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { AboutTopic } from '../forms/about-topic.tsx'
import { FormFields } from '../forms/form-fields.tsx'
import { Honeypot } from '../forms/form-parts.tsx'
import type { FieldErrors } from '../forms/refusal.ts'
import { AddToCalendar, BookingFacts } from '../schedule/booking-facts.tsx'
import { RequestForm } from '../schedule/request-form.tsx'
import type { Answer } from './answer.ts'
import { noticeAnswer } from './notice.tsx'

/** Free times as a list without script: days to go to, and the times of one to choose from. */
export type PlainTimes = {
  /** The zone that they are told in. */
  zone: string
  days: readonly { date: string; count: number; href: string }[]
  /** The day whose times are shown; null where they are of several. */
  day: string | null
  slots: readonly Slot[]
  /** Where the days before and after these are, if there may be some. */
  earlier: string | null
  later: string | null
}

type TimesAnswer = {
  types: readonly BookingType[]
  /** Undefined where none is offered. */
  type: BookingType | undefined
  times: PlainTimes | undefined
  /** What the visitor comes about, in our words; empty for nothing in particular. */
  about: string
  /** By which the form, sent twice, is one booking. */
  key: string
  /** What was typed and chosen, when the form comes back. */
  typed?: { values: BookingForm; start: string }
  fields?: FieldErrors
  problems?: readonly string[]
}

/** The free times of a type with the form for who comes: `/schedule` for who has no script. */
export function timesAnswer(shown: TimesAnswer): Answer {
  const { types, type, times, about, key, typed, fields = {}, problems = [] } = shown
  const values = typed?.values ?? emptyBookingForm
  const content = (
    <Frame heading={problems.length > 0 ? words.checkHeading : words.heading}>
      <Problems problems={problems} />
      <nav aria-label={words.types.legend} className="mt-8">
        <h2 className="font-semibold text-lg">{words.types.legend}</h2>
        <ul className="mt-3 grid gap-2 sm:grid-cols-2">
          {types.map(({ id, name, minutes, description }) => (
            <li key={id}>
              <a
                href={timesPageOf({ type: id, about })}
                aria-current={id === type?.id ? 'page' : undefined}
                className={cx(
                  'block h-full rounded-md border bg-card p-3',
                  id === type?.id ? 'border-ink' : 'border-paper-edge hover:border-ink-faint',
                )}
              >
                <span className="block font-medium">{name}</span>
                <span className="block text-ink-soft text-sm">
                  {[words.types.minutes(minutes), description].filter(Boolean).join('. ')}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {times && <Days times={times} />}
      {type && times && times.slots.length > 0 && (
        <form
          method="post"
          action={timesPage}
          aria-label={words.heading}
          className="relative mt-8 grid gap-5 sm:grid-cols-2"
        >
          <input type="hidden" name="type" value={type.id} />
          <input type="hidden" name="key" value={key} />
          <AboutTopic label={about} />
          <Times times={times} chosen={typed?.start} error={fields.start} />
          <h2 className="mt-3 font-semibold text-lg sm:col-span-2">{words.details.heading}</h2>
          <FormFields
            fields={bookingFields}
            control={(name) => ({ name, defaultValue: values[name] || undefined })}
            errors={fields}
            placed={{ message: { className: 'sm:col-span-2', rows: 3 } }}
          />
          <Honeypot />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
            <Button type="submit" size="lg" className="max-sm:w-full">
              {words.details.button}
            </Button>
            <p className="text-ink-faint text-sm">{words.details.required}</p>
          </div>
        </form>
      )}
      <section className="stitched mt-16">
        <h2 className="mb-6 pt-4 font-semibold text-lg">{words.plain.askHeading}</h2>
        <RequestForm topics={[]} />
      </section>
    </Frame>
  )
  return { title: words.heading, content }
}

type MoveAnswer = {
  booking: Booking
  token: string
  times: PlainTimes
  problems?: readonly string[]
}

/** Another time for a booking: the same days and times, and one button. */
export function moveAnswer({ booking, token, times, problems = [] }: MoveAnswer): Answer {
  const { moveHeading, now, moveButton, back } = words.own
  const content = (
    <Frame heading={moveHeading}>
      <p className="mt-5 text-ink-soft text-lg">
        {`${now} ${whenInWords(booking, booking.timeZone)}.`}
      </p>
      <Problems problems={problems} />
      <Days times={times} />
      {times.slots.length > 0 && (
        <form
          method="post"
          action={ownBooking.times(token)}
          aria-label={moveHeading}
          className="mt-8 grid gap-6"
        >
          <Times times={times} />
          <Button type="submit" size="lg" className="justify-self-start max-sm:w-full">
            {moveButton}
          </Button>
        </form>
      )}
      <p className="mt-8">
        <Link href={bookingPage(token)}>{back}</Link>
      </p>
    </Frame>
  )
  return { title: moveHeading, content }
}

type BookingAnswer = {
  booking: Booking
  token: string
  /** Why it was not changed. */
  problem?: string | undefined
  /** Of one that was made by the form that led here: whether the mail that follows waits. */
  receipt?: { mailHeld: boolean } | undefined
}

/** The visitor's own page of a booking, and its receipt without script. Only its buttons change anything. */
export function bookingAnswer({ booking, token, problem, receipt }: BookingAnswer): Answer {
  const { own, booked } = words
  const isOff = booking.status === 'cancelled'
  const isOver = booking.status === 'completed'
  const isNew = receipt !== undefined && !isOff && !isOver
  const standing = isNew ? booked.title : own.heading
  const heading = isOff ? own.cancelled : isOver ? own.past : standing
  const content = (
    <Frame heading={heading}>
      <Problems problems={problem ? [problem] : []} />
      {isOff && <p className="mt-5 text-ink-soft text-lg">{own.cancelledText}</p>}
      {isNew && (
        <p className="wrap-anywhere mt-5 text-ink-soft text-lg">
          {receipt.mailHeld ? booked.held : booked.mail(booking.email)}
        </p>
      )}
      <BookingFacts booking={booking} />
      {isOff || isOver ? (
        <p className="mt-6">
          <ButtonLink href={booking.type ? scheduleType(booking.type) : page.schedule} size="lg">
            {own.again}
          </ButtonLink>
        </p>
      ) : (
        <>
          <AddToCalendar booking={booking} token={token} />
          {booking.changeable ? <Changes booking={booking} token={token} /> : <TooLate />}
        </>
      )}
    </Frame>
  )
  return { title: heading, content }
}

function Changes({ booking, token }: { booking: Booking; token: string }) {
  const { own } = words
  const until = booking.changeableUntil
  const zone = booking.timeZone
  const day = dayInWords(dateIn(until, zone))
  return (
    <section className="stitched mt-10 max-w-2xl">
      <p className="pt-4 text-ink-soft">
        {own.until(`${day}, ${timeIn(until, zone)}, ${zoneInWords(zone, until)}`)}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink href={ownBooking.times(token)} size="lg" className="max-sm:w-full">
          {own.move}
        </ButtonLink>
        <form method="post" action={ownBooking.cancel(token)} className="max-sm:w-full">
          <Button type="submit" variant="secondary" size="lg" className="max-sm:w-full">
            {own.cancel}
          </Button>
        </form>
      </div>
      <p className="mt-3 text-ink-soft text-sm">{own.cancelText}</p>
    </section>
  )
}

/** After the least notice people have to speak with each other. */
function TooLate() {
  return (
    <p className="stitched mt-10 max-w-2xl pt-4">
      {`${words.own.tooLate} `}
      <Link href={`tel:${brand.phone.e164}`} className="whitespace-nowrap tabular-nums">
        {brand.phone.display}
      </Link>
      {', '}
      <Link href={`mailto:${brand.email}`}>{brand.email}</Link>
    </p>
  )
}

/** For a link that leads to no booking, or no more. */
export const unknownBooking = (): Answer =>
  noticeAnswer({
    heading: words.unknown.heading,
    text: words.unknown.text,
    link: { label: words.unknown.link, href: page.schedule },
  })

function Frame({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="container-page pt-10 pb-20 md:pt-16 md:pb-28">
      <div className="max-w-3xl">
        <h1 className="font-bold text-3xl tracking-[-0.02em]">{heading}</h1>
        {children}
      </div>
    </section>
  )
}

function Problems({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <div
      role="alert"
      className="wrap-anywhere mt-6 border-danger border-l-4 bg-danger-tint px-4 py-3"
    >
      {problems.map((problem) => (
        <p key={problem}>{problem}</p>
      ))}
    </div>
  )
}

function Days({ times: { days, day, earlier, later } }: { times: PlainTimes }) {
  return (
    <nav aria-label={words.plain.days} className="mt-8">
      <h2 className="font-semibold text-lg">{words.plain.days}</h2>
      {days.length === 0 && <p className="mt-3">{words.plain.none}</p>}
      <ul className="mt-3 grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        {days.map(({ date, count, href }) => (
          <li key={date}>
            <a
              href={href}
              aria-current={date === day ? 'date' : undefined}
              className={cx(
                'block rounded-md border bg-card px-3 py-2.5',
                date === day ? 'border-ink' : 'border-paper-edge hover:border-ink-faint',
              )}
            >
              <span className="block font-medium">{dayInWords(date)}</span>
              <span className="block text-ink-soft text-sm">{words.days.free(count)}</span>
            </a>
          </li>
        ))}
      </ul>
      {(earlier || later) && (
        <p className="mt-4 flex flex-wrap gap-6">
          {earlier && <Link href={earlier}>{words.plain.earlier}</Link>}
          {later && <Link href={later}>{words.plain.later}</Link>}
        </p>
      )}
    </nav>
  )
}

type TimesProps = { times: PlainTimes; chosen?: string | undefined; error?: string | undefined }

/** Times to choose one of, each with its zone. */
function Times({ times: { zone, day, slots }, chosen, error }: TimesProps) {
  const at = slots[0]?.start ?? new Date(0).toISOString()
  return (
    <fieldset
      id={timesAnchor}
      aria-describedby={error ? 'start-error' : undefined}
      className="min-w-0 sm:col-span-2"
    >
      <legend className="font-semibold text-lg">
        {day ? words.times.heading(dayInWords(day)) : words.plain.choose}
      </legend>
      <p className="mt-1 text-ink-soft text-sm">{words.times.zone(zoneInWords(zone, at))}</p>
      {error && (
        <p id="start-error" className="danger-mark mt-2 font-medium text-danger text-sm">
          {error}
        </p>
      )}
      <div className="mt-3 grid grid-cols-2 gap-2 sm:grid-cols-3">
        {slots.map(({ start }) => (
          <label
            key={start}
            className="flex cursor-pointer items-center gap-3 rounded-md border border-control bg-card px-3 py-2 has-checked:border-ink has-checked:bg-paper-deep"
          >
            <input
              type="radio"
              name="start"
              value={start}
              required
              defaultChecked={start === chosen}
              className="tick-box size-4! min-h-0! shrink-0"
            />
            <span>
              {!day && <span className="block text-sm">{dayInWords(dateIn(start, zone))}</span>}
              <span className="block font-semibold tabular-nums">{timeIn(start, zone)}</span>
              <span className="block text-2xs text-ink-faint">{placeInWords(zone, start)}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
