import { ArrowUp } from 'lucide-react'
import { HelpWidget } from './help-widget.tsx'

/**
 * What floats in the lower corner: the way back up, and help. As wide as the window, so that it does
 * not move when its second part is read a moment after the first.
 */
export function Floating({ path }: { path: string }) {
  return (
    <div className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex items-center justify-end gap-3 *:pointer-events-auto print:hidden">
      <button
        type="button"
        data-to-top=""
        aria-label="Scroll to top"
        className="to-top grid size-12 cursor-pointer place-items-center rounded-full border border-paper-edge bg-card shadow-mid transition-colors hover:text-thread active:bg-paper-deep"
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </button>
      <HelpWidget path={path} />
    </div>
  )
}
