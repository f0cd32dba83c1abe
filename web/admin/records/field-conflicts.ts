/** The fields of a record as its form compares them; null and '' both stand for nothing. */
export type Fields<Field extends string> = Record<Field, string | null>

/** A field that somebody else changed while it was being edited here. */
export type FieldConflict<Field extends string> = {
  field: Field
  /** What it was when the form was opened, what it is now, and what the form says; '' for nothing. */
  opened: string
  theirs: string
  mine: string
  /** What is kept unless the person chooses: mine where both changed it, theirs where only they did. */
  keep: Side
}

export type Side = 'theirs' | 'mine'

/**
 * Those of `fields` in which `current` differs both from `opened` and from the form. Fields that
 * only the form changed, or that both changed alike, need no question.
 */
export function findConflicts<Field extends string>(
  fields: readonly Field[],
  opened: Fields<Field>,
  current: Fields<Field>,
  form: Fields<Field>,
): FieldConflict<Field>[] {
  return fields.flatMap((field) => {
    const before = opened[field] ?? ''
    const theirs = current[field] ?? ''
    const mine = form[field] ?? ''
    if (theirs === before || theirs === mine) return []
    const keep: Side = mine === before ? 'theirs' : 'mine'
    return [{ field, opened: before, theirs, mine, keep }]
  })
}
