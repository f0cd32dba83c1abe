/** One pasted text with what must be read from it; see `calendly.txt` for the form. */
export type Sample = {
  title: string
  paste: string
  /** Field name → value as written; 'none' stands for a field that must stay empty. */
  expected: Readonly<Record<string, string>>
  zone: string
  own: readonly string[]
}

/** Monday, 2 March 2026, 9 in the morning in New York: the now of every sample. */
export const samplesNow = new Date('2026-03-02T14:00:00Z')

const defaultZone = 'America/New_York'

/** The samples of one file: `=== title`, settings, `expect`, fields, `paste`, the text. */
export function readSamples(file: string): Sample[] {
  return file
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [head = '', ...paste] = part.split(/^paste\n/m)
      const [title = '', ...lines] = head.trim().split('\n')
      const fields = Object.fromEntries(
        lines
          .filter((line) => line.includes(': '))
          .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
      )
      const { zone = defaultZone, own = '', ...expected } = fields
      return {
        title,
        paste: paste.join('paste\n').trimEnd(),
        expected,
        zone,
        own: own === '' ? [] : own.split(', '),
      }
    })
}
