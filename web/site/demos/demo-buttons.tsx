import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

type DemoButtonsProps = { hint: string; className: string }

/** Start and Reset, and beside them what is going on; they need script, and are not there without. */
export function DemoButtons({ hint, className }: DemoButtonsProps) {
  return (
    <div className={cx('needs-script flex flex-wrap items-center gap-3', className)}>
      <Button data-start="" size="lg" className="min-w-36">
        Start Demo
      </Button>
      <Button data-reset="" size="lg" variant="secondary">
        Reset
      </Button>
      <p role="status" data-status="" className="text-ink-soft text-sm">
        {hint}
      </p>
    </div>
  )
}
