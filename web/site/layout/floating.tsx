import { ArrowUp, ChevronDown, ChevronRight } from 'lucide-react'
import { brand } from '#content/brand.ts'
import { answerInWords } from '#shared/response-time.ts'
import { page } from '#shared/routes.ts'
import { Link } from '#web/ui/link.tsx'

/**
 * What floats in the lower corner, one bubble: help, and past the first screen the way back up. On
 * small screens it comes with scrolling up, the page's end or the keyboard, and makes room for a
 * field. Its size is set: it stands in its corner while the page still arrives, and whatever type
 * has come.
 */
export function Floating({ path }: { path: string }) {
  return (
    <div
      data-away=""
      className="floating fixed right-3 bottom-4 z-30 h-12.5 w-18.5 rounded-full border border-control bg-card text-ink shadow-mid"
    >
      <button
        type="button"
        data-to-top=""
        aria-label="Scroll to top"
        className="to-top cursor-pointer rounded-l-full border border-control border-r-0 bg-card px-4 hover:text-thread"
      >
        <ArrowUp aria-hidden="true" className="size-5" />
      </button>
      <HelpWidget path={path} />
    </div>
  )
}

const row =
  'flex min-h-12 cursor-pointer no-marker items-center justify-between border-paper-edge border-t px-4 font-medium text-sm transition-colors hover:bg-paper-deep'

/** At the end of a row that leads somewhere. */
const arrow = <ChevronRight aria-hidden="true" className="size-5 text-ink-faint" />

/** The floating help widget: shortcuts to people (public-site.md §2; there is no chat yet, design.md §4). */
function HelpWidget({ path }: { path: string }) {
  return (
    <aside aria-label="Help">
      <button
        type="button"
        popoverTarget="help"
        aria-controls="help"
        aria-expanded="false"
        className="h-12 w-18 cursor-pointer rounded-full font-medium text-sm hover:text-thread active:bg-paper-deep"
      >
        Help
      </button>
      <div
        id="help"
        popover="auto"
        className="help-panel overflow-y-auto rounded-lg border border-paper-edge bg-card text-ink shadow-high"
      >
        <h2 className="p-4 pb-20 font-bold text-lg warp">How would you like to reach us?</h2>
        <details className="group">
          <summary className={row}>
            Live Chat
            <ChevronDown
              aria-hidden="true"
              className="size-5 text-ink-faint transition-[rotate] group-open:rotate-180"
            />
          </summary>
          <p className="mx-4 mb-4 text-ink-soft text-sm">
            You can not chat with us yet. <Link href={page.contact}>Leave us a message</Link> and we
            answer {answerInWords}.
          </p>
        </details>
        <a href={`tel:${brand.phone.e164}`} className={row}>
          Call Us
          <span className="mr-2 ml-auto font-normal text-ink-soft">{brand.phone.display}</span>
          {arrow}
        </a>
        <a href={page.contact} className={row}>
          Email
          {arrow}
        </a>
        {path === page.services && (
          <a href={page.contact} className={row}>
            Get Quote
            {arrow}
          </a>
        )}
      </div>
    </aside>
  )
}
