import { caseStudies, caseStudiesPage } from '#content/case-studies/list.ts'
import type { CaseStudy } from '#content/types/case-study.ts'
import type { Metric } from '#content/types/common.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ClosingCall } from '../sections/closing-call.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { pictureFiles, pictureSize } from './picture-file.ts'

/** The success stories (public-site.md §2, /case-studies). */
export function CaseStudiesPage() {
  const { heading, introduction, closing } = caseStudiesPage
  return (
    <>
      <PageHead heading={heading} lead={introduction} />
      <div className="container-page space-y-24 pb-4 md:space-y-32">
        {caseStudies.map((study, index) => (
          <CaseArticle key={study.id} study={study} first={index === 0} />
        ))}
      </div>
      <ClosingCall {...closing} actions={[closing.action]} />
    </>
  )
}

/** One success story: what it was, what changed, and the long form to unfold. */
function CaseArticle({ study, first }: { study: CaseStudy; first: boolean }) {
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

/** The long form of a story, unfolded by the browser's own `details`. */
function CaseStory({ study }: { study: CaseStudy }) {
  const { words } = caseStudiesPage
  return (
    <details className="group mt-8">
      <summary
        className={cx(
          buttonClass({ variant: 'secondary', size: 'lg' }),
          'list-none [&::-webkit-details-marker]:hidden',
        )}
      >
        <span className="group-open:hidden">{words.open}</span>
        <span className="hidden group-open:inline">{words.close}</span>
        <span className="sr-only">: {study.company}</span>
      </summary>
      <div className="mt-8 grid gap-x-8 gap-y-10 border-paper-edge border-t pt-8 md:grid-cols-12">
        <div className="max-w-prose space-y-8 md:col-span-8">
          {study.story.map(({ heading, paragraphs }) => (
            <section key={heading}>
              <h3 className="font-semibold text-lg">{heading}</h3>
              {paragraphs.map((paragraph) => (
                <p key={paragraph} className="mt-3">
                  {paragraph}
                </p>
              ))}
            </section>
          ))}
        </div>
        <dl className="space-y-5 text-sm md:col-span-3 md:col-start-10">
          <div>
            <dt className="text-ink-soft">{words.weeks}</dt>
            <dd className="font-semibold">{study.weeks} weeks</dd>
          </div>
          <div>
            <dt className="text-ink-soft">{words.tools}</dt>
            {study.tools.map((tool) => (
              <dd key={tool} className="font-semibold">
                {tool}
              </dd>
            ))}
          </div>
        </dl>
      </div>
    </details>
  )
}

/** The three figures of a story. */
function CaseMetrics({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className="mt-10 grid border-paper-edge border-y max-md:divide-y max-md:divide-paper-edge md:grid-cols-3">
      {metrics.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end border-paper-edge py-5 md:not-first:border-l md:not-first:pl-6"
        >
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-bold text-2xl tabular-nums tracking-[-0.02em]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type CasePictureProps = Pick<CaseStudy, 'image' | 'imageAlt'> & {
  /** Whether it stands in the first view of the page. */
  first: boolean
}

/** The drawn picture of a success story. */
function CasePicture({ image, imageAlt, first }: CasePictureProps) {
  return (
    <img
      src={pictureFiles.get(image)?.path}
      alt={imageAlt}
      {...pictureSize}
      loading={first ? 'eager' : 'lazy'}
      className="h-auto w-full rounded-lg bg-paper-deep"
    />
  )
}
