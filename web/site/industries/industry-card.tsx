import { industriesPage } from '#content/pages/industries.ts'
import type { Industry } from '#content/types/industry.ts'
import { page } from '#shared/routes.ts'
import { Link } from '#web/ui/link.tsx'
import { CopyIcon } from '../page-parts/copy-icon.tsx'
import { MetricRow } from './metric-row.tsx'

/** How many use cases a card shows (public-site.md §9). */
const shownUseCases = 3

/** One of the eight industry cards, with its metrics and first use cases. */
export function IndustryCard({ industry }: { industry: Industry }) {
  return (
    <li className="flex flex-col border-ink border-t pt-5">
      <h2 className="flex min-h-lh items-center gap-3 font-bold text-2xl tracking-[-0.02em]">
        <CopyIcon name={industry.icon} strokeWidth={1.5} className="size-8 text-thread" />
        {industry.name}
      </h2>
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
