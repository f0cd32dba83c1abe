import { brand } from '#content/brand.ts'
import type { CaseStudy } from '#content/types/case-study.ts'
import { page } from '#shared/routes.ts'
import type { JsonLd } from './json-ld.ts'

/** A success story, as schema.org's Article. `site` is the public address, without a trailing slash. */
export function caseStudyArticle(site: string, study: CaseStudy): JsonLd {
  const firm = { '@type': 'Organization', '@id': `${site}/#organization`, name: brand.name }
  return {
    '@type': 'Article',
    headline: study.headline,
    description: study.description,
    url: `${site}${page.caseStudy(study.id)}`,
    image: `${site}/og.png`,
    datePublished: study.published,
    articleSection: study.industry,
    about: { '@type': 'Organization', name: study.company },
    author: firm,
    publisher: { ...firm, logo: `${site}/icon-512.png` },
  }
}
