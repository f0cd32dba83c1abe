import { caseStudies, caseStudiesPage } from '#content/case-studies/list.ts'
import { industryMetricsNote } from '#content/industries/list.ts'
import { tradeExamples } from '#content/industries/work-examples.ts'
import { industryPage } from '#content/pages/industries.ts'
import type { DrawnResult, Industry, SuccessStory } from '#content/types/industry.ts'
import { page, withTopic } from '#shared/routes.ts'
import { ButtonLink } from '#web/ui/link.tsx'
import { ClothEnd } from '../endings/cloth-end.tsx'
import { ThreadCount } from '../illustrations/thread-count.tsx'
import { ActionRow } from '../sections/closing-call.tsx'
import { ClothHead } from '../sections/cloth-head.tsx'
import { BenefitColumns } from '../sections/points.tsx'
import { WhatAndHow } from '../sections/what-and-how.tsx'
import { WorkExample } from '../services/work-example.tsx'
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
      <WorkExample example={tradeExamples[industry.id]} />
      <BenefitColumns heading={industryPage.benefitsHeading} benefits={industry.benefits} />
      <Beginnings useCases={industry.useCases} />
      <Story story={industry.caseStudy} />
      <ClothEnd trades={[industry.id]} {...closing} actions={actions} />
    </>
  )
}

/** Where to begin: each use case on a label, as those sewn into garments. */
function Beginnings({ useCases }: { useCases: readonly string[] }) {
  return (
    <section className="container-page grid gap-x-8 gap-y-8 py-20 md:grid-cols-12 md:py-28">
      <h2 className="font-bold text-2xl tracking-[-0.02em] md:col-span-4">
        {industryPage.useCasesHeading}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-3 md:col-span-8">
        {useCases.map((useCase) => (
          <li
            key={useCase}
            className="border-thread border-x-2 border-dashed bg-card px-5 py-3 font-medium shadow-low max-sm:w-full"
          >
            {useCase}
          </li>
        ))}
      </ul>
    </section>
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
          <p aria-hidden="true" className="mt-2 flex gap-5 text-2xs text-ink-soft">
            <Key className="bg-ink-faint">{caseStudiesPage.words.before}</Key>
            <Key className="bg-thread">{caseStudiesPage.words.after}</Key>
          </p>
          <ul className="mt-4 border-paper-edge border-b">
            {story.results.map(({ text, drawn }) => (
              <li key={text} className="border-paper-edge border-t py-5">
                <p className="font-semibold text-xl">{text}</p>
                {drawn && <Drawn result={drawn} />}
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

function Key({ className, children }: { className: string; children: string }) {
  return (
    <span className="flex items-center gap-2">
      <span className={`h-3 w-1 ${className}`} />
      {children}
    </span>
  )
}

/** A result as threads: what was before and what is after from the same start, the smaller on top. */
function Drawn({ result: { thread, of = 0, before, after } }: { result: DrawnResult }) {
  const whole = Math.max(of, before, after)
  const amounts = [
    { count: before, className: 'stroke-ink-faint' },
    { count: after, className: 'stroke-thread' },
  ].toSorted((one, other) => other.count - one.count)
  return (
    <>
      <ThreadCount
        whole={whole}
        counts={[{ count: whole, className: 'stroke-paper-edge' }, ...amounts]}
        className="mt-4 block h-10 w-full"
      />
      <p aria-hidden="true" className="mt-2 text-2xs text-ink-soft">
        {thread}
      </p>
    </>
  )
}
