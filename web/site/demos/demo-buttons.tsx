import { holdButton, startButton } from '#shared/demos/pieces.ts'
import type { StepperEvent, StepperState } from '#shared/demos/stepper.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

type DemoButtonsProps = {
  state: StepperState
  send: (event: StepperEvent) => void
  /** What is going on, in one sentence. */
  status: string
  className: string
}

/** Start, Pause and Reset, and beside them what is going on; without script they are not there. */
export function DemoButtons({ state, send, status, className }: DemoButtonsProps) {
  const start = startButton(state)
  const hold = holdButton(state)
  const paused = state.phase === 'paused'
  return (
    <div className={cx('needs-script flex flex-wrap items-center gap-3', className)}>
      <Button
        size="lg"
        disabled={start.disabled}
        onClick={() => send({ type: 'start' })}
        className="min-w-36"
      >
        {start.label}
      </Button>
      <Button
        size="lg"
        variant="secondary"
        disabled={hold.disabled}
        onClick={() => send({ type: paused ? 'resume' : 'pause' })}
        className="max-sm:px-4"
      >
        {hold.label}
      </Button>
      <Button
        size="lg"
        variant="secondary"
        onClick={() => send({ type: 'reset' })}
        className="max-sm:px-4"
      >
        Reset
      </Button>
      {/* On phones two lines of its own, so that a longer step does not move what is below. */}
      <p role="status" className="text-ink-soft text-sm max-sm:min-h-11 max-sm:w-full">
        {status}
      </p>
    </div>
  )
}
