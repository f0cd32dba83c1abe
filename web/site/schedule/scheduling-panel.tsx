import type { ReactNode } from 'react'
import { brand } from '#content/brand.ts'
import { schedulePage } from '#content/pages/schedule.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { RequestForm } from './request-form.tsx'
import { RequestSent } from './request-sent.tsx'

const { request, widget } = schedulePage

/**
 * The scheduling panel (public-site.md §2): the request form; and above it, when the firm has set
 * up a calendar, the offer to open that. Both headings take the same room, so nothing jumps.
 */
export function SchedulingPanel({ about }: { about?: ReactNode }) {
  return (
    <section
      aria-labelledby="panel-heading"
      data-scheduling=""
      className="min-h-[700px] rounded-lg border border-paper-edge bg-card p-5 sm:p-8"
    >
      <div data-request="">
        <div className="mb-7 grid *:col-start-1 *:row-start-1">
          <div data-request-head="">
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
          <CalendarOffer />
        </div>
        {about}
        <RequestForm />
      </div>
      <div data-calendar="" hidden>
        <div
          data-calendar-frame=""
          className="h-[700px] overflow-hidden rounded-md bg-paper *:size-full"
        />
        <Button variant="quiet" data-calendar-close="" className="mt-3">
          {widget.close}
        </Button>
      </div>
      <RequestSent />
    </section>
  )
}

function CalendarOffer() {
  return (
    <div data-calendar-offer="" className="invisible">
      <h2 className="font-bold text-2xl tracking-[-0.02em]">{widget.heading}</h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="lg" data-calendar-open="" className="max-sm:w-full">
          {widget.button}
        </Button>
        <p className="min-w-56 grow basis-0 text-ink-soft text-sm">
          {widget.loads} <strong data-calendar-site="">{widget.site}</strong>. {widget.note}{' '}
          {widget.fallback}
        </p>
      </div>
    </div>
  )
}
