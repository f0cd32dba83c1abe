import type { ReactNode } from 'react'
import { resourcesPage } from '#content/resources/page.ts'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { ResourceCards } from './resource-cards.tsx'

/** Three free resources and the newsletter with its form (public-site.md §2, /resources). */
export function ResourcesPage({ newsletter }: { newsletter?: ReactNode }) {
  const { heading, introduction, figures, figuresNote } = resourcesPage
  return (
    <>
      <PageHead heading={heading} lead={introduction} />
      <ResourceCards />
      <section className="container-page pb-20 md:pb-28">
        <dl className="stitched grid gap-x-8 gap-y-8 pt-8 sm:grid-cols-3">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-bold text-3xl tabular-nums tracking-[-0.03em]">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-prose text-ink-soft text-sm">{figuresNote}</p>
      </section>
      <NewsletterSection form={newsletter} />
    </>
  )
}
