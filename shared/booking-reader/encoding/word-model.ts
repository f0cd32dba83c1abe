import type { Language } from './languages.ts'

/** How unlikely a word is in a language, in nats: 0 would be certain. */
export type WordModel = (word: string) => number

/** How much the letters before count: two of them, one, none; the rest goes to any letter. */
const weights = { two: 0.5, one: 0.3, none: 0.19, any: 0.01 }
/** Letters that a word of any language might have. */
const alphabet = 2_000

/** A syllable or an ideograph that the names have, a Korean syllable they have not, any other sign. */
const character = { named: 5, syllable: 8, other: 10 }

/** İ has a point that becomes a letter of its own where it is made small. */
const small = (word: string): string => word.toLowerCase().replaceAll('i\u0307', 'i')

/** What a language's words teach of the next one (character trigrams, interpolated). */
export function wordModel({ words, characters }: Language): WordModel {
  if (characters) return characterModel(words)
  const counts = new Map<string, number>()
  const count = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1)
  let total = 0
  for (const word of words.split(/[\s'’-]+/)) {
    const text = `^^${small(word)}$`
    for (let at = 2; at < text.length; at++) {
      const [two, one] = [text.slice(at - 2, at), text.slice(at - 1, at)]
      for (const before of [two, one]) {
        count(`${before}|`)
        count(`${before}|${text[at]}`)
      }
      count(text[at] ?? '')
      total += 1
    }
  }
  const share = (of: string, among: number) => (among === 0 ? 0 : (counts.get(of) ?? 0) / among)
  return (word) => {
    const text = `^^${small(word)}$`
    let cost = 0
    for (let at = 2; at < text.length; at++) {
      const letter = text[at] ?? ''
      const [two, one] = [`${text.slice(at - 2, at)}|`, `${text.slice(at - 1, at)}|`]
      const chance =
        weights.two * share(two + letter, counts.get(two) ?? 0) +
        weights.one * share(one + letter, counts.get(one) ?? 0) +
        weights.none * share(letter, total) +
        weights.any / alphabet
      cost -= Math.log(chance)
    }
    return cost
  }
}

function characterModel(words: string): WordModel {
  const named = new Set(words)
  const costOf = (sign: string): number => {
    if (named.has(sign) || /[ぁ-ゖァ-ヺー々〆]/u.test(sign)) return character.named
    return /[가-힣]/u.test(sign) ? character.syllable : character.other
  }
  return (word) => {
    let cost = 0
    for (const sign of word) cost += costOf(sign)
    return cost
  }
}
