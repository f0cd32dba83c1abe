import type { TemplateGuide } from '#shared/templates/template.ts'

/** One line of the mapping table: a field, where it comes from, where it goes, and the rule. */
export type FieldMapping = { field: string; from: string; to: string; rule: string }

/** A template whole: the card, the guide of the download, and what only experience adds. */
export type TemplateContent = TemplateGuide & {
  readonly fields: readonly FieldMapping[]
  readonly watchOuts: readonly string[]
}
