const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const emoji = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u
/** What joins or tints others; people that are joined stand side by side. */
const invisible = /^[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Emoji_Modifier}]$/u
/** A flag or another emoji right before the next: the renderer loses all but the first of such neighbours. */
const crowded =
  /(\p{Regional_Indicator}{2}|(?!\p{Regional_Indicator})[\u{10000}-\u{10ffff}])(?=[\u{10000}-\u{10ffff}])/gu
const lineBreak = /^\r?\n$/

/** Whether some font of the documents has a glyph for a code point. */
export type CanDraw = (codePoint: number) => boolean

/** A payload of which every text can be drawn; `complete` says whether that is all that was there. */
type Printable<Value> = { value: Value; complete: boolean }

/**
 * The same payload with only characters that can be drawn: emoji without a glyph are left out,
 * anything else without one becomes a question mark (one for each character as people count them).
 */
export function printableText<Value>(payload: Value, canDraw: CanDraw): Printable<Value> {
  let complete = true

  const drawn = (grapheme: string): string => {
    if (lineBreak.test(grapheme)) return '\n'
    const visible = [...grapheme].filter((part) => !invisible.test(part))
    if (visible.every((part) => canDraw(part.codePointAt(0) ?? 0))) return visible.join('')
    complete = false
    return emoji.test(grapheme) ? '' : '?'
  }
  const text = (value: string) =>
    [...graphemes.segment(value.normalize('NFC'))]
      .map(({ segment }) => drawn(segment))
      .join('')
      .replace(crowded, '$1 ')
      .replace(/ {2,}/g, ' ')
      .trim()
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string') return text(value)
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]))
  }
  return { value: sameShape<Value>(walk(payload)), complete }
}

/** Guaranteed by `walk`, which only exchanges texts for texts and keeps everything around them. */
const sameShape = <Value>(value: unknown): Value => value as Value

const letter = /\p{L}/u
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Which way a text is read: its first letter says (Unicode Bidirectional Algorithm, rule P2). */
export function directionOf(text: string): 'rtl' | 'ltr' {
  return rightToLeft.test(letter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr'
}
