/** What a figure was before, in words: whether it went up or down from there. */
export function comparedWith<Figure extends number>(
  now: Figure | null,
  before: Figure | null,
  inWords: (figure: Figure) => string,
): { trend: 'up' | 'down' | 'same'; words: string } | null {
  if (now === null || before === null) return null
  if (inWords(now) === inWords(before)) return { trend: 'same', words: 'Same as' }
  const trend = now > before ? 'up' : 'down'
  return { trend, words: `${trend === 'up' ? 'Up' : 'Down'} from ${inWords(before)} in` }
}
