import { X } from 'lucide-react'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** The modal of a tool; what it shows is put into it from the sheet (tool-dialog.ts). */
export function ToolDialog() {
  return (
    <dialog className="sheet-dialog m-auto w-[min(44rem,100vw-1.5rem)] rounded-lg border border-paper-edge bg-card shadow-high">
      <form method="dialog" className="sticky top-0 float-right p-4">
        <button
          type="submit"
          aria-label="Close"
          className={cx(buttonClass({ variant: 'quiet', size: 'icon' }), 'size-10')}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </form>
      <div data-slot="" className="p-6 md:p-8" />
    </dialog>
  )
}
