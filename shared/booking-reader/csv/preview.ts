/** Rows that the preview shows (admin-back-office.md §2, §9). */
const previewSize = 5

/** The first five of a list, and the note for the rest: 'And 7 more', or null. */
export function previewOf<Row>(rows: readonly Row[]): {
  rows: readonly Row[]
  note: string | null
} {
  const more = rows.length - previewSize
  return { rows: rows.slice(0, previewSize), note: more > 0 ? `And ${more} more` : null }
}
