import { ArrowUpRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const SetupDialog = lazy(async () => ({
  default: (await import('./setup-dialog.tsx')).SetupDialog,
}))

/** 'Upgrade to Pro': opens the check-list of what a firm should have in place (design.md §4), fetched then. */
export function UpgradeBox() {
  const [open, setOpen] = useState<boolean | null>(null)
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="group cursor-pointer rounded-md border border-paper-edge bg-card px-3 py-2.5 text-left transition-colors hover:border-ink-faint active:bg-paper-deep"
      >
        <span className="flex items-center justify-between font-semibold text-sm">
          Upgrade to Pro
          <ArrowUpRight size={15} className="text-ink-faint group-hover:text-thread" />
        </span>
        <span className="block text-ink-faint text-xs">What is in place, and what is left.</span>
      </button>
      {open !== null && (
        <Suspense>
          <SetupDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  )
}
