import { ArrowUp, Calculator, Mail, MessageCircle, Phone } from 'lucide-react'
import { brand } from '#content/brand.ts'
import { answerInWords } from '#shared/answer-promise.ts'
import { page } from '#shared/routes.ts'
import { Link } from '#web/ui/link.tsx'

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

const row =
  'flex min-h-12 w-full cursor-pointer list-none items-center gap-3 rounded-md px-3 font-medium text-sm transition-colors hover:bg-paper-deep [&::-webkit-details-marker]:hidden'
const icon = 'size-5 text-thread'

/** The floating help widget: shortcuts to people (public-site.md §2; there is no chat yet, design.md §4). */
function HelpWidget({ path }: { path: string }) {
  return (
    <aside aria-label="Help">
      <button
        type="button"
        popoverTarget="help"
        aria-controls="help"
        aria-expanded="false"
        className="flex h-12 cursor-pointer items-center justify-center gap-2 rounded-full border border-ink-edge bg-ink w-12 sm:w-24 font-medium text-sm text-white shadow-mid transition-colors hover:bg-ink-edge active:bg-thread-deep"
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">Help</span>
      </button>
      <div
        id="help"
        popover="auto"
        className="help-panel overflow-y-auto rounded-lg border border-paper-edge bg-card p-2 text-ink shadow-high"
      >
        <p className="px-3 pt-2 pb-3 font-semibold">How would you like to reach us?</p>
        <details className="group">
          <summary className={row}>
            <MessageCircle aria-hidden="true" className={icon} />
            Live Chat
          </summary>
          <p className="mx-3 mb-2 ml-11 text-ink-soft text-sm">
            You can not chat with us yet. <Link href={page.contact}>Leave us a message</Link> and we
            answer {answerInWords}.
          </p>
        </details>
        <a href={`tel:${brand.phone.e164}`} className={row}>
          <Phone aria-hidden="true" className={icon} />
          <span>
            Call Us
            <span className="block font-normal text-ink-soft text-xs tabular-nums">
              {brand.phone.display}
            </span>
          </span>
        </a>
        <a href={page.contact} className={row}>
          <Mail aria-hidden="true" className={icon} />
          Email
        </a>
        {path === page.services && (
          <a href={page.contact} className={row}>
            <Calculator aria-hidden="true" className={icon} />
            Get Quote
          </a>
        )}
      </div>
    </aside>
  )
}
