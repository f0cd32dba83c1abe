import { foldForSearch } from './fold.ts'

type Named = { title: string; person?: string | null; email: string; company: string | null }

const fold = (text: string) => foldForSearch(text).trim()

/** Whether each word of the needle begins one of the text, in whatever order. */
function beginsWords(text: string, needle: string): boolean {
  const words = [...text.split(/[\s@._+/&'"(,-]+/), ...text.split(/\s+/)]
  return (
    text.startsWith(needle) ||
    needle.split(/\s+/).every((wanted) => words.some((word) => word.startsWith(wanted)))
  )
}

/**
 * How well a record fits what was typed; less is better. Who is called exactly so, or writes from
 * exactly that address, comes first; then names that begin so, names with a word that does,
 * addresses, with whom a deal is, companies, and last whoever merely has it somewhere.
 */
export function rankOf(words: string, { title, person, email, company }: Named): number {
  const needle = fold(words)
  const [name, address] = [fold(title), fold(email)]
  if (name === needle || address === needle) return 0
  if (name.startsWith(needle)) return 1
  if (beginsWords(name, needle)) return 2
  if (address.startsWith(needle)) return 3
  if ([person, company].some((text) => text && beginsWords(fold(text), needle))) return 4
  return 5
}

/** The best `most` of rows that stand newest first; of those that fit alike the newer comes first. */
export const best = <Row extends Named>(words: string, rows: readonly Row[], most: number): Row[] =>
  rows
    .map((row) => ({ row, rank: rankOf(words, row) }))
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ row }) => row)
