export type { TemplateGuide as TemplateContent } from '#shared/templates/template.ts'
