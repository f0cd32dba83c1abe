import type { TemplateGuide } from '#shared/templates/template.ts'

/** All that a template's guide shows; plain, so that it can travel to the worker. */
export type TemplateGuidePayload = {
  readonly template: TemplateGuide
  /** Origin of the site, without a final slash. */
  readonly siteUrl: string
}
