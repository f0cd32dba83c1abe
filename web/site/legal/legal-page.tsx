import type { LegalDocument } from '#content/types/legal.ts'
import { LegalSection } from './legal-section.tsx'
import { TableOfContents } from './table-of-contents.tsx'

/** Terms or privacy: eleven numbered sections and the way to each of them (public-site.md §2). */
export function LegalPage({
  heading,
  lastUpdated,
  lastUpdatedIso,
  summary,
  sections,
}: LegalDocument) {
  return (
    <article className="container-page pt-10 pb-24 md:pt-16 md:pb-32">
      <h1 className="font-bold text-4xl tracking-[-0.03em]">{heading}</h1>
      <p className="mt-6 max-w-2xl text-ink-soft text-xl leading-snug">{summary}</p>
      <p className="mt-5 text-ink-soft text-sm">
        Last updated: <time dateTime={lastUpdatedIso}>{lastUpdated}</time>
      </p>
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
