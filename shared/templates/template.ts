/** Filters of /industry-templates; the first of each lets everything through (public-site.md §3). */
export const templateIndustries = [
  'All Industries',
  'E-commerce',
  'Healthcare',
  'Real Estate',
  'Manufacturing',
  'Financial Services',
  'Education',
] as const
export const templateLevels = ['All Levels', 'Low', 'Medium', 'High'] as const

export type TemplateIndustryFilter = (typeof templateIndustries)[number]
export type TemplateLevelFilter = (typeof templateLevels)[number]
type TemplateIndustry = Exclude<TemplateIndustryFilter, 'All Industries'>
type TemplateLevel = Exclude<TemplateLevelFilter, 'All Levels'>

/** An industry template as its card and its search know it (public-site.md §3). */
export type Template = {
  readonly id: string
  readonly title: string
  readonly industry: TemplateIndustry
  readonly description: string
  /** Ready to show, such as `15 hours a week`. */
  readonly timeSaved: string
  /** Ready to show, such as `320%`. */
  readonly roiIncrease: string
  readonly complexity: TemplateLevel
  readonly integrations: readonly string[]
  readonly processes: readonly string[]
  readonly benefits: readonly string[]
}

/** One numbered paragraph of the downloaded guide. */
export type GuideStep = { readonly title: string; readonly description: string }

/** One line of the mapping table: a field, where it comes from, where it goes, and the rule. */
export type FieldMapping = {
  readonly field: string
  readonly from: string
  readonly to: string
  readonly rule: string
}

/** What the download adds to the card: how the workflow runs, how to set it up, what goes wrong. */
export type TemplateGuide = Template & {
  readonly steps: readonly GuideStep[]
  readonly setup: readonly GuideStep[]
  readonly fields: readonly FieldMapping[]
  readonly watchOuts: readonly string[]
}

export const noTemplatesFound = 'No templates found matching your criteria.'

/** Whom the guide comes from. Addresses are absolute: the file is read away from the site. */
export type GuideFirm = {
  readonly name: string
  /** As `#rrggbb`. */
  readonly colors: Readonly<Record<'ink' | 'inkSoft' | 'paperEdge' | 'thread' | 'paper', string>>
  readonly email: string
  readonly siteUrl: string
  readonly contactUrl: string
}
