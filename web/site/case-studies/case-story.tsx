import { caseStudiesPage } from '#content/case-studies/list.ts'
import type { CaseStudy } from '#content/types/case-study.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'

/** The long form of a story, unfolded by the browser's own `details`. */
export function CaseStory({ study }: { study: CaseStudy }) {
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
