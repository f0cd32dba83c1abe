import type { Lead, LeadForm } from '#shared/leads/schema.ts'

/** The fields of the form, in its order. */
const leadFields = ['name', 'email', 'company', 'phone', 'message', 'priority'] as const
export type LeadField = (typeof leadFields)[number]

/** A field that somebody else changed while it was being edited here. */
export type FieldConflict = {
  field: LeadField
  /** What it was when the form was opened, what it is now, and what the form says; '' for nothing. */
  opened: string
  theirs: string
  mine: string
  /** What is kept unless the person chooses: mine where both changed it, theirs where only they did. */
  keep: 'theirs' | 'mine'
}

/**
 * The fields in which `current` differs both from `opened` and from the form. Fields that only the
 * form changed, or that both changed alike, need no question.
 */
export function findConflicts(
  opened: Pick<Lead, LeadField>,
  current: Pick<Lead, LeadField>,
  form: LeadForm,
): FieldConflict[] {
  return leadFields.flatMap((field) => {
    const before = opened[field] ?? ''
    const theirs = current[field] ?? ''
    const mine = form[field] ?? ''
    if (theirs === before || theirs === mine) return []
    const keep = mine === before ? 'theirs' : 'mine'
    return [{ field, opened: before, theirs, mine, keep } as const]
  })
}
