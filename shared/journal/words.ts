/** Fields that are set along with others, and say nothing by themselves. */
const silent = new Set([
  'deletedAt',
  'firstContactAt',
  'namedAt',
  'setAside',
  'remindedAt',
  'doneAt',
  'dueDay',
  'stageAt',
  'wonAt',
  'lostAt',
  'merged',
  'mergedInto',
  'added',
])
/** Whether a field says something to people that its change is named to. */
export const isShown = (field: string): boolean => !silent.has(field)

const others: Record<string, string> = {
  assignedTo: 'owner',
  ownerId: 'owner',
  companyId: 'company',
  preferredDate: 'date',
  dueAt: 'due',
}

/** The fields of a change as people read them, each once. */
export function fieldWords(fields: readonly string[]): string[] {
  const words = fields
    .filter(isShown)
    .map(
      (field) => others[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
    )
  return [...new Set(words)]
}

type Kept = readonly { record: { id: string }; field: string }[]

/** What an undo did: `Undone, except 3 fields of 2 people that were changed since` (relationship.md §5). */
export function undoneSentence(act: 'Undone' | 'Redone', kept: Kept, noun: string): string {
  if (kept.length === 0) {
    return act === 'Undone' ? 'Everything is as it was before.' : 'Everything is as changed again.'
  }
  const records = new Set(kept.map(({ record }) => record.id)).size
  const fields = kept.length === 1 ? '1 field' : `${kept.length} fields`
  return `${act}, except ${fields} of ${records} ${plural(noun, records)} that ${
    kept.length === 1 ? 'was' : 'were'
  } changed since.`
}

const plurals: Record<string, string> = { company: 'companies', person: 'people' }
/** A kind of record as it stands behind a number. */
export const plural = (noun: string, count: number): string =>
  count === 1 ? noun : (plurals[noun] ?? `${noun}s`)
