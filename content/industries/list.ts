import type { Industry } from '../types/industry.ts'
import { ecommerce } from './ecommerce.ts'
import { education } from './education.ts'
import { finance } from './finance.ts'
import { healthcare } from './healthcare.ts'
import { logistics } from './logistics.ts'
import { manufacturing } from './manufacturing.ts'
import { professionalServices } from './professional-services.ts'
import { realEstate } from './real-estate.ts'

/** The eight industries, in the order of the cards and of the menus (public-site.md §2). */
export const industries: readonly Industry[] = [
  healthcare,
  ecommerce,
  manufacturing,
  finance,
  realEstate,
  education,
  logistics,
  professionalServices,
]

/** The industry of a slug; the slug may come from an address, so it may be unknown. */
export function findIndustry(slug: string): Industry | undefined {
  return industries.find((industry) => industry.id === slug)
}

/** Words of the three metrics, on the cards and on the industry page. */
export const industryMetricLabels = {
  timeSaved: { card: 'Time saved', page: 'Time saved weekly' },
  costReduction: { card: 'Cost reduction', page: 'Cost reduction' },
  efficiency: { card: 'Efficiency gain', page: 'Efficiency improvement' },
} as const

/** Said beside the metrics, because a figure without its basis is an advertisement. */
export const industryMetricsNote =
  'Typical figures of the first year, measured against two weeks before the project. The hours are those of one person whose week is mostly this work; over everybody we work for, the average is 15. Yours depend on volume and on how much of the work is already tidy; the audit tells you before you spend anything.'
