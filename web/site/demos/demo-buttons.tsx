import { Button } from '#web/ui/button.tsx'

/** Start and Reset, and beside them what is going on; they need script, and are not there without. */
export function DemoButtons({ hint }: { hint: string }) {
  return (
    <div className="needs-script mt-8 flex flex-wrap items-center gap-x-3 gap-y-4">
      <Button data-start="" size="lg" className="min-w-36">
        Start Demo
      </Button>
      <Button data-reset="" size="lg" variant="secondary">
        Reset
      </Button>
      <p role="status" data-status="" data-hint={hint} className="text-ink-soft text-sm md:ml-3">
        {hint}
      </p>
    </div>
  )
}
