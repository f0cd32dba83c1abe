import { useEffect, useRef, useState } from 'react'
import { bookingPage as words } from '#content/pages/booking.ts'
import {
  type BookingForm as BookingValues,
  bookingFields,
  bookingProblems,
  emptyBookingForm,
  holdMinutes,
} from '#shared/booking/form.ts'
import { timesPage } from '#shared/booking/pages.ts'
import type { BookingType, Slot } from '#shared/booking/schema.ts'
import { placeInWords, timeIn, whenInParts } from '#shared/booking/when.ts'
import { messageAbout } from '#shared/consultations/request-form.ts'
import { Button } from '#web/ui/button.tsx'
import { AboutTopic } from '../forms/about-topic.tsx'
import { FormFields } from '../forms/form-fields.tsx'
import { FormStatus, Honeypot, SubmitButton } from '../forms/form-parts.tsx'
import { useForm } from '../forms/use-form.ts'
import { type BookedTime, bookTime } from './booking-calls.ts'
import { TimeButton, useFocused } from './time-picker.tsx'
import { type HoldState, useHold } from './use-hold.ts'

const { details, taken } = words

type BookingFormProps = {
  type: BookingType
  slot: Slot
  zone: string
  about: string
  onChange: () => void
  onTime: (slot: Slot) => void
  onBooked: (booked: BookedTime) => void
}

/** The chosen time, which is held meanwhile, and who it is for. */
export function BookingForm(props: BookingFormProps) {
  const { type, slot, zone, about, onChange, onTime, onBooked } = props
  const ticket = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, setState, hold } = useHold(type.id, slot)

  useEffect(() => {
    ticket.current?.scrollIntoView()
    heading.current?.focus({ preventScroll: true })
  }, [])

  const book = async (typed: BookingValues, website: string) => {
    const fields = bookingProblems(typed)
    if (Object.keys(fields).length > 0) return { fields, advice: '' }
    const held = state.kind === 'lapsed' ? await hold() : state
    if (held.kind === 'taken') return refuse(held)
    const outcome = await bookTime({
      type: type.id,
      start: slot.start,
      ...typed,
      message: messageAbout(about, typed.message),
      timeZone: zone,
      ...(held.kind === 'held' && { holdToken: held.holdToken }),
      website,
    })
    if ('next' in outcome) return refuse({ kind: 'taken', ...outcome })
    if ('advice' in outcome) return outcome
    onBooked(outcome)
    return { note: '' }
  }
  /** Said above the form, with times to choose instead. */
  const refuse = (state: HoldState) => {
    setState(state)
    return { fields: {}, advice: '' }
  }
  const { formProps, control, errors, advice, sending } = useForm({
    empty: emptyBookingForm,
    draftKey: 'booking-draft',
    send: (typed, { website }) => book(typed, website),
  })
  return (
    <div>
      <div ref={ticket} className="ticket ink-ground">
        <div id="booking-when">
          <Appointment slot={slot} zone={zone} />
        </div>
        <Button
          variant="quiet"
          size="sm"
          onClick={onChange}
          className="text-button justify-self-start"
        >
          {details.change}
        </Button>
        <p id="booking-what">{`${type.name}, ${words.types.minutes(type.minutes)}`}</p>
        <HoldNote state={state} zone={zone} />
      </div>
      <h2
        id="booking-heading"
        ref={heading}
        tabIndex={-1}
        aria-describedby="booking-when booking-what"
        className="mt-6 font-bold text-2xl tracking-[-0.02em]"
      >
        {details.heading}
      </h2>
      {state.kind === 'taken' && (
        <Instead {...state} minutes={type.minutes} zone={zone} onTime={onTime} />
      )}
      <form
        {...formProps}
        action={timesPage}
        aria-label={details.heading}
        className="relative mt-5 grid gap-5 sm:grid-cols-2"
      >
        <AboutTopic label={about} />
        <FormFields
          fields={bookingFields}
          control={control}
          errors={errors}
          placed={{ message: { className: 'sm:col-span-2', rows: 3 } }}
        />
        <Honeypot />
        <FormStatus advice={advice} className="sm:col-span-2" />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <SubmitButton
            label={details.button}
            busyLabel={details.busy}
            sending={sending}
            className="min-w-48 max-sm:w-full"
          />
          <p className="text-ink-faint text-sm">{details.required}</p>
        </div>
      </form>
    </div>
  )
}

function Appointment({ slot, zone }: { slot: Slot; zone: string }) {
  const when = whenInParts(slot, zone)
  return (
    <>
      <p className="ticket-date font-semibold">{when.date}</p>
      <p className="ticket-time font-bold tabular-nums tracking-[-0.02em]">{when.time}</p>
      <p className="text-2xs text-ink-soft">{when.zone}</p>
    </>
  )
}

/** Always there, so that what is told in it is heard, and nothing jumps when it is. */
function HoldNote({ state, zone }: { state: HoldState; zone: string }) {
  return (
    <>
      <p role="status" className="min-h-6 text-ink-soft text-xs">
        {state.kind === 'held' &&
          details.held(`${timeIn(state.expiresAt, zone)} (${placeInWords(zone, state.expiresAt)})`)}
        {state.kind === 'lapsed' && details.lapsed}
      </p>
      {state.kind === 'held' && <HoldThread key={state.expiresAt} until={state.expiresAt} />}
    </>
  )
}

/** Along the ticket's lower edge: as long as what is left of the time it is held. */
function HoldThread({ until }: { until: string }) {
  const [begun] = useState(() => Date.parse(until) - Date.now() - holdMinutes * 60_000)
  return (
    <span
      aria-hidden="true"
      className="hold-thread"
      style={{ animationDuration: `${holdMinutes * 60}s`, animationDelay: `${begun}ms` }}
    />
  )
}

type InsteadProps = {
  message: string
  next: readonly string[]
  minutes: number
  zone: string
  onTime: (slot: Slot) => void
}

/** Why the time can not be had, and what is free instead. */
function Instead({ message, next, minutes, zone, onTime }: InsteadProps) {
  const box = useFocused<HTMLDivElement>()
  const endOf = (start: string) => new Date(Date.parse(start) + minutes * 60_000).toISOString()
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mt-5 border-danger border-l-4 bg-danger-tint px-4 py-3"
    >
      <p className="font-semibold">{message}</p>
      <p className="mt-1 text-sm">{next.length > 0 ? taken.next : taken.none}</p>
      <ul className="mt-3 grid gap-2 sm:grid-cols-3">
        {next.map((start) => (
          <li key={start}>
            <TimeButton slot={{ start, end: endOf(start) }} zone={zone} onTime={onTime} withDay />
          </li>
        ))}
      </ul>
    </div>
  )
}
