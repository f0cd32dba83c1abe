import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CopyLink } from '#content/types/common.ts'
import { cx } from '#web/ui/cx.ts'
import { Selvedge } from './selvedge.tsx'

type PageHeadProps = {
  /** Its line breaks are kept where there is room for them. */
  heading: string
  /** One or two sentences in large type. */
  lead: string
  /** What to do first, under the lead. */
  children?: ReactNode
  /** What a label sewn in under the heading, beside the lead or under it, says, line by line. */
  label?: readonly string[]
  /** A drawing beside the words, on wide screens. */
  drawing?: ReactNode
}

/**
 * The opening of a page: its heading and its lead. With a drawing it stands beside the words;
 * without one the heading takes the whole width, and a selvedge closes the opening.
 */
export function PageHead({ heading, lead, children, label, drawing }: PageHeadProps) {
  const title = (
    <h1 className="font-bold text-[clamp(2.75rem,1rem+7vw,6.5rem)] leading-[0.96] tracking-[-0.02em] md:whitespace-pre-line">
      {keepHyphens(heading)}
    </h1>
  )
  if (drawing)
    return (
      <section className="container-page pt-10 pb-10 md:pt-16 md:pb-20">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-7">
            {title}
            <p className="mt-6 max-w-2xl text-ink-soft text-lg leading-snug sm:text-xl">{lead}</p>
            {label && <SewnLabel lines={label} className="mt-8" />}
            {children}
          </div>
          <div className="self-center max-lg:hidden lg:col-span-5">{drawing}</div>
        </div>
      </section>
    )
  return (
    <section className="pt-10 pb-10 md:pt-16 md:pb-20">
      <div className="container-page">
        {title}
        <div className="mt-6 mb-8 grid gap-6 md:mt-12 md:mb-12 md:grid-cols-12">
          {label && <SewnLabel lines={label} className="md:col-span-5" />}
          <div className="md:col-span-7 md:col-start-6">
            <p className="max-w-2xl text-lg leading-snug sm:text-xl">{lead}</p>
            {children}
          </div>
        </div>
      </div>
      <Selvedge id="selvedge" />
    </section>
  )
}

type ToolHeadProps = {
  heading: string
  lead: string
  label?: readonly string[]
}

/**
 * The opening of a page to work with or to look things up in: low, so that these begin in the first
 * window. Heading and lead stand in one row where there is room, the label under the heading.
 */
export function ToolHead({ heading, lead, label }: ToolHeadProps) {
  return (
    <section className="pt-6 pb-10">
      <div className="container-page mb-6 grid items-baseline gap-x-8 gap-y-4 lg:grid-cols-12">
        <div className="lg:col-span-7">
          <h1 className="font-bold text-3xl tracking-[-0.02em]">{heading}</h1>
          {label && <SewnLabel lines={label} className="mt-3" />}
        </div>
        <p className="text-lg leading-snug lg:col-span-5">{lead}</p>
      </div>
      <Selvedge id="selvedge" />
    </section>
  )
}

/** A label as those sewn into garments: small type on card, held by a stitch at either end. */
function SewnLabel({ lines, className }: { lines: readonly string[]; className: string }) {
  return (
    <p
      className={cx(
        'w-fit self-start border border-paper-edge bg-card font-medium text-2xs leading-snug',
        className,
      )}
    >
      <span className="block border-thread border-x-2 border-dashed px-4 py-2.5">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </span>
    </p>
  )
}

/** Words with a hyphen in one piece: balanced lines would else end in "E-". */
export const keepHyphens = (heading: string) =>
  heading.split(/(\w+-\w+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )

/** The way back to the list this page belongs to. */
export function Trail({ parent }: { parent: CopyLink }) {
  return (
    <a
      href={parent.href}
      className="mb-6 inline-flex min-h-8 items-center gap-2 rounded-sm font-medium text-ink-soft text-sm transition-colors hover:text-thread"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {parent.label}
    </a>
  )
}
