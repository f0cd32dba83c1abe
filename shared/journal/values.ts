import { consultationStatusLabels } from '../consultations/vocabulary.ts'
import { dealStageLabels } from '../deals/stages.ts'
import { followupStatusLabels } from '../lead-magnets/vocabulary.ts'
import { leadPriorityLabels, leadStatusLabels } from '../leads/vocabulary.ts'
import { sourceLabel } from '../source-label.ts'

/** What the words of the product are called, by the field they stand in. */
const labels: Record<string, Record<string, string>> = {
  status: { ...consultationStatusLabels, ...leadStatusLabels },
  followupStatus: followupStatusLabels,
  priority: leadPriorityLabels,
  stage: dealStageLabels,
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text)
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/.test(text)

/**
 * A value of a change as people read it: a status by its label, an instant in the zone of the reader,
 * a day as everywhere; null for nothing.
 */
export function fieldValue(field: string, value: string | null, timeZone: string): string | null {
  if (value === null) return null
  if (field === 'source') return sourceLabel(value)
  if (isInstant(value)) {
    return new Intl.DateTimeFormat('en', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    }).format(new Date(value))
  }
  if (isDay(value)) {
    return new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(
      new Date(value),
    )
  }
  return labels[field]?.[value] ?? value
}
