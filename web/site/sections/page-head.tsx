import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { CopyLink } from '#content/types/common.ts'

type PageHeadProps = {
  heading: string
  /** One or two sentences in large type. */
  lead: string
  /** The page above this one, when it has one. */
  parent?: { label: string; href: string } | undefined
  /** What to do first, under the lead. */
  children?: ReactNode
  /** A drawing beside the words, on wide screens. */
  drawing?: ReactNode
}

/**
 * The opening of a page: where it belongs, its heading, its lead, and a drawing if it has one. The
 * drawing arrives after the words, and therefore does not move them.
 */
export function PageHead({ heading, lead, parent, children, drawing }: PageHeadProps) {
  return (
    <section className="container-page pt-10 pb-16 md:pt-16 md:pb-20">
      {parent && <Trail parent={parent} />}
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className={drawing ? 'lg:col-span-7' : 'lg:col-span-10'}>
          <h1 className="font-bold text-4xl tracking-[-0.03em]">{keepHyphens(heading)}</h1>
          <p className="mt-6 max-w-2xl text-ink-soft text-xl leading-snug">{lead}</p>
          {children}
        </div>
        {drawing && <div className="self-center lg:col-span-5">{drawing}</div>}
      </div>
    </section>
  )
}

/** Words with a hyphen in one piece: balanced lines would else end in "E-". */
const keepHyphens = (heading: string) =>
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
function Trail({ parent }: { parent: CopyLink }) {
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
