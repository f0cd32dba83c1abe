import type { LegalPage as Legal } from '#content/legal.ts'

/** Terms or privacy: numbered sections (public-site.md §2). */
export function LegalPage({ heading, lastUpdated, sections }: Legal) {
  return (
    <article className="container-page pt-10 pb-24 md:pt-16 md:pb-32">
      <h1 className="font-bold text-4xl tracking-[-0.03em]">{heading}</h1>
      <p className="mt-5 text-ink-soft">Last updated: {lastUpdated}</p>
      <ol className="mt-14 md:ml-[25%]">
        {sections.map((section, index) => (
          <li key={section.title} className="border-paper-edge border-t py-7">
            <h2 className="flex gap-4 font-semibold text-lg">
              <span className="w-7 shrink-0 text-thread tabular-nums">{index + 1}.</span>
              {section.title}
            </h2>
            <p className="mt-2 max-w-prose pl-11 text-ink-soft">{section.body}</p>
          </li>
        ))}
      </ol>
    </article>
  )
}
