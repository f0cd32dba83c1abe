import { Fragment, type ReactNode } from 'react'
import type { Fact } from '#shared/forms/fields.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

const thread =
  'M-900 18H2C70 18 175-5 180 40C181 52 176 67 167 78C158 88 145 94 135 93C125 92 118 84 119 75C120 66 128 56 140 51C152 46 168 46 180 51C192 56 200 66 201 75C202 84 195 92 185 93C175 94 162 88 153 78C144 67 139 52 140 40C145-5 250 18 318 18H2400'
const over =
  'M180 40C180 43 180 45 180 48C180 50 179 53 179 56M119 76C119 71 122 65 126 60C131 55 138 51 145 49M192 91C188 93 181 94 175 92C168 90 162 86 156 81'

/** A thread tied in a knot: what was sent holds. */
export function KnotIllustration({ className = 'h-24' }: { className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 320 112"
      aria-hidden="true"
      fill="none"
      className={cx('max-w-full overflow-visible', className)}
    >
      <path d={thread} className="stroke-thread" strokeWidth="5" strokeLinecap="round" />
      <path d={over} className="stroke-paper" strokeWidth="13" />
      <path d={over} className="stroke-thread" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}

/** The lines of what was sent or agreed: of a receipt, and of a booking. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <dl className="mt-6 grid gap-x-6 border-paper-edge border-b sm:grid-cols-[auto_1fr]">
      {children}
    </dl>
  )
}

/** One of those lines; on a phone its label stands above, so that the value has the whole width. */
export function FactLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="col-span-full grid grid-cols-subgrid items-baseline border-paper-edge border-t py-2.5">
      <dt className="text-ink-soft text-sm sm:max-w-32">{label}</dt>
      <dd className="wrap-anywhere min-w-0">{children}</dd>
    </div>
  )
}

/** A text whose e-mail addresses, where they are too long for a line, break after their @. */
function BreakAfterAt({ text }: { text: string }) {
  return text.split(/(?<=@)/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}

type ReceiptProps = {
  title: string
  /** What happens next, a sentence or two; left out where it leads over to what stands below. */
  text?: ReactNode
  /** What was sent; its longest words are cut after three lines. */
  facts?: readonly Fact[]
  /** What else there is to know; empty or left out when there is nothing. */
  note?: string | undefined
  /** The way to send another, where there is one. */
  again?: string
  onAgain?: () => void
  /** In a card among others: a smaller knot, and words of the card's size. */
  compact?: boolean
  children?: ReactNode
}

/** What takes the place of a form that has arrived. It takes the focus, clear of the header. */
export function Receipt(props: ReceiptProps) {
  const { title, text, facts, note, again, onAgain, compact, children } = props
  const Heading = compact ? 'h3' : 'h2'
  return (
    <div
      className={cx(
        'ink-ground scroll-mb-20 overflow-hidden rounded-lg',
        compact ? 'p-4 sm:p-5' : 'p-6 sm:p-10',
      )}
    >
      <KnotIllustration className={compact ? 'h-14' : undefined} />
      <Heading
        ref={takeFocus}
        tabIndex={-1}
        className={cx(
          'scroll-mt-36 font-bold',
          compact ? 'mt-4 text-lg' : 'mt-6 text-2xl tracking-[-0.02em]',
        )}
      >
        {title}
      </Heading>
      {text && <p className="mt-3 max-w-prose text-ink-soft">{text}</p>}
      {note && <p className="mt-3 max-w-prose text-ink-soft">{note}</p>}
      {facts && (
        <FactList>
          {facts.map(({ label, text }) => (
            <FactLine key={label} label={label}>
              <span className="line-clamp-3 whitespace-pre-line">
                <BreakAfterAt text={text} />
              </span>
            </FactLine>
          ))}
        </FactList>
      )}
      {children}
      {again && (
        <Button variant="secondary" size="lg" onClick={onAgain} className="mt-8">
          {again}
        </Button>
      )}
    </div>
  )
}

/** Takes the focus to the heading, and the window to the whole of its receipt, or else to its knot. */
function takeFocus(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true })
  for (const shown of [heading?.parentElement, heading]) shown?.scrollIntoView({ block: 'nearest' })
}
