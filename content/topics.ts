import type { Topic } from '#shared/routes.ts'
import { industries } from './industries/list.ts'
import { plans } from './pricing/plans.ts'
import { services } from './services/list.ts'
import { templates } from './templates/list.ts'

/** Everything that a call to action can be about, and how the forms call it: 'Growth plan'. */
export const topics: readonly (Topic & { readonly label: string })[] = [
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

/** The label itself when it is one of ours, else undefined: a form sends it back as it was shown. */
export const knownLabel = (label: string): string | undefined =>
  topics.find((topic) => topic.label === label)?.label

/** What an address such as `?plan=growth` is about, in our words; undefined for what we do not know. */
export function topicLabel(search: string): string | undefined {
  const params = new URLSearchParams(search)
  return topics.find(({ kind, id }) => params.get(kind) === id)?.label
}
