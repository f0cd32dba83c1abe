import { noFilter, type TemplateFilter } from './filter.ts'
import { templateIndustries, templateLevels } from './template.ts'

/** Longest search that an address carries. */
const maxSearch = 100

/** The names of the filter's parts in the page's address. */
export const filterParams = { search: 'q', industry: 'industry', level: 'level' } as const

/** The filter that an address asks for (`location.search`); what it does not know lets all through. */
export function decodeTemplateFilter(search: string): TemplateFilter {
  const asked = new URLSearchParams(search)
  const industry = asked.get(filterParams.industry)
  const level = asked.get(filterParams.level)
  return {
    industry: templateIndustries.find((name) => name === industry) ?? noFilter.industry,
    level: templateLevels.find((name) => name === level) ?? noFilter.level,
    search: (asked.get(filterParams.search) ?? '').slice(0, maxSearch),
  }
}

/** The same filter as part of an address: `?industry=Healthcare`, or nothing for no filter. */
export function encodeTemplateFilter({ industry, level, search }: TemplateFilter): string {
  const params = new URLSearchParams()
  if (search.trim() !== '') params.set(filterParams.search, search.trim().slice(0, maxSearch))
  if (industry !== noFilter.industry) params.set(filterParams.industry, industry)
  if (level !== noFilter.level) params.set(filterParams.level, level)
  return params.size === 0 ? '' : `?${params}`
}
