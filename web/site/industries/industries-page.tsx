import { tradeCloths } from '#content/cloths.ts'
import { industries, industryMetricsNote } from '#content/industries/list.ts'
import { industriesPage } from '#content/pages/industries.ts'
import type { Industry } from '#content/types/industry.ts'
import { page } from '#shared/routes.ts'
import { Link } from '#web/ui/link.tsx'
import { ClothEnd } from '../endings/cloth-end.tsx'
import { Cloth, ClothSwatch } from '../illustrations/cloth.tsx'
import { ThreadCount } from '../illustrations/thread-count.tsx'
import { ActionRow } from '../sections/closing-call.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { MetricRow } from './metric-row.tsx'

/** All industries (public-site.md §2, /industries). */
export function IndustriesPage() {
  const { heading, introduction, closing } = industriesPage
  const actions = [closing.primary, closing.secondary]
  return (
    <>
      <PageHead heading={heading} lead={introduction}>
        <ActionRow actions={actions} className="mt-9" />
      </PageHead>
      <SampleBook />
      <WeekOfAll />
      <div className="container-page pt-20 md:pt-28">
        <ul className="grid gap-x-8 gap-y-16 lg:grid-cols-2 lg:gap-x-16">
          {industries.map((industry) => (
            <IndustryCard key={industry.id} industry={industry} />
          ))}
        </ul>
      </div>
      <ClothEnd trades={industries.map(({ id }) => id)} {...closing} actions={actions} />
    </>
  )
}

/** The cloths of all eight, side by side from edge to edge of the window. */
const SampleBook = () => (
  <div className="sample-book" aria-hidden="true">
    {industries.map(({ id }) => (
      <div key={id}>
        <Cloth trade={id} cell={8} />
      </div>
    ))}
  </div>
)

/** A week of work, in hours. */
const wholeWeek = 40

/** The hours of all eight side by side, each as its threads of a week. */
function WeekOfAll() {
  const { heading, thread } = industriesPage.week
  return (
    <section className="ink-ground">
      <div className="container-page pt-32 pb-20 md:pt-44 md:pb-28">
        <div className="grid gap-x-12 gap-y-5 md:grid-cols-12">
          <h2 className="font-bold text-3xl tracking-[-0.02em] md:col-span-6">{heading}</h2>
          <p className="text-ink-soft text-sm md:col-span-6">{industryMetricsNote}</p>
        </div>
        <p className="mt-12 text-2xs text-ink-soft">{thread}</p>
        <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-9 sm:grid-cols-4 sm:gap-x-8 md:gap-y-12">
          {industries.map(({ id, name, metrics: { timeSaved } }) => (
            <div key={id} className="flex flex-col-reverse justify-end">
              <dt className="text-ink-soft text-sm">{name}</dt>
              <dd className="mt-3 font-bold text-2xl tabular-nums tracking-[-0.02em]">
                {timeSaved}
              </dd>
              <dd aria-hidden="true">
                <ThreadCount
                  whole={wholeWeek}
                  counts={[
                    { count: wholeWeek, className: 'stroke-paper-edge' },
                    { count: Number.parseInt(timeSaved, 10), className: 'stroke-thread' },
                  ]}
                  className="block h-14 w-full md:h-20"
                />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}

/** How many use cases a card shows (public-site.md §9). */
const shownUseCases = 3

/** One of the eight industry cards, with its metrics and first use cases. */
function IndustryCard({ industry }: { industry: Industry }) {
  return (
    <li className="flex flex-col">
      <ClothSwatch trade={industry.id} className="mb-5 h-24 w-full" />
      <div className="flex items-start justify-between gap-4">
        <h2 className="font-bold text-2xl tracking-[-0.02em]">{industry.name}</h2>
        <p className="shrink-0 text-ink-faint text-xs">{tradeCloths[industry.id].name}</p>
      </div>
      <p className="mt-3 text-ink-soft">{industry.summary}</p>
      <MetricRow metrics={industry.metrics} labels="card" className="mt-6" />
      <ul className="divide-y divide-paper-edge border-paper-edge border-y">
        {industry.useCases.slice(0, shownUseCases).map((useCase) => (
          <li key={useCase} className="py-3 text-sm">
            {useCase}
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-5 font-medium">
        <Link href={page.industry(industry.id)} className="inline-block py-1">
          {industriesPage.learnMore}
          <span className="sr-only"> about {industry.name}</span>
        </Link>
      </p>
    </li>
  )
}
