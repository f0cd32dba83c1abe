import { caseStudies } from '#content/case-studies/list.ts'
import { industryMetricsNote } from '#content/industries/list.ts'
import { industryPage } from '#content/pages/industries.ts'
import type { Industry, SuccessStory } from '#content/types/industry.ts'
import { page, withTopic } from '#shared/routes.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { ClothEnd } from '../endings/cloth-end.tsx'
import { ActionRow } from '../sections/closing-call.tsx'
import { ClothHead } from '../sections/cloth-head.tsx'
import { BenefitColumns } from '../sections/points.tsx'
import { UseCases, WhatAndHow } from '../sections/what-and-how.tsx'
import { MetricRow } from './metric-row.tsx'

const parent = { label: 'Industries', href: page.industries }

/** One industry (public-site.md §2, /industries/{industry}). */
export function IndustryPage({ industry }: { industry: Industry }) {
  const { closing } = industryPage
  const actions = [closing.primary, closing.secondary].map(({ label, href }) => ({
    label,
    href: withTopic(href, { kind: 'industry', id: industry.id }),
  }))
  return (
    <>
      <ClothHead
        heading={industry.title}
        lead={industry.subtitle}
        parent={parent}
        trade={{ id: industry.id, name: industry.name, icon: industry.icon }}
      >
        <ActionRow actions={actions} className="mt-9" />
      </ClothHead>
      <div className="container-page pb-16 md:pb-24">
        <MetricRow metrics={industry.metrics} labels="page" />
        <details className="text-ink-faint text-sm">
          <summary className="inline-block cursor-pointer rounded-sm py-1 underline">
            {industryPage.metricsNoteHeading}
          </summary>
          <p className="max-w-prose">{industryMetricsNote}</p>
        </details>
      </div>
      <WhatAndHow
        paragraphs={industry.description}
        heading={industryPage.featuresHeading}
        features={industry.features}
      />
      <BenefitColumns heading={industryPage.benefitsHeading} benefits={industry.benefits} />
      <UseCases heading={industryPage.useCasesHeading} useCases={industry.useCases} />
      <Story story={industry.caseStudy} />
      <ClothEnd trades={[industry.id]} {...closing} actions={actions} />
    </>
  )
}

/** The success story of an industry, on ink; leads to its long form, or to the stories that have one. */
function Story({ story }: { story: SuccessStory }) {
  const { storyHeading, story: words, fullStory, otherStories } = industryPage
  const study = caseStudies.find(({ company }) => company === story.company)
  return (
    <section className="ink-ground">
      <div className="container-page grid gap-x-8 gap-y-12 py-20 md:grid-cols-12 md:py-28">
        <div className="md:col-span-5">
          <p className="font-medium text-ink-soft text-sm">{storyHeading}</p>
          <h2 className="mt-3 font-bold text-2xl tracking-[-0.02em]">{story.company}</h2>
          <h3 className="mt-8 font-semibold">{words.challenge}</h3>
          <p className="mt-1 text-ink-soft">{story.challenge}</p>
          <h3 className="mt-6 font-semibold">{words.solution}</h3>
          <p className="mt-1 text-ink-soft">{story.solution}</p>
        </div>
        <div className="md:col-span-6 md:col-start-7">
          <h3 className="font-semibold">{words.results}</h3>
          <ul className="mt-3 border-paper-edge border-b">
            {story.results.map((result) => (
              <li key={result} className="border-paper-edge border-t py-5 font-semibold text-xl">
                {result}
              </li>
            ))}
          </ul>
          <ButtonLink
            href={study ? page.caseStudy(study.id) : page.caseStudies}
            variant="secondary"
            size="lg"
            className="mt-8"
          >
            {study ? fullStory : otherStories}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
