import { useEffect, useState } from 'react'
import { brand } from '#content/brand.ts'
import { bookingPage as words } from '#content/pages/booking.ts'
import { timesPage, tokenOf } from '#shared/booking/pages.ts'
import { isZone } from '#shared/calendar/zoned-time.ts'
import type { Topics } from '#shared/topic-label.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTopic } from '../forms/about-topic.tsx'
import { Receipt } from '../forms/receipt.tsx'
import { zoneName } from '../forms/zone-name.ts'
import type { BookedTime } from './booking-calls.ts'
import { AddToCalendar, BookingFacts } from './booking-facts.tsx'
import { BookingForm } from './booking-form.tsx'
import { useChosenSlot } from './chosen-slot.ts'
import { TimePicker } from './time-picker.tsx'
import { MonthShape, TimeShapes, TypeShapes } from './time-shapes.tsx'
import { TypeChoice } from './type-choice.tsx'
import { useFreeTimes } from './use-free-times.ts'

type BookingPanelProps = {
  topics: Topics
  /** Whether the firm offers times of its own, so that they are to be read. */
  active: boolean
  /** To the request for a time. */
  onAsk: () => void
  /** Whether there is no free time at all, so that the request has to serve. */
  onEmpty: (empty: boolean) => void
  onBooked: (booked: BookedTime) => void
}

/** Booking one of the firm's own times (booking.md §2): a type, a day, a time, and who comes. */
export function BookingPanel({ topics, active, onAsk, onEmpty, onBooked }: BookingPanelProps) {
  const about = useTopic(topics)
  const [zone, setZone] = useState<string>(brand.timeZone.id)
  const { slot, choose, clear } = useChosenSlot()
  const { types, type, free, chooseType, retry, refresh, readOn } = useFreeTimes(zone, active)
  const empty = typeof free !== 'string' && free.slots.length === 0

  // A device that is set to no place names one that no clock keeps: Etc/Unknown.
  useEffect(() => {
    if (isZone(zoneName())) setZone(zoneName())
  }, [])
  useEffect(() => onEmpty(empty), [empty, onEmpty])

  if (slot && type) {
    return (
      <BookingForm
        type={type}
        slot={slot}
        zone={zone}
        about={about}
        onChange={() => {
          refresh()
          window.history.back()
        }}
        onTime={choose}
        onBooked={(booked) => {
          clear()
          refresh()
          onBooked(booked)
        }}
      />
    )
  }
  return (
    <div>
      <h2 id="booking-heading" className="font-bold text-2xl tracking-[-0.02em]">
        {words.heading}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{words.text}</p>
      <WithoutScript />
      <div className="needs-script mt-6 grid gap-8">
        {free === 'loading' && types.length === 0 && <TypeShapes />}
        <TypeChoice
          types={types}
          chosen={type}
          onChoose={(id) => {
            nameInUrl(id)
            chooseType(id)
          }}
        />
        <div className="picker">
          {free === 'loading' && <Loading />}
          {free === 'failed' && <Failed onRetry={retry} />}
          {empty && <p role="status">{words.empty}</p>}
          {typeof free !== 'string' && !empty && (
            <TimePicker
              key={type?.id}
              free={free}
              zone={zone}
              onZone={setZone}
              onTime={choose}
              readOn={readOn}
            />
          )}
          {!empty && (
            <div className="border-paper-edge border-t pt-3">
              <Button
                variant="quiet"
                onClick={onAsk}
                className="-ml-4 whitespace-normal! h-auto! min-h-10 py-2 text-left underline decoration-paper-edge underline-offset-3"
              >
                {words.ask}
              </Button>
            </div>
          )}
        </div>
      </div>
    </div>
  )
}

/** Puts the type into the address, so that the page can be kept and sent with it. */
function nameInUrl(type: string) {
  const url = new URL(window.location.href)
  url.searchParams.set('type', type)
  window.history.replaceState(window.history.state, '', url)
}

function WithoutScript() {
  return (
    <noscript>
      <p className="mt-6">{words.plain.text}</p>
      <p className="mt-4">
        <ButtonLink href={timesPage} size="lg">
          {words.plain.link}
        </ButtonLink>
      </p>
    </noscript>
  )
}

/** The shape of the month and its times, while they are on their way. */
function Loading() {
  return (
    <>
      <p role="status" className="sr-only">
        {words.loading}
      </p>
      <MonthShape />
      <div className="picker-times">
        <div className="flex h-10 items-center">
          <Skeleton className="shape-title" />
        </div>
        <Skeleton className="shape-zone w-32" />
        <TimeShapes count={14} />
      </div>
    </>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert">
      <p className="danger-mark font-medium text-danger">{words.failed}</p>
      <Button variant="secondary" onClick={onRetry} className="mt-4">
        {words.retry}
      </Button>
    </div>
  )
}

type BookingReceiptProps = BookedTime & { onAgain: () => void }

/** What takes the place of it all once a time is booked. */
export function BookingReceipt({ booked, mailHeld, onAgain }: BookingReceiptProps) {
  const { title, mail, held, own, again } = words.booked
  return (
    <Receipt
      title={title}
      text={mailHeld ? held : mail(booked.email)}
      again={again}
      onAgain={onAgain}
    >
      <BookingFacts booking={booked} />
      <AddToCalendar booking={booked} token={tokenOf(booked.manageUrl)} />
      <p className="mt-4">
        <Link href={booked.manageUrl}>{own}</Link>
      </p>
    </Receipt>
  )
}
