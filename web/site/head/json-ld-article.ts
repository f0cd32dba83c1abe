import type { CaseStudy } from '#content/types/case-study.ts'
import { page } from '#shared/routes.ts'
import { firmId, type JsonLd } from './json-ld.ts'
import { sharePicturePath } from './share-picture.ts'

/** A success story, as schema.org's Article. `site` is the public address, without a trailing slash. */
export function caseStudyArticle(site: string, study: CaseStudy): JsonLd {
  return {
    '@type': 'Article',
    headline: study.headline,
    description: study.description,
    url: `${site}${page.caseStudy(study.id)}`,
    image: `${site}${sharePicturePath(page.caseStudies)}`,
    datePublished: study.published,
    articleSection: study.industry,
    about: { '@type': 'Organization', name: study.company },
    author: firmId(site),
    publisher: firmId(site),
  }
}
