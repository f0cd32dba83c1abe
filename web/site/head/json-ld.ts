import { brand } from '#content/brand.ts'
import type { CaseStudy } from '#content/types/case-study.ts'
import type { PricingPlan } from '#content/types/pricing.ts'
import { page } from '#shared/routes.ts'
import { sharePicturePath } from './page-meta.ts'

export type JsonLd = Record<string, unknown>

/** The firm by its name alone, for what it provides or publishes; every page tells of it in full. */
const firmId = (site: string): JsonLd => ({ '@id': `${site}/#organization` })

/** The firm, as schema.org's Organization. `site` is the public address, without a trailing slash. */
export function organization(site: string): JsonLd {
  const { street, city, region, postalCode, country } = brand.address
  return {
    '@type': 'Organization',
    ...firmId(site),
    name: brand.name,
    legalName: brand.legalName,
    url: `${site}${page.home}`,
    logo: `${site}/icon-512.png`,
    email: brand.email,
    telephone: brand.phone.e164,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    sameAs: brand.social.map(({ url }) => url),
  }
}

/** The way from the home page to this one, as schema.org's BreadcrumbList. */
export function breadcrumbs(
  site: string,
  trail: readonly { name: string; path: string }[],
): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Home', path: page.home }, ...trail].map((crumb, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: crumb.name,
      item: `${site}${crumb.path}`,
    })),
  }
}

/** Questions with their answers, as schema.org's FAQPage. */
export function faqPage(faq: readonly { question: string; answer: string }[]): JsonLd {
  return {
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** One JSON-LD document; `<` is escaped, so that no text can end the script element around it. */
export function jsonLdDocument(graph: readonly JsonLd[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
}

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

/** What we do for a client, as schema.org's Service. `site` as in `organization`. */
export function service(
  site: string,
  { name, description, path }: { name: string; description: string; path: string },
): JsonLd {
  return {
    '@type': 'Service',
    name,
    description,
    url: `${site}${path}`,
    provider: firmId(site),
    areaServed: brand.address.country,
  }
}

/** The plans with a price, as the offers of one Service; whole US dollars a month. */
export function planOffers(site: string, plans: readonly PricingPlan[]): JsonLd {
  const priced = plans.filter((plan) => plan.monthlyPrice !== null)
  return {
    ...service(site, { name: brand.tagline, description: brand.tagline, path: page.pricing }),
    offers: priced.map((plan) => ({
      '@type': 'Offer',
      name: plan.name,
      description: plan.description,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: plan.monthlyPrice,
        priceCurrency: 'USD',
        unitText: 'MONTH',
      },
    })),
  }
}
