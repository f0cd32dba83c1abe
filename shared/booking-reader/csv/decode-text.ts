import { decodedAs, guessEncoding } from '../encoding/guess-encoding.ts'
import { type LegacyEncoding, legacyEncodings } from '../encoding/languages.ts'

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | LegacyEncoding

/** Whether a text names an encoding that files are read in. */
export const isEncoding = (name: string): name is Encoding =>
  marks.some(([encoding]) => encoding === name) || Object.hasOwn(legacyEncodings, name)

/** How it is known: the bytes say so, words of no other encoding came near, or it is a guess. */
export type EncodingSource = 'unicode' | 'words' | 'unsure'
export type DecodedText = { text: string; encoding: Encoding; source: EncodingSource }

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
 * The text of a file: by its byte order mark, else as UTF-16 by its zeros, else as UTF-8, else in
 * the encoding of which its words are the likeliest; `chosen` is what a person said instead. Null
 * when it is no text (a spreadsheet, an image).
 */
export function decodeText(bytes: Uint8Array, chosen?: Encoding): DecodedText | null {
  const decoded = chosen ? decodedLoosely(chosen, bytes, 'words') : decodedByContent(bytes)
  return isText(decoded.text) ? decoded : null
}

function decodedByContent(bytes: Uint8Array): DecodedText {
  const marked = marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte))
  const encoding = marked?.[0] ?? utf16ByZeros(bytes) ?? 'utf-8'
  const text = decodedAs(encoding, bytes)
  if (text !== null) return { text, encoding, source: 'unicode' }
  if (marked) return decodedLoosely(encoding, bytes, 'unicode')
  const loose = decodedLoosely('utf-8', bytes, 'unsure')
  if (isMostlyWhole(loose.text)) return loose
  const guess = guessEncoding(bytes)
  return decodedLoosely(guess.encoding, bytes, guess.sure ? 'words' : 'unsure')
}

const decodedLoosely = (
  encoding: Encoding,
  bytes: Uint8Array,
  source: EncodingSource,
): DecodedText => ({
  text: decodedAs(encoding, bytes) ?? new TextDecoder(encoding).decode(bytes),
  encoding,
  source,
})

/** One letter of twenty may be broken, where somebody cut a file or put files together. */
function isMostlyWhole(text: string): boolean {
  const broken = text.split('\ufffd').length - 1
  const whole = text.match(/[\u0080-\ufffc]/g)?.length ?? 0
  return broken * 20 < whole
}

/** Signs that begin files of other programs which may have no zero byte. */
const otherBeginnings = ['%PDF-', 'PK\u0003\u0004', '{\\rtf', 'GIF8']

/** Text has no zero byte, and hardly any other character that controls something. */
function isText(text: string): boolean {
  if (text.includes('\0') || otherBeginnings.some((sign) => text.startsWith(sign))) return false
  const start = text.slice(0, 4_000)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  const controls = start.match(/[\u0001-\u0008\u000e-\u0019\u001c-\u001f\u0080-\u009f]/g)
  return (controls?.length ?? 0) * 20 <= start.length
}
