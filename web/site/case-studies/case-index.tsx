import { caseStudies, caseStudiesPage } from '#content/case-studies/list.ts'
import { page } from '#shared/routes.ts'
import '#web/ui/cloth.css'
import { Cloth } from '../illustrations/cloth.tsx'

/** The stories as volumes side by side, each bound in the cloth of its trade, with the figure that moved. */
export function CaseIndex() {
  return (
    <nav aria-labelledby="case-index" className="container-page pb-20 md:pb-28">
      <h2 id="case-index" className="font-medium text-ink-soft text-sm">
        {caseStudiesPage.indexHeading}
      </h2>
      <ul className="mt-5 grid gap-x-4 gap-y-10 sm:grid-cols-2 md:gap-x-6 lg:grid-cols-4">
        {caseStudies.map(({ id, trade, industry, headline, company, change }) => (
          <li key={id}>
            <a
              href={page.caseStudy(id)}
              className="group flex flex-col gap-4 rounded-sm max-sm:grid max-sm:grid-cols-[9rem_1fr]"
            >
              <span className="case-cover aspect-3/4 transition-[translate] duration-200 group-hover:-translate-y-1.5">
                <Cloth trade={trade} seed={id} cell={8} className="absolute inset-0" />
                <span className="case-label max-sm:hidden">{headline}</span>
              </span>
              <span className="text-sm max-sm:self-center">
                <b className="mb-2 block font-bold text-lg leading-tight tracking-[-0.015em] sm:hidden">
                  {headline}
                </b>
                <span className="block font-medium">{industry}</span>
                <span className="block text-ink-soft">{company}</span>
                <span className="mt-2 block font-bold text-lg tabular-nums">
                  {change.before.value} → {change.after.value}
                </span>
                <span className="block text-ink-soft">{change.what}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
