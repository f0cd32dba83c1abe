/** A piece of a line of a note. */
export type NotePiece =
  | { kind: 'text'; text: string }
  | { kind: 'bold'; text: string }
  | { kind: 'link'; text: string; href: string }

/** Lines that belong together: a paragraph, or the entries of a list. */
export type NoteBlock = { kind: 'paragraph' | 'list'; lines: NotePiece[][] }

// No part may hold what begins another, so that reading takes time in step with the length.
const marks =
  /\*\*([^*\n]+)\*\*|\[([^[\]\n]+)\]\(([^()[\]\s]+)\)|(https?:\/\/[^\s<>[\]*]*[^\s<>[\]*.,;:!?)'"])/g
const listMark = /^\s*[-*]\s+(?=\S)/
const allowed = /^(https?:\/\/|mailto:|tel:)/i

function piecesOf(line: string): NotePiece[] {
  const pieces: NotePiece[] = []
  let at = 0
  for (const match of line.matchAll(marks)) {
    const [whole, bold, words, target = '', address] = match
    // A link that leads anywhere else than the web, a mail or a call stays the text it is.
    if (words && !allowed.test(target)) continue
    if (match.index > at) pieces.push({ kind: 'text', text: line.slice(at, match.index) })
    if (bold) pieces.push({ kind: 'bold', text: bold })
    else pieces.push({ kind: 'link', text: words ?? whole, href: words ? target : (address ?? '') })
    at = match.index + whole.length
  }
  if (at < line.length) pieces.push({ kind: 'text', text: line.slice(at) })
  return pieces
}

/**
 * What a note says, as blocks to draw: `**bold**`, lists whose lines begin with `- ` or `* `,
 * `[words](https://…)` and bare web addresses; an empty line ends a paragraph. Anything else is
 * plain text.
 */
export function parseNote(text: string): NoteBlock[] {
  const blocks: NoteBlock[] = []
  let apart = true
  for (const line of text.split('\n')) {
    const last = apart ? undefined : blocks.at(-1)
    const mark = listMark.exec(line)?.[0]
    const kind = mark ? 'list' : 'paragraph'
    apart = line.trim() === ''
    if (apart) continue
    const pieces = piecesOf(line.slice(mark?.length ?? 0))
    if (last?.kind === kind) last.lines.push(pieces)
    else blocks.push({ kind, lines: [pieces] })
  }
  return blocks
}
