type Rows = Record<string, number>

const amount = (n: number, noun: string) =>
  `${n.toLocaleString('en')} ${n === 1 ? noun : `${noun}s`}`

/** What restoring a backup brought back, in a sentence. */
export const checkSentence = (rows: Rows): string =>
  `Restored into a scratch database: ${amount(rows.leads ?? 0, 'lead')}, ${amount(
    rows.consultations ?? 0,
    'consultation',
  )}, ${amount(rows.admins ?? 0, 'account')}, every table complete.`

/** The first table whose restored rows are not those that were copied, in a sentence; else null. */
export function compareRows(copied: Rows, restored: Rows): string | null {
  for (const [table, rows] of Object.entries(copied)) {
    const found = restored[table]
    if (found === rows) continue
    const had = `of ${amount(rows, 'row')} in “${table}”`
    return found === undefined
      ? `The table “${table}” is missing.`
      : `Only ${found} ${had} came back.`
  }
  return null
}
