import { caseStudiesPage } from '#content/case-studies/list.ts'
import type { CaseStudy } from '#content/types/case-study.ts'
import { CaseMetrics } from './case-metrics.tsx'
import { CasePicture } from './case-picture.tsx'
import { CaseStory } from './case-story.tsx'

/** One success story: what it was, what changed, and the long form to unfold. */
export function CaseArticle({ study, first }: { study: CaseStudy; first: boolean }) {
  const { words } = caseStudiesPage
  return (
    <article
      id={study.id}
      aria-labelledby={`${study.id}-title`}
      className="group/case stitched pt-8"
    >
      <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
        <div className="lg:col-span-6 lg:group-even/case:order-last lg:group-even/case:col-start-7">
          <CasePicture image={study.image} imageAlt={study.imageAlt} first={first} />
        </div>
        <div className="lg:col-span-6 lg:group-odd/case:pl-8 lg:group-even/case:pr-8">
          <p className="font-medium text-ink-soft text-sm">
            {study.company} · {study.industry} · {study.location}
          </p>
          <h2 id={`${study.id}-title`} className="mt-3 font-bold text-3xl tracking-[-0.025em]">
            {study.headline}
          </h2>
          <p className="mt-5 text-ink-soft text-lg">{study.description}</p>
        </div>
      </div>
      <CaseMetrics metrics={study.metrics} />
      <div className="grid gap-x-8 gap-y-8 pt-10 md:grid-cols-2">
        <Part heading={words.challenge} text={study.challenge} />
        <Part heading={words.solution} text={study.solution} />
      </div>
      <CaseStory study={study} />
    </article>
  )
}

function Part({ heading, text }: { heading: string; text: string }) {
  return (
    <div>
      <h3 className="font-semibold text-lg">{heading}</h3>
      <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
    </div>
  )
}
