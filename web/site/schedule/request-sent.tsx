import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { schedulePage } from '#content/pages/schedule.ts'
import { Button } from '#web/ui/button.tsx'
import type { SentRequest } from './request-form.tsx'
import { timeInWords } from './visitor-time.ts'

const { request } = schedulePage

type RequestSentProps = SentRequest & { onAgain: () => void }

/** What takes the form's place once the request has arrived, with the time asked for. */
export function RequestSent({ preferred, mailHeld, onAgain }: RequestSentProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="flex min-h-[600px] flex-col justify-center">
      <span className="grid size-14 place-items-center rounded-full bg-green-tint text-green">
        <Check aria-hidden="true" className="size-7" />
      </span>
      <h2
        ref={heading}
        tabIndex={-1}
        className="mt-6 font-bold text-2xl tracking-[-0.02em] outline-none"
      >
        {request.sentTitle}
      </h2>
      <p className="mt-3 max-w-prose text-ink-soft">{request.sentText}</p>
      {mailHeld && <p className="mt-3 max-w-prose text-ink-soft">{request.sentHeld}</p>}
      {preferred && <p className="mt-3 font-semibold">{timeInWords(preferred)}</p>}
      <div className="mt-8">
        <Button variant="secondary" size="lg" onClick={onAgain}>
          {request.again}
        </Button>
      </div>
    </div>
  )
}
