import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

type DemoButtonsProps = { hint: string; className: string }

/** Start, Pause and Reset, and beside them what is going on; they need script, and are not there without. */
export function DemoButtons({ hint, className }: DemoButtonsProps) {
  return (
    <div className={cx('needs-script flex flex-wrap items-center gap-3', className)}>
      <Button data-start="" size="lg" className="min-w-36">
        Start Demo
      </Button>
      <Button data-hold="" size="lg" variant="secondary" disabled className="max-sm:px-4">
        Pause
      </Button>
      <Button data-reset="" size="lg" variant="secondary" className="max-sm:px-4">
        Reset
      </Button>
      {/* On phones two lines of its own, so that a longer step does not move what is below. */}
      <p
        role="status"
        data-status=""
        className="text-ink-soft text-sm max-sm:min-h-11 max-sm:w-full"
      >
        {hint}
      </p>
    </div>
  )
}
