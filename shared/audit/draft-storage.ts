import { type AuditDraft, auditFields, emptyAudit, hourFields, textFields } from './answers.ts'
import { firstOpenStep, reachableStep, type StepNumber } from './steps.ts'
import { auditIndustries, employeeBands, painPoints } from './vocabulary.ts'

/** Key of the browser's storage. */
export const auditDraftKey = 'loomwork.audit'
const version = 1

/** What a reload brings back: the place in the wizard and everything typed. */
export type SavedAudit = {
  readonly draft: AuditDraft
  readonly step: StepNumber
  /** Whether the results page was shown. */
  readonly finished: boolean
}

/** The text to keep in the browser's storage. */
export const serializeAudit = (saved: SavedAudit): string => JSON.stringify({ version, ...saved })

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    // Cut short or written by something else: the same as nothing kept.
    return null
  }
}

const maxHoursText = 20

function readDraft(kept: Record<string, unknown>): AuditDraft {
  const text = (field: string, limit: number) => {
    const value = kept[field]
    return typeof value === 'string' && value.isWellFormed() ? value.slice(0, limit) : ''
  }
  const draft: { -readonly [field in keyof AuditDraft]: AuditDraft[field] } = { ...emptyAudit }
  for (const field of textFields) draft[field] = text(field, auditFields[field].maxLength)
  for (const field of hourFields) draft[field] = text(field, maxHoursText)
  if (!auditIndustries.some((industry) => industry === draft.industry)) draft.industry = ''
  if (!employeeBands.some((band) => band === draft.employeeCount)) draft.employeeCount = ''
  const chosen = Array.isArray(kept.painPoints) ? kept.painPoints : []
  draft.painPoints = painPoints.filter((point) => chosen.includes(point))
  return draft
}

/**
 * What was kept, or null when there is nothing usable. Damaged parts are dropped one by one rather
 * than all together, and nobody lands beyond a step whose required fields are missing.
 */
export function readSavedAudit(stored: string | null): SavedAudit | null {
  const kept = stored === null ? null : parse(stored)
  if (!isRecord(kept) || kept.version !== version || !isRecord(kept.draft)) return null
  const draft = readDraft(kept.draft)
  const wanted = ([1, 2, 3, 4] as const).find((step) => step === kept.step) ?? 1
  return {
    draft,
    step: reachableStep(draft, wanted),
    finished: kept.finished === true && firstOpenStep(draft) === null,
  }
}
