import { ArrowRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { leadMagnetsPage, resources, resourcesPage } from '#content/resources/page.ts'
import type { Resource } from '#content/types/resource.ts'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { ActionRow } from '../sections/closing-call.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { AuditDrawing, ChecklistDrawing, TemplatesDrawing } from './resource-drawings.tsx'

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

/** The further page of free resources (public-site.md §2, /resources; design.md §4). */
export function LeadMagnetsPage() {
  const { heading, introduction, links } = leadMagnetsPage
  return (
    <>
      <PageHead heading={heading} lead={introduction}>
        <ActionRow actions={links} className="mt-8" />
      </PageHead>
      <ResourceCards />
    </>
  )
}

/** The three featured resources, on /resources and /lead-magnets. */
function ResourceCards() {
  return (
    <ul className="container-page grid gap-8 pb-20 md:pb-28 lg:grid-cols-3">
      {resources.map((resource) => (
        <ResourceCard key={resource.id} resource={resource} />
      ))}
    </ul>
  )
}

const drawings: Record<Resource['id'], ReactNode> = {
  checklist: <ChecklistDrawing />,
  audit: <AuditDrawing />,
  templates: <TemplatesDrawing />,
}

/** One free resource: its drawing, what is inside, how long it takes. The whole card is its link. */
function ResourceCard({ resource }: { resource: Resource }) {
  const { id, title, description, contents, effort, link } = resource
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-lg border border-paper-edge bg-card transition-[border-color,box-shadow] hover:border-ink-faint hover:shadow-mid">
      <div className="border-paper-edge border-b bg-paper-deep">{drawings[id]}</div>
      <div className="flex grow flex-col p-6 md:p-7">
        <p className="flex items-center gap-2 text-ink-soft text-xs">
          <Clock aria-hidden="true" className="size-4" />
          {effort}
        </p>
        <h2 className="mt-3 font-bold text-xl tracking-[-0.015em]">{title}</h2>
        <p className="mt-3 text-ink-soft">{description}</p>
        <ul className="mt-5 mb-6 divide-y divide-paper-edge border-paper-edge border-y text-sm">
          {contents.map((item) => (
            <li key={item} className="py-2.5">
              {item}
            </li>
          ))}
        </ul>
        <a
          href={link.href}
          className="mt-auto inline-flex items-center gap-2 self-start py-1 font-semibold text-thread after:absolute after:inset-0 group-hover:text-thread-deep"
        >
          {link.label}
          <ArrowRight
            aria-hidden="true"
            className="size-5 transition-[translate] group-hover:translate-x-1"
          />
        </a>
      </div>
    </li>
  )
}
