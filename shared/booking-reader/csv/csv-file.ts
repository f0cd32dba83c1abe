/** What some systems call a .csv where a spreadsheet program has claimed it, or nothing knows it. */
const otherNames = ['application/vnd.ms-excel', '']

/**
 * Whether a chosen file may be read (admin-back-office.md §5: type `text/csv`). A file that ends in
 * .csv counts as well where the system gives it the spreadsheet program's type, or none.
 */
export const isCsvFile = ({ name, type }: { name: string; type: string }): boolean =>
  type === 'text/csv' || (/\.csv$/i.test(name) && otherNames.includes(type))

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const marks: readonly [Encoding, readonly number[]][] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Of UTF-16 without a mark every second byte of plain letters is zero. */
function utf16ByZeros(bytes: Uint8Array): Encoding | null {
  const sample = bytes.subarray(0, 2000)
  const pairs = Math.floor(sample.length / 2)
  let [first, second] = [0, 0]
  for (let index = 0; index < pairs * 2; index += 2) {
    if (sample[index] === 0) first += 1
    if (sample[index + 1] === 0) second += 1
  }
  if (second > pairs / 3 && first < pairs / 10) return 'utf-16le'
  return first > pairs / 3 && second < pairs / 10 ? 'utf-16be' : null
}

/**
 * The text of a file by its byte order mark, else as UTF-16 by its zeros, else as UTF-8, else as
 * Windows-1252; null when it is no text (a zero byte is left: a spreadsheet, an image).
 */
export function decodeText(bytes: Uint8Array): { text: string; encoding: Encoding } | null {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  const encoding = marked?.[0] ?? utf16ByZeros(bytes) ?? 'utf-8'
  const decoded = decodedAs(encoding, bytes) ?? decodedAs('windows-1252', bytes)
  return decoded && !decoded.text.includes('\0') ? decoded : null
}

function decodedAs(encoding: Encoding, bytes: Uint8Array) {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
  } catch {
    // Bytes that the encoding does not have: the caller tries the next.
    return null
  }
}
