import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { brand } from '#content/brand.ts'
import { bookingPage } from '#content/pages/booking.ts'
import { schedulePage } from '#content/pages/schedule.ts'
import { api } from '#shared/routes.ts'
import type { Topics } from '#shared/topic-label.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Link } from '#web/ui/link.tsx'
import type { BookedTime } from './booking-calls.ts'
import { BookingPanel, BookingReceipt } from './booking-panel.tsx'
import { RequestForm, RequestSent, type SentRequest } from './request-form.tsx'

const { request, widget } = schedulePage

/** By the way that the panel names, so that the page as it is sent needs no script for it. */
const bookingClass =
  'not-group-data-[way=own]/panel:not-group-data-[way=both]/panel:hidden group-data-[way=both]/panel:mb-10'
const requestClass = 'group-data-[way=own]/panel:hidden'

type Shown = 'start' | 'ask' | 'calendar' | 'sent' | 'booked'

/**
 * The scheduling panel (public-site.md §2, booking.md §2). The firm's own times, while it offers any:
 * then the server sends the page with `data-way="own"`, so that it begins with them. Else the request
 * form; and above it, when the firm has set up a calendar, the offer to open that. Both headings take
 * the same room, so nothing jumps.
 */
export function SchedulingPanel({ topics }: { topics: Topics }) {
  const panel = useRef<HTMLElement>(null)
  const { way, calendar } = useScheduling(panel)
  const [opened, setOpened] = useState(false)
  const [shown, setShown] = useState<Shown>('start')
  const [sent, setSent] = useState<SentRequest>()
  const [booked, setBooked] = useState<BookedTime>()
  const [empty, setEmpty] = useState(false)
  const isOwn = way === 'own' && shown === 'start'
  const finished = shown === 'sent' || shown === 'booked'

  /** Changes what is shown, and takes the focus to it. */
  const show = (next: Shown, focus: string) => {
    flushSync(() => setShown(next))
    panel.current?.querySelector<HTMLElement>(focus)?.focus()
  }
  return (
    <section
      ref={panel}
      aria-labelledby={finished ? undefined : isOwn ? 'booking-heading' : 'panel-heading'}
      data-way={isOwn ? (empty ? 'both' : 'own') : 'request'}
      className={cx(
        'group/panel',
        !finished && 'min-h-[700px] rounded-lg border border-paper-edge bg-card p-5 sm:p-8',
      )}
    >
      <div hidden={shown !== 'start'} className={bookingClass}>
        <BookingPanel
          topics={topics}
          active={way === 'own'}
          onAsk={() => show('ask', '[name="name"]')}
          onEmpty={setEmpty}
          onBooked={(time) => {
            setBooked(time)
            setShown('booked')
          }}
        />
      </div>
      <div hidden={shown !== 'start' && shown !== 'ask'} className={requestClass}>
        {shown === 'ask' && (
          <Button
            variant="quiet"
            size="sm"
            onClick={() => show('start', '[role="grid"] [tabindex="0"]')}
            className="-ml-3 mb-4"
          >
            {bookingPage.backToTimes}
          </Button>
        )}
        <div className="mb-7 grid *:col-start-1 *:row-start-1">
          <RequestHead className={cx(calendar && 'invisible')} />
          <CalendarOffer
            site={calendar?.host ?? widget.site}
            onOpen={() => {
              setOpened(true)
              show('calendar', 'iframe')
            }}
            className={cx(!calendar && 'invisible')}
          />
        </div>
        <RequestForm
          picks={!isOwn || empty}
          topics={topics}
          onSent={(request) => {
            setSent(request)
            setShown('sent')
          }}
        />
      </div>
      {calendar && opened && (
        <div hidden={shown !== 'calendar'}>
          <CalendarFrame url={calendar} />
          <Button
            variant="quiet"
            onClick={() => show('start', 'button:not([type="submit"])')}
            className="mt-3"
          >
            {widget.close}
          </Button>
        </div>
      )}
      {sent && shown === 'sent' && (
        <RequestSent
          {...sent}
          onAgain={() => show(way === 'own' ? 'ask' : 'start', '[name="name"]')}
        />
      )}
      {booked && shown === 'booked' && (
        <BookingReceipt {...booked} onAgain={() => show('start', '[role="grid"] [tabindex="0"]')} />
      )}
    </section>
  )
}

function RequestHead({ className }: { className: string }) {
  return (
    <div className={className}>
      <h2 id="panel-heading" className="font-bold text-2xl tracking-[-0.02em]">
        {request.heading}
      </h2>
      <p className="mt-2 max-w-prose text-ink-soft">{request.text}</p>
      <p className="mt-1 text-ink-soft">
        {`${schedulePage.phone} `}
        <Link href={`tel:${brand.phone.e164}`} className="whitespace-nowrap tabular-nums">
          {brand.phone.display}
        </Link>
        , {brand.hours}.
      </p>
    </div>
  )
}

type CalendarOfferProps = {
  /** The host that the calendar comes from. */
  site: string
  onOpen: () => void
  className: string
}

function CalendarOffer({ site, onOpen, className }: CalendarOfferProps) {
  return (
    <div className={className}>
      <h2 className="font-bold text-2xl tracking-[-0.02em]">{widget.heading}</h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="lg" onClick={onOpen} className="max-sm:w-full">
          {widget.button}
        </Button>
        <p className="min-w-56 grow basis-0 text-ink-soft text-sm">
          {widget.loads} <strong>{site}</strong>. {widget.note} {widget.fallback}
        </p>
      </div>
    </div>
  )
}

/** The firm's calendar, in a frame that the page's policy lets in (server/http/site.ts). */
function CalendarFrame({ url }: { url: URL }) {
  return (
    <div className="h-[700px] overflow-hidden rounded-md bg-paper">
      <iframe
        src={url.href}
        title={`Calendar of ${url.host}`}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        className="size-full"
      />
    </div>
  )
}

type Scheduling = { way: 'own' | 'request'; calendar: URL | null }

/**
 * How the firm takes bookings (`GET /api/scheduling`): times of its own, its calendar elsewhere, or
 * requests. Without an answer the page is what the server sent it as, and the request form serves.
 */
function useScheduling(panel: RefObject<HTMLElement | null>): Scheduling {
  const [found, setFound] = useState<Scheduling>({ way: 'request', calendar: null })
  useEffect(() => {
    let unmounted = false
    if (panel.current?.dataset.way === 'own') setFound({ way: 'own', calendar: null })
    else readScheduling().then((scheduling) => unmounted || setFound(scheduling))
    return () => {
      unmounted = true
    }
  }, [panel])
  return found
}

async function readScheduling(): Promise<Scheduling> {
  const none: Scheduling = { way: 'request', calendar: null }
  const response = await fetch(api.scheduling).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  if (typeof body !== 'object' || body === null) return none
  const way = 'way' in body ? body.way : 'calendar'
  if (way === 'own') return { way, calendar: null }
  if (way !== 'calendar') return none
  if (!('url' in body) || typeof body.url !== 'string' || !URL.canParse(body.url)) return none
  return { way: 'request', calendar: new URL(body.url) }
}
