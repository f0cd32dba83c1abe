/** Key of the browser's storage; the check state is kept nowhere else (public-site.md §3). */
export const checklistKey = 'loomwork.checklist'
const version = 1

/** A checklist with one item ticked, or unticked when it was. */
export function toggleCheck(checked: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(checked)
  if (!next.delete(id)) next.add(id)
  return next
}

/** The text to keep in the browser's storage. */
export const serializeChecks = (checked: ReadonlySet<string>): string =>
  JSON.stringify({ version, checked: [...checked] })

/**
 * The checks that were kept, none when the text is missing, damaged or of another version. Only
 * ids of `known` come back, so that an item taken out of the checklist leaves no trace.
 */
export function readChecks(stored: string | null, known: readonly string[]): ReadonlySet<string> {
  const kept = stored === null ? null : parse(stored)
  if (typeof kept !== 'object' || kept === null) return new Set()
  if (!('version' in kept) || kept.version !== version || !('checked' in kept)) return new Set()
  const { checked } = kept
  return new Set(Array.isArray(checked) ? known.filter((id) => checked.includes(id)) : [])
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    // Cut short or written by something else: the same as nothing kept.
    return null
  }
}
