import { ArrowRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Resource } from '#content/resources/page.ts'
import { leadMagnetsPage, resources, resourcesPage } from '#content/resources/page.ts'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { ActionRow } from '../sections/closing-call.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { AuditDrawing, ChecklistDrawing, TemplatesDrawing } from './resource-drawings.tsx'

/** Three free resources and the newsletter with its form (public-site.md §2, /resources). */
export function ResourcesPage({ newsletter }: { newsletter?: ReactNode }) {
  const { heading, introduction, label, figures, figuresNote } = resourcesPage
  return (
    <>
      <PageHead heading={heading} lead={introduction} label={label} />
      <ResourceCards />
      <section className="container-page pb-20 md:pb-28">
        <dl className="stitched grid gap-x-8 gap-y-8 pt-8 sm:grid-cols-3">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-soft">{label}</dt>
              <dd className="font-bold text-3xl tabular-nums tracking-[-0.02em]">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 max-w-prose text-ink-soft text-sm">{figuresNote}</p>
      </section>
      <NewsletterSection form={newsletter} />
    </>
  )
}

/** The further page of free resources (public-site.md §2, /resources): by the minutes they take. */
export function LeadMagnetsPage() {
  const { heading, introduction, label, links } = leadMagnetsPage
  return (
    <>
      <PageHead heading={heading} lead={introduction} label={label}>
        <ActionRow actions={links} className="mt-8" />
      </PageHead>
      <ol className="container-page pb-20 md:pb-28">
        {resources.map((resource) => (
          <ResourceRow key={resource.id} resource={resource} />
        ))}
      </ol>
    </>
  )
}

/** One free resource as a line of a ledger: its minutes first. All of it is its link. */
function ResourceRow({ resource }: { resource: Resource }) {
  const { title, description, contents, effort, link } = resource
  const [minutes, ...unit] = effort.split(' ')
  return (
    <li className="group relative grid gap-x-8 gap-y-5 border-ink border-t py-10 md:grid-cols-12 md:py-14">
      <p className="md:col-span-2 lg:col-span-3">
        <span className="block font-bold text-[clamp(4.5rem,3rem+6vw,8.5rem)] tabular-nums leading-[0.8] tracking-[-0.02em]">
          {minutes}
        </span>
        <span className="mt-3 block text-ink-soft text-sm">{unit.join(' ')}</span>
      </p>
      <div className="md:col-span-6">
        <h2 className="font-bold text-3xl tracking-[-0.015em]">{title}</h2>
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{description}</p>
        <a
          href={link.href}
          className="mt-5 inline-flex items-center gap-2 py-1 font-semibold text-thread after:absolute after:inset-0 group-hover:text-thread-deep"
        >
          {link.label}
          <ArrowRight
            aria-hidden="true"
            className="size-5 transition-[translate] group-hover:translate-x-1"
          />
        </a>
      </div>
      <ul className="self-start divide-y divide-paper-edge border-paper-edge border-y text-sm md:col-span-4 lg:col-span-3">
        {contents.map((item) => (
          <li key={item} className="py-2.5">
            {item}
          </li>
        ))}
      </ul>
    </li>
  )
}

/** The three featured resources as cards with their drawings. */
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
