import type { Template, TemplateIndustryFilter, TemplateLevelFilter } from './template.ts'

export type TemplateFilter = {
  readonly industry: TemplateIndustryFilter
  readonly level: TemplateLevelFilter
  /** As typed. */
  readonly search: string
}

export const noFilter: TemplateFilter = {
  industry: 'All Industries',
  level: 'All Levels',
  search: '',
}

const searchedText = (template: Template) =>
  [
    template.title,
    template.description,
    template.industry,
    ...template.integrations,
    ...template.processes,
    ...template.benefits,
  ]
    .join('\n')
    .toLowerCase()

/**
 * The templates that pass both filters and hold every word of the search somewhere in their title,
 * description, industry, integrations, processes or benefits, whatever the case. Order is kept.
 */
export function filterTemplates<Kind extends Template>(
  templates: readonly Kind[],
  { industry, level, search }: TemplateFilter,
): Kind[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return templates.filter((template) => {
    if (industry !== 'All Industries' && template.industry !== industry) return false
    if (level !== 'All Levels' && template.complexity !== level) return false
    const text = searchedText(template)
    return words.every((word) => text.includes(word))
  })
}

const shownOnCard = 3

/** The first three of a card's list and how many more there are, for '+N more'. */
export const cardList = (items: readonly string[]) => ({
  shown: items.slice(0, shownOnCard),
  more: Math.max(0, items.length - shownOnCard),
})
