/** The quote before what a spreadsheet would compute (our own files set it), or before a number. */
const guardedText = /^['‘’](?=[=+\-@\t\r]|[\d\s()./-]{3,}$)/
/** A formula that is nothing but a text, by which a spreadsheet keeps `+49 …` and `007` as they are. */
const textFormulas = [
  /^=\s*"((?:[^"]|"")*)"$/,
  /^=\s*T\(\s*"((?:[^"]|"")*)"\s*\)$/i,
  // Quotes that a word processor made of them.
  /^=\s*[“”„]([^“”„"]*)[“”]$/,
]

/**
 * A cell without what only keeps a spreadsheet from computing it: `'+49 …`, `="+49 …"`, `=T("…")`.
 * One layer is taken off; any other formula is text as it stands.
 */
export function withoutGuard(cell: string): string {
  const written = cell.trim()
  if (guardedText.test(written)) return written.slice(1)
  if (!written.startsWith('=')) return cell
  const found = textFormulas
    .map((form) => written.match(form)?.[1])
    .find((text) => text !== undefined)
  return found === undefined ? cell : found.replaceAll('""', '"')
}
