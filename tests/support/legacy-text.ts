import { decodedAs } from '#shared/booking-reader/encoding/guess-encoding.ts'

/** The bytes of a text in an encoding of before Unicode, which only the decoder knows. */
export function encodedAs(encoding: string, text: string): Uint8Array<ArrayBuffer> {
  const bytes = bytesIn(encoding)
  return Uint8Array.from(
    [...text].flatMap((sign) => {
      const found = bytes.get(sign)
      if (!found) throw new Error(`${encoding} has no ${sign}`)
      return found
    }),
  )
}

const known = new Map<string, Map<string, number[]>>()

/** Each character with its bytes: the decoder is asked of every byte, and of every pair of them. */
function bytesIn(encoding: string): Map<string, number[]> {
  const before = known.get(encoding)
  if (before) return before
  const bytes = new Map<string, number[]>()
  const keep = (...code: number[]): boolean => {
    const text = decodedAs(encoding, Uint8Array.from(code))
    if (text !== null && [...text].length === 1 && !bytes.has(text)) bytes.set(text, code)
    return text !== null
  }
  for (let first = 0; first < 256; first++) {
    if (keep(first)) continue
    for (let second = 0x40; second < 256; second++) keep(first, second)
  }
  known.set(encoding, bytes)
  return bytes
}
