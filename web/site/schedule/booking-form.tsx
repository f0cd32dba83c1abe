import { bookingPage as words } from '#content/pages/booking.ts'
import {
  type BookingForm as BookingValues,
  bookingFields,
  bookingProblems,
  emptyBookingForm,
} from '#shared/booking/form.ts'
import { timesPage } from '#shared/booking/pages.ts'
import type { BookingType, Slot } from '#shared/booking/schema.ts'
import { placeInWords, timeIn, whenInWords } from '#shared/booking/when.ts'
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
  const heading = useFocused<HTMLHeadingElement>()
  const { state, setState, hold } = useHold(type.id, slot)

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
    if ('next' in outcome) return refuse({ kind: 'taken', next: outcome.next })
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
      <h2
        id="booking-heading"
        ref={heading}
        tabIndex={-1}
        className="font-bold text-2xl tracking-[-0.02em]"
      >
        {details.heading}
      </h2>
      <p className="mt-3 font-semibold">{whenInWords(slot, zone)}</p>
      <p className="mt-1 text-ink-soft">{`${type.name}, ${words.types.minutes(type.minutes)}`}</p>
      <HoldNote state={state} zone={zone} />
      <Button variant="secondary" size="sm" onClick={onChange} className="mt-3">
        {details.change}
      </Button>
      {state.kind === 'taken' && (
        <Instead {...state} minutes={type.minutes} zone={zone} onTime={onTime} />
      )}
      <form
        {...formProps}
        action={timesPage}
        aria-label={details.heading}
        className="relative mt-7 grid gap-5 sm:grid-cols-2"
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

/** Always there, so that what is told in it is heard, and nothing jumps when it is. */
function HoldNote({ state, zone }: { state: HoldState; zone: string }) {
  return (
    <p role="status" className="mt-1 min-h-6 text-ink-soft text-sm">
      {state.kind === 'held' &&
        details.held(`${timeIn(state.expiresAt, zone)} (${placeInWords(zone, state.expiresAt)})`)}
      {state.kind === 'lapsed' && details.lapsed}
    </p>
  )
}

type InsteadProps = {
  next: readonly string[]
  minutes: number
  zone: string
  onTime: (slot: Slot) => void
}

/** Somebody was faster: what is free next. */
function Instead({ next, minutes, zone, onTime }: InsteadProps) {
  const box = useFocused<HTMLDivElement>()
  const endOf = (start: string) => new Date(Date.parse(start) + minutes * 60_000).toISOString()
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="mt-5 border-danger border-l-4 bg-danger-tint px-4 py-3"
    >
      <p className="font-semibold">{taken.title}</p>
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
