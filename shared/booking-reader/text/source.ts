/** From the first character of a part of the text to the one behind its last. */
export type Span = readonly [start: number, end: number]

const blank = (found: string): string => ' '.repeat(found.length)

const blockTag = /^<\/?(?:br|p|div|td|th|tr|table|li|ul|h\d)\b/i
const looksLikeHtml = /<(?:br|p|div|td|table|html|span)(?:\s[^<>]*)?\/?>/i

/** Tags become blanks, those that end a line a line break; a character stays where it was. */
const withoutTags = (text: string): string =>
  text
    .replace(/<(style|script)\b[^<>]*>[\s\S]*?<\/\1>/gi, blank)
    .replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, (tag) =>
      blockTag.test(tag) ? `\n${' '.repeat(tag.length - 1)}` : blank(tag),
    )
    .replace(/&nbsp;|&#160;/gi, blank)
    .replace(/&(?:amp|lt|gt|quot|#39);/gi, (entity) => {
      const sign = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }[entity.slice(1, -1)]
      return `${sign ?? ' '}${' '.repeat(entity.length - 1)}`
    })

/** Full-width letters and signs, which a Japanese or Chinese keyboard writes, as ours. */
export const plainWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))

/**
 * The text as the extractors read it: blanks, dashes, quotes and bullets of one kind, no tags, no
 * marks of quoted mail. Every character keeps its index, so that a span found here holds in the
 * text that was pasted.
 */
export function readable(text: string): string {
  return plainWidth(looksLikeHtml.test(text) ? withoutTags(text) : text)
    .replace(
      /[\u00a0\u061c\u180e\u2000-\u200f\u202a-\u202f\u205f-\u2064\u2066-\u206f\u3000\ufeff]/g,
      ' ',
    )
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d\u201e]/g, '"')
    .replace(/[*\u2022\u00b7\u22c5\u25cf\u25aa\u2023]/g, ' ')
    .replace(/\r\n?/g, (end) => (end.length === 2 ? ' \n' : '\n'))
    .replace(/^[ \t]*(?:>[> \t]*)+/gm, blank)
}

/** The span of each line of the text, without its line break. */
export function linesOf(text: string): Span[] {
  const lines: Span[] = []
  let start = 0
  for (const line of text.split('\n')) {
    lines.push([start, start + line.length])
    start += line.length + 1
  }
  return lines
}

/** A span without the blanks at its ends. */
export function trimmed(text: string, [start, end]: Span): Span {
  const part = text.slice(start, end)
  const lead = part.length - part.trimStart().length
  return lead === part.length ? [start, start] : [start + lead, start + part.trimEnd().length]
}

export const within = (index: number, [start, end]: Span): boolean => index >= start && index < end

export const overlaps = (a: Span, b: Span): boolean => a[0] < b[1] && b[0] < a[1]

/** The text with some spans blanked, so that nothing is found in them. */
export function without(text: string, spans: readonly Span[], filler = ' '): string {
  let result = ''
  let done = 0
  for (const [start, end] of [...spans].sort((a, b) => a[0] - b[0])) {
    if (end <= done) continue
    const from = Math.max(start, done)
    result += text.slice(done, from) + filler.repeat(end - from)
    done = end
  }
  return result + text.slice(done)
}

/** A text made from another, with the place of each of its characters there. */
export type Mapped = { text: string; at: readonly number[] | null }

/** The text with some spans cut out. */
export function cut({ text, at }: Mapped, spans: readonly Span[]): Mapped {
  if (spans.length === 0) return { text, at }
  const places: number[] = []
  let result = ''
  let done = 0
  for (const [start, end] of [...spans, [text.length, text.length] as const]) {
    for (let index = done; index < start; index++) places.push(at?.[index] ?? index)
    result += text.slice(done, start)
    done = Math.max(done, end)
  }
  return { text: result, at: places }
}

/** Long runs of blanks and of empty lines, which no pattern should have to walk through. */
const longRun = /[^\S\n]{12,}|\n(?:[^\S\n]*\n){4,}/g

/** The text with long runs of blanks and empty lines made short. */
export function squeezed({ text, at }: Mapped): Mapped {
  const places: number[] = []
  let result = ''
  let done = 0
  for (const run of text.matchAll(longRun)) {
    const kept = run[0].startsWith('\n') ? run[0].length - 3 : run[0].length - 8
    const from = run.index + kept
    for (let index = done; index < run.index; index++) places.push(at?.[index] ?? index)
    result += text.slice(done, run.index)
    const short = run[0].startsWith('\n') ? '\n\n\n' : '        '
    for (let index = 0; index < short.length; index++)
      places.push(at?.[from + index] ?? from + index)
    result += short
    done = run.index + run[0].length
  }
  if (done === 0) return { text, at }
  for (let index = done; index < text.length; index++) places.push(at?.[index] ?? index)
  return { text: result + text.slice(done), at: places }
}

/** A span of a mapped text as a span of the text it was made from. */
export function placeOf([start, end]: Span, at: Mapped['at']): Span {
  if (!at) return [start, end]
  const first = at[start] ?? 0
  return [first, Math.max(first, at[end - 1] ?? first) + 1]
}
