import type { CopyLink } from '#content/types/common.ts'
import type { LegalBlock, LegalDocument, LegalSection as Section } from '#content/types/legal.ts'
import { cx } from '#web/ui/cx.ts'
import { Link } from '#web/ui/link.tsx'

type LegalPageProps = LegalDocument & {
  /** Where the same is told otherwise. */
  more?: CopyLink
}

/** Terms or privacy: eleven numbered sections and the way to each of them (public-site.md §2). */
export function LegalPage({
  heading,
  lastUpdated,
  lastUpdatedIso,
  summary,
  sections,
  more,
}: LegalPageProps) {
  return (
    <article className="container-page pt-10 pb-24 md:pt-16 md:pb-32">
      <h1 className="font-bold text-4xl tracking-[-0.02em]">{heading}</h1>
      <p className="mt-6 max-w-2xl text-ink-soft text-lg leading-snug sm:text-xl">{summary}</p>
      <p className="mt-5 text-ink-soft text-sm">
        Last updated: <time dateTime={lastUpdatedIso}>{lastUpdated}</time>
      </p>
      {more && (
        <p className="mt-2 text-sm">
          <Link href={more.href} className="inline-block py-1">
            {more.label}
          </Link>
        </p>
      )}
      <div className="mt-12 grid gap-x-8 gap-y-12 md:mt-16 md:grid-cols-12">
        <TableOfContents
          sections={sections}
          className="self-start md:sticky md:top-28 md:col-span-4 lg:col-span-3"
        />
        <div className="md:col-span-8 lg:col-start-5">
          {sections.map((section, index) => (
            <LegalSection key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </div>
    </article>
  )
}

/** One numbered section; its id is its anchor. */
function LegalSection({ section, number }: { section: Section; number: number }) {
  const { id, title, blocks } = section
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-paper-edge border-t py-9 first:border-t-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="flex font-bold text-xl tracking-[-0.015em]">
        <span className="legal-number shrink-0 text-thread tabular-nums">{number}.</span>
        {title}
      </h2>
      <div className="mt-4 legal-text max-w-prose space-y-4 text-ink-soft">
        {blocks.map((block) => (
          <Block key={keyOf(block)} block={block} />
        ))}
      </div>
    </section>
  )
}

const keyOf = (block: LegalBlock) => (typeof block === 'string' ? block : block.list.join())

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  return (
    <ul className="list-disc space-y-2 pl-5 marker:text-thread">
      {block.list.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

type TableOfContentsProps = { sections: readonly Section[]; className?: string | undefined }

/** Links to the numbered sections of the page. */
function TableOfContents({ sections, className }: TableOfContentsProps) {
  return (
    <nav aria-labelledby="contents" className={cx('stitched', className)}>
      <h2 id="contents" className="pt-4 pb-2 font-semibold">
        Contents
      </h2>
      <ol className="text-sm">
        {sections.map(({ id, title }, index) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex gap-3 rounded-sm py-1.5 text-ink-soft transition-colors hover:text-thread"
            >
              <span className="w-6 shrink-0 tabular-nums">{index + 1}.</span>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
