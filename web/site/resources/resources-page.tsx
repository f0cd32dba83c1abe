import { ArrowRight, Clock } from 'lucide-react'
import type { ReactNode } from 'react'
import { servicePage } from '#content/pages/services.ts'
import type { Resource } from '#content/resources/page.ts'
import { leadMagnetsPage, resources, resourcesPage } from '#content/resources/page.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { NewsletterSection } from '../newsletter/newsletter-section.tsx'
import { ClosingCall } from '../sections/closing-call.tsx'
import { FragmentImage } from '../sections/fragment-image.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { PatternCards, SampleWeek, TickedThread } from './resource-drawings.tsx'

/** Three free resources and the newsletter with its form (public-site.md §2, /resources). */
export function ResourcesPage({ newsletter }: { newsletter?: ReactNode }) {
  const { heading, introduction, label, figures, figuresNote } = resourcesPage
  return (
    <>
      <PageHead heading={heading} lead={introduction} label={label} />
      <ResourceCards />
      <section className="container-page">
        <dl className="stitched grid gap-x-6 gap-y-8 pt-8 sm:grid-cols-12 md:pt-12">
          {figures.map(({ value, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end sm:col-span-4 sm:first:col-span-5 sm:last:col-span-3"
            >
              <dt className="mt-2 text-ink-soft">{label}</dt>
              <dd className="font-bold text-[clamp(3rem,1.6rem+3.6vw,5.5rem)] tabular-nums leading-none tracking-[-0.02em]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
        <div className="mt-6 grid gap-x-6 sm:grid-cols-12">
          <p className="max-w-prose text-ink-soft text-sm sm:col-span-7 sm:col-start-6">
            {figuresNote}
          </p>
        </div>
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
        <div className="mt-8 flex flex-wrap gap-3">
          {links.map(({ label, href }) => (
            <ButtonLink
              key={href}
              href={href}
              size="lg"
              variant="secondary"
              className="max-sm:w-full"
            >
              {label}
            </ButtonLink>
          ))}
        </div>
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

/**
 * One free resource as a line of a ledger: its minutes, counted in threads, first. All of it is its link.
 * A piece of it stands beside, on a phone under it, at its own size and cut by the lower edge.
 */
function ResourceRow({ resource }: { resource: Resource }) {
  const { title, description, contents, effort, fragment, alt, link } = resource
  const [minutes = '', ...unit] = effort.split(' ')
  return (
    <li className="group relative grid border-ink border-t sm:grid-cols-12 sm:gap-x-6 last:border-b">
      <div className="max-lg:pt-10 sm:col-span-4 lg:col-span-2 lg:py-14">
        <p className="font-bold text-[clamp(4.5rem,3rem+6vw,8.5rem)] tabular-nums leading-[0.8] tracking-[-0.02em]">
          {minutes}
        </p>
        <Minutes count={Number(minutes)} />
        <p className="mt-2 text-ink-soft text-sm">{unit.join(' ')}</p>
      </div>
      <div className="py-8 sm:col-span-8 lg:col-span-5 lg:py-14">
        <h2 className="font-bold text-2xl tracking-[-0.015em] lg:text-3xl">{title}</h2>
        <p className="mt-4 max-w-prose text-ink-soft text-lg">{description}</p>
        <Contents items={contents} />
        <ResourceLink link={link} />
      </div>
      <div className="h-88 bg-paper-deep px-3 pt-4 max-lg:col-span-full sm:px-6 sm:pt-6 lg:col-span-5 lg:h-auto lg:px-10 lg:pt-8">
        <FragmentImage name={fragment} alt={alt} className="size-full rounded-t-lg bg-paper" />
      </div>
    </li>
  )
}

/** As many threads as it takes minutes; the last is where it is done. */
function Minutes({ count }: { count: number }) {
  const threads = Array.from({ length: count }, (_, index) => 1.5 + index * 10)
  return (
    <svg
      viewBox={`0 0 ${count * 10} 28`}
      aria-hidden="true"
      strokeWidth="3"
      className="mt-5 h-7 max-w-full"
    >
      <path d={threads.map((x) => `M${x} 0v28`).join('')} className="stroke-ink" />
      <path d={`M${threads.at(-1)} 0v28`} className="stroke-thread" />
    </svg>
  )
}

function Contents({ items }: { items: readonly string[] }) {
  return (
    <ul className="mt-6 divide-y divide-paper-edge border-paper-edge border-y text-sm">
      {items.map((item) => (
        <li key={item} className="py-2.5">
          {item}
        </li>
      ))}
    </ul>
  )
}

/** The one link of a resource, over all of what is said of it. */
function ResourceLink({ link }: { link: Resource['link'] }) {
  return (
    <a
      href={link.href}
      className="mt-6 inline-flex items-center gap-2 justify-self-start py-1 font-semibold text-lg text-thread after:absolute after:inset-0 group-hover:text-thread-deep"
    >
      {link.label}
      <ArrowRight
        aria-hidden="true"
        className="size-5 transition-[translate] group-hover:translate-x-1"
      />
    </a>
  )
}

const drawings = { checklist: <TickedThread />, templates: <PatternCards /> }

/** The audit under the lead of the page, in ink and with its drawing large; the others beside it. */
function ResourceCards() {
  const [checklist, audit, templates] = resources
  return (
    <ul className="container-page grid gap-6 pb-20 md:grid-cols-2 lg:grid-cols-12 lg:grid-rows-[auto_1fr]">
      <AuditCard resource={audit} />
      <ResourceCard resource={checklist} />
      <ResourceCard resource={templates} />
    </ul>
  )
}

const cardClass =
  'group relative overflow-hidden rounded-lg border border-paper-edge transition-[border-color,box-shadow] hover:border-ink-faint hover:shadow-mid'

/** The week of the sample report on top, as the results of an audit show one. */
function AuditCard({ resource }: { resource: Resource }) {
  const { title, description, contents, effort, link } = resource
  return (
    <li
      className={`ink-ground flex flex-col md:col-span-2 lg:col-span-7 lg:col-start-6 lg:row-span-2 lg:row-start-1 ${cardClass}`}
    >
      <SampleWeek />
      <div className="p-6 sm:p-10">
        <Effort text={effort} />
        <h2 className="mt-3 font-bold text-3xl tracking-[-0.02em]">{title}</h2>
        <p className="mt-4 text-ink-soft text-lg">{description}</p>
        <Contents items={contents} />
        <ResourceLink link={link} />
      </div>
    </li>
  )
}

/** One of the other two, under its drawing. */
function ResourceCard({ resource }: { resource: Resource & { id: keyof typeof drawings } }) {
  const { id, title, description, contents, effort, link } = resource
  return (
    <li className={`grid content-start bg-card lg:col-span-5 lg:col-start-1 ${cardClass}`}>
      <div className="h-32 overflow-hidden border-paper-edge border-b bg-paper-deep [--color-paper:var(--color-paper-deep)]">
        {drawings[id]}
      </div>
      <div className="p-6">
        <Effort text={effort} />
        <h2 className="mt-3 font-bold text-2xl tracking-[-0.02em]">{title}</h2>
        <p className="mt-3 text-ink-soft">{description}</p>
        <ul className="mt-4 text-sm">
          {contents.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <ResourceLink link={link} />
      </div>
    </li>
  )
}

function Effort({ text }: { text: string }) {
  return (
    <p className="flex items-center gap-2 text-ink-soft text-xs">
      <Clock aria-hidden="true" className="size-4" />
      {text}
    </p>
  )
}
