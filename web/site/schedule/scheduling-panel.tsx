import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { brand } from '#content/brand.ts'
import { schedulePage } from '#content/pages/schedule.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Link } from '#web/ui/link.tsx'
import type { Topics } from '../forms/about-topic.tsx'
import { RequestForm, RequestSent, type SentRequest } from './request-form.tsx'

const { request, widget } = schedulePage

/**
 * The scheduling panel (public-site.md §2): the request form; and above it, when the firm has set
 * up a calendar, the offer to open that. Both headings take the same room, so nothing jumps.
 */
export function SchedulingPanel({ topics }: { topics: Topics }) {
  const panel = useRef<HTMLElement>(null)
  const calendar = useCalendar()
  const [opened, setOpened] = useState(false)
  const [shown, setShown] = useState<'request' | 'calendar' | 'sent'>('request')
  const [sent, setSent] = useState<SentRequest>()

  /** Changes what is shown, and takes the focus to it. */
  const show = (next: typeof shown, focus: string) => {
    flushSync(() => setShown(next))
    panel.current?.querySelector<HTMLElement>(focus)?.focus()
  }
  return (
    <section
      ref={panel}
      aria-labelledby="panel-heading"
      className="min-h-[700px] rounded-lg border border-paper-edge bg-card p-5 sm:p-8"
    >
      <div hidden={shown !== 'request'}>
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
            onClick={() => show('request', 'button:not([type="submit"])')}
            className="mt-3"
          >
            {widget.close}
          </Button>
        </div>
      )}
      {sent && shown === 'sent' && (
        <RequestSent {...sent} onAgain={() => show('request', '[name="name"]')} />
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

/** The configured calendar (`GET /api/scheduling`), or null: without one, or without an answer, the request form serves. */
function useCalendar(): URL | null {
  const [url, setUrl] = useState<URL | null>(null)
  useEffect(() => {
    let unmounted = false
    readCalendar().then((found) => unmounted || setUrl(found))
    return () => {
      unmounted = true
    }
  }, [])
  return url
}

async function readCalendar(): Promise<URL | null> {
  const response = await fetch(api.scheduling).catch(() => null)
  const body: unknown = response?.ok ? await response.json().catch(() => null) : null
  if (typeof body !== 'object' || body === null || !('url' in body)) return null
  return typeof body.url === 'string' && URL.canParse(body.url) ? new URL(body.url) : null
}
