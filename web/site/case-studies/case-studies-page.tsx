import { caseStudies, caseStudiesPage } from '#content/case-studies/list.ts'
import { tradeCloths } from '#content/cloths.ts'
import type { CaseStudy } from '#content/types/case-study.ts'
import type { Metric } from '#content/types/common.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Cloth } from '../illustrations/cloth.tsx'
import { Mark } from '../marks/mark.tsx'
import { PageHead } from '../sections/page-head.tsx'
import { BeforeAfter } from './before-after.tsx'
import { CaseIndex } from './case-index.tsx'
import { NextVolume } from './next-volume.tsx'
import { pictureFiles, pictureSize } from './picture-file.ts'

/** The success stories (public-site.md §2, /case-studies): an index, and one after the other. */
export function CaseStudiesPage() {
  const { heading, introduction, label } = caseStudiesPage
  return (
    <>
      <PageHead heading={heading} lead={introduction} label={label} />
      <CaseIndex />
      {caseStudies.map((study, index) => (
        <CaseArticle key={study.id} study={study} first={index === 0} />
      ))}
      <NextVolume />
    </>
  )
}

type CaseArticleProps = {
  study: CaseStudy
  /** The newest stands on ink, in larger type. */
  first: boolean
}

/**
 * One success story: what it was, what changed, and the long form to unfold. All of it stands on two
 * columns, the left for what is shown and the right for what is said, in lines of 60 to 75 characters.
 */
function CaseArticle({ study, first }: CaseArticleProps) {
  const { words } = caseStudiesPage
  const [drawn, ...others] = study.metrics
  return (
    <article
      id={study.id}
      aria-labelledby={`${study.id}-title`}
      className={cx('scroll-mt-header', first && 'ink-ground')}
    >
      <div className={cx('container-page', first ? 'py-20 md:py-28' : 'pt-20 md:pt-28')}>
        <div className={cx('grid gap-x-12 gap-y-10 lg:grid-cols-2', !first && 'stitched pt-10')}>
          <CaseCover study={study} />
          <div className="max-w-prose">
            <p className="font-semibold">{study.company}</p>
            <p className="text-ink-soft text-sm">
              {study.industry} · {study.location}
            </p>
            <h2
              id={`${study.id}-title`}
              className={cx(
                'mt-6 font-bold tracking-[-0.015em]',
                first
                  ? 'text-4xl lg:text-[clamp(2.5rem,3.9vw,4rem)] lg:leading-[1.02]'
                  : 'text-3xl',
              )}
            >
              {study.headline}
            </h2>
            <p className="mt-5 text-lg leading-snug">{study.description}</p>
            <Part heading={words.challenge} text={study.challenge} />
            <Part heading={words.solution} text={study.solution} />
          </div>
          <BeforeAfter metric={drawn} change={study.change} />
          <CaseMetrics metrics={others} />
        </div>
        <CaseStory study={study} />
      </div>
    </article>
  )
}

const Part = ({ heading, text }: { heading: string; text: string }) => (
  <>
    <h3 className="mt-7 font-semibold">{heading}</h3>
    <p className="mt-1 text-ink-soft">{text}</p>
  </>
)

/** The long form of a story, unfolded by the browser's own `details`. */
function CaseStory({ study }: { study: CaseStudy }) {
  const { words } = caseStudiesPage
  return (
    <details className="group mt-8">
      <summary className={cx(buttonClass({ variant: 'secondary', size: 'lg' }), 'no-marker')}>
        <span className="group-open:hidden">{words.open}</span>
        <span className="hidden group-open:inline">{words.close}</span>
        <span className="sr-only">: {study.company}</span>
      </summary>
      <div className="mt-8 grid gap-x-12 gap-y-10 border-paper-edge border-t pt-8 lg:grid-cols-2">
        <div className="max-w-prose space-y-8">
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
        <dl className="space-y-5 text-sm">
          <div>
            <dt className="text-ink-soft">{words.weeks}</dt>
            <dd className="font-semibold">{study.weeks} weeks</dd>
          </div>
          <div>
            <dt className="text-ink-soft">{words.tools}</dt>
            {study.tools.map((tool) => (
              <dd key={tool} className="mt-2 flex items-center gap-3 font-semibold">
                <Mark name={tool} className="h-10 w-12 shrink-0 border border-paper-edge bg-card" />
                {tool}
              </dd>
            ))}
            <dd className="mt-4 text-ink-soft text-xs">{words.owners}</dd>
          </div>
        </dl>
      </div>
    </details>
  )
}

/** The figures of a story that are not drawn: beside the one that is, and below it where the window is narrow. */
function CaseMetrics({ metrics }: { metrics: readonly Metric[] }) {
  return (
    <dl className="grid border-paper-edge border-y max-sm:divide-y max-sm:divide-paper-edge sm:grid-cols-2 sm:gap-x-8 lg:auto-rows-fr lg:grid-cols-1 lg:gap-x-0 lg:divide-y lg:divide-paper-edge">
      {metrics.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end py-4 lg:justify-center">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="font-bold text-2xl tabular-nums tracking-[-0.02em]">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The cover of a success story, as high as the words beside it: the cloth of its trade, and its drawn picture let into it. */
function CaseCover({ study: { id, trade, image, imageAlt } }: { study: CaseStudy }) {
  return (
    <div className="case-cover h-full p-[8%] pb-[13%]">
      <Cloth trade={trade} seed={id} cell={8} again className="absolute inset-0" />
      <img
        src={pictureFiles.get(image)?.path}
        alt={imageAlt}
        {...pictureSize}
        loading="lazy"
        className="case-plate relative h-auto w-full"
      />
      <p className="case-label py-1.5 font-medium text-2xs">{tradeCloths[trade].name}</p>
    </div>
  )
}
