import { brand } from '#content/brand.ts'
import type { PricingPlan } from '#content/types/pricing.ts'
import { page } from '#shared/routes.ts'
import { firmId, type JsonLd } from './json-ld.ts'

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
