import { caseStudies, caseStudiesPage } from '#content/case-studies/list.ts'
import { ClosingCall } from '../page-parts/closing-call.tsx'
import { PageHead } from '../page-parts/page-head.tsx'
import { CaseArticle } from './case-article.tsx'

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
