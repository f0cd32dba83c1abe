import { Check } from 'lucide-react'
import { schedulePage } from '#content/pages/schedule.ts'
import { Button } from '#web/ui/button.tsx'

const { request } = schedulePage

/** What takes the form's place once the request has arrived; `data-sent-time` names the time asked for. */
export function RequestSent() {
  return (
    <div data-request-sent="" hidden className="flex min-h-[600px] flex-col justify-center">
      <span className="grid size-14 place-items-center rounded-full bg-green-tint text-green">
        <Check aria-hidden="true" className="size-7" />
      </span>
      <h2 tabIndex={-1} className="mt-6 font-bold text-2xl tracking-[-0.02em] outline-none">
        {request.sentTitle}
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">{request.sentText}</p>
      <p data-mail="held" hidden className="mt-3 max-w-prose text-ink-soft">
        {request.sentHeld}
      </p>
      <p data-sent-time="" className="mt-3 font-semibold empty:hidden" />
      <div className="mt-8">
        <Button variant="secondary" size="lg" data-request-again="">
          {request.again}
        </Button>
      </div>
    </div>
  )
}
