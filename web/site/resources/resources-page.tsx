import { ArrowRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { servicePage } from '#content/pages/services.ts'
import type { Resource } from '#content/resources/page.ts'
import { leadMagnetsPage, resources, resourcesPage } from '#content/resources/page.ts'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { ActionRow, ClosingCall } from '../sections/closing-call.tsx'
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
  const { contact, schedule } = servicePage.actions
  return (
    <>
      <PageHead heading={heading} lead={introduction} label={label}>
        <ActionRow actions={links} className="mt-8" />
      </PageHead>
      <ol className="container-page">
        {resources.map((resource) => (
          <ResourceRow key={resource.id} resource={resource} />
        ))}
      </ol>
      <ClosingCall {...servicePage.closing} actions={[contact, schedule]} />
    </>
  )
}

/** One free resource as a line of a ledger: its minutes first, its drawing small. All of it is its link. */
function ResourceRow({ resource }: { resource: Resource }) {
  const { id, title, description, contents, effort, link } = resource
  const [minutes, ...unit] = effort.split(' ')
  return (
    <li className="group relative grid grid-cols-[7rem_1fr] gap-x-8 gap-y-5 border-ink border-t py-10 sm:grid-cols-[7rem_1fr_13rem] sm:grid-rows-[auto_1fr] md:py-14 lg:grid-cols-[1fr_2fr_1fr]">
      <p className="sm:row-span-2">
        <span className="block font-bold text-[clamp(4.5rem,3rem+6vw,8.5rem)] tabular-nums leading-[0.8] tracking-[-0.02em]">
          {minutes}
        </span>
        <span className="mt-3 block text-ink-soft text-sm">{unit.join(' ')}</span>
      </p>
      <div className="self-start bg-paper-deep sm:col-start-3">{drawings[id]}</div>
      <div className="max-sm:col-span-2 sm:col-start-2 sm:row-span-2 sm:row-start-1">
        <h2 className="font-bold text-2xl tracking-[-0.015em] lg:text-3xl">{title}</h2>
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
      <ul className="self-start divide-y divide-paper-edge border-paper-edge text-sm max-sm:col-span-2 max-sm:border-y sm:col-start-3 sm:border-b">
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
    <ul className="container-page grid gap-6 pb-20 md:pb-28 lg:grid-cols-3">
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

/**
 * One free resource: its drawing, what is inside, how long it takes. The whole card is its link.
 * Side by side, the parts of the cards stand level; one under another, the drawing is beside the words.
 */
function ResourceCard({ resource }: { resource: Resource }) {
  const { id, title, description, contents, effort, link } = resource
  return (
    <li className="group relative grid gap-0 overflow-hidden rounded-lg border border-paper-edge bg-card transition-[border-color,box-shadow] hover:border-ink-faint hover:shadow-mid sm:max-lg:grid-cols-[2fr_3fr] lg:row-span-5 lg:grid-rows-subgrid">
      <div className="grid items-center border-paper-edge bg-paper-deep max-sm:border-b sm:max-lg:border-r lg:border-b">
        {drawings[id]}
      </div>
      <div className="grid gap-0 p-6 lg:row-span-4 lg:grid-rows-subgrid">
        <div>
          <p className="flex items-center gap-2 text-ink-soft text-xs">
            <Clock aria-hidden="true" className="size-4" />
            {effort}
          </p>
          <h2 className="mt-3 font-bold text-xl tracking-[-0.02em]">{title}</h2>
        </div>
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
          className="inline-flex items-center gap-2 self-start justify-self-start py-1 font-semibold text-thread after:absolute after:inset-0 group-hover:text-thread-deep"
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
