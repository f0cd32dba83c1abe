import type { Topics } from '#shared/topic-label.ts'
import { industries } from './industries/list.ts'
import { plans } from './pricing/plans.ts'
import { services } from './services/list.ts'
import { templates } from './templates/list.ts'

/** Everything that a call to action can be about, and how the forms call it: 'Growth plan'. */
export const topics: Topics = [
  ...plans.map(({ id, name }) => ({ kind: 'plan' as const, id, label: `${name} plan` })),
  ...services.map(({ id, title }) => ({ kind: 'service' as const, id, label: title })),
  ...industries.map(({ id, name }) => ({ kind: 'industry' as const, id, label: name })),
  ...templates.map(({ id, title }) => ({
    kind: 'template' as const,
    id,
    label: `${title} template`,
  })),
  { kind: 'tool', id: 'audit', label: 'Efficiency audit' },
  { kind: 'tool', id: 'roi-calculator', label: 'ROI calculator' },
  { kind: 'tool', id: 'checklist', label: 'Automation readiness checklist' },
]
