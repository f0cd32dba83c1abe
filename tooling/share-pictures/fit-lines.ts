type Fitted = { size: number; lines: string[] }

/**
 * Sets a title in the largest of `sizes` (falling) in which it takes at most `maxLines` lines no
 * wider than `width`; the lines are then made as even as they can be. The smallest size is taken
 * when none fits.
 */
export function fitLines(
  text: string,
  { sizes, maxLines, width }: { sizes: readonly number[]; maxLines: number; width: number },
  widthOf: (text: string, size: number) => number,
): Fitted {
  const words = text.split(' ')
  const fits = (line: string, size: number, within: number) => widthOf(line, size) <= within
  for (const size of sizes) {
    const lines = wrap(words, (line) => fits(line, size, width))
    const whole = lines.every((line) => fits(line, size, width))
    if ((lines.length <= maxLines && whole) || size === sizes.at(-1)) {
      return { size, lines: evened(words, lines, (line) => widthOf(line, size)) }
    }
  }
  throw new Error('There are no sizes to set a title in.')
}

function wrap(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The same number of lines, the widest of them as narrow as possible. */
function evened(
  words: readonly string[],
  lines: string[],
  widthOf: (line: string) => number,
): string[] {
  const widest = (of: string[]) => Math.max(...of.map(widthOf))
  for (let best = lines; ; ) {
    const limit = widest(best)
    const tighter = wrap(words, (line) => widthOf(line) < limit)
    if (tighter.length > best.length || widest(tighter) >= limit) return best
    best = tighter
  }
}
