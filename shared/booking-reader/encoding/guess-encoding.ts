import { entriesOf } from '../entries-of.ts'
import { decodedAsDos } from './dos-pages.ts'
import { type Language, type LegacyEncoding, legacyEncodings } from './languages.ts'
import { type WordModel, wordModel } from './word-model.ts'

/** Most bytes that are looked at, of the lines that have a letter beyond ASCII. */
const sampleBytes = 8_000
/** Letters of a word that are looked at. */
const longestWord = 40

/** Signs that stand in running text: typographic quotes, dashes, the euro, a hard blank. */
const commonSign = /[‘’‚“”„–—…•·«»€°§№\u00a0]/u
/** Short forms that end in a sign: square metres, a numero. */
const shortForm = /^(?:[ckm]?m[²³]|[Nn][º°]|M?ª|[º²³])$/u
/** A dash or a quote within a word, or a quote that closes before one. */
const misplacedSign =
  /(?<=\p{L})[‘‚“”„–—…•·«»€°§№](?=\p{L})|(?<=\p{Ll})’(?=\p{Ll})|(?<![\p{L}\d])[’”»](?=\p{L})/gu
/** A capital within a word, letters of two scripts side by side. */
const mixedLetters =
  /\p{Ll}\p{Lu}|\p{Lu}{2}(?=\p{Ll})|\p{Script=Latin}(?!\p{Script=Latin})\p{L}|(?!\p{Script=Latin})\p{L}\p{Script=Latin}/gu

/** Nats. */
const costs = { common: 3, strange: 14, misplaced: 10, mixed: 8 }
/** What files are seldom written in, in nats of each file. */
const rare: Partial<Record<LegacyEncoding, number>> = {
  macintosh: 3,
  'iso-8859-15': 1,
  ibm850: 3,
  ibm852: 3,
  'iso-8859-2': 1,
  'windows-1257': 2,
  'x-mac-cyrillic': 3,
  'iso-8859-7': 1,
  'euc-jp': 2,
}

/** How much less likely every other reading has to be, in nats, before nobody is asked. */
const sureBy = { letters: 4, characters: 8 }
/** Share of words that no language writes so: the file is in an encoding that is not among these. */
const tooManyOdd = 0.25

type EncodingGuess = {
  encoding: LegacyEncoding
  /** No other encoding gives other words that are nearly as likely. */
  sure: boolean
}

/**
 * The encoding of a text that is not Unicode, by which one makes words of it: each decoding is
 * judged by how likely its words are in the languages that are written in that encoding.
 */
export function guessEncoding(bytes: Uint8Array): EncodingGuess {
  const sample = sampleOf(bytes)
  const readings = entriesOf(legacyEncodings)
    .flatMap(([encoding, languages]) => {
      const text = decodedAs(encoding, sample)
      if (text === null) return []
      const words = farWords(text)
      const cost = (rare[encoding] ?? 0) + costOfAll(words, languages)
      return [{ encoding, text, words, cost }]
    })
    .sort((one, other) => one.cost - other.cost)
  const best = readings[0]
  if (!best) return { encoding: 'windows-1252', sure: false }
  const other = readings.find(({ text }) => text !== best.text)
  const isOfCharacters = legacyEncodings[best.encoding].some(({ characters }) => characters)
  const margin = isOfCharacters ? sureBy.characters : sureBy.letters
  const odd = best.words.filter((word) => oddityOf(word) > 0).length
  const sure = odd <= best.words.length * tooManyOdd && (!other || other.cost - best.cost >= margin)
  return { encoding: best.encoding, sure }
}

/** Bytes as text; null where the encoding does not have them. */
export function decodedAs(encoding: string, bytes: Uint8Array): string | null {
  try {
    const ofDos = decodedAsDos(encoding, bytes)
    if (ofDos !== null) return ofDos
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The lines that have bytes beyond ASCII: all others read the same in every encoding. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const sample: number[] = []
  for (let begin = 0; begin < bytes.length && sample.length < sampleBytes; ) {
    const newline = bytes.indexOf(10, begin)
    const end = newline === -1 ? bytes.length : newline + 1
    const line = bytes.subarray(begin, end)
    if (line.some((byte) => byte > 127)) sample.push(...line.subarray(0, cutOf(line)))
    begin = end
  }
  return Uint8Array.from(sample)
}

/** Where a line may end: a longer one behind a sign or a blank, so that no character is cut in two. */
function cutOf(line: Uint8Array): number {
  if (line.length <= sampleBytes) return line.length
  const cut = line.subarray(0, sampleBytes).findLastIndex((byte) => byte < 0x30)
  return cut === -1 ? sampleBytes : cut
}

/** The words of a text that have a letter beyond ASCII. */
export const farWords = (text: string): string[] =>
  (text.match(/[A-Za-z\u0080-\u{10ffff}]+/gu) ?? []).filter((word) =>
    /[\u0080-\u{10ffff}]/u.test(word),
  )

function costOfAll(words: readonly string[], languages: readonly Language[]): number {
  const known = new Map<string, number>()
  return words.reduce((sum, word) => {
    const cost = known.get(word) ?? costOf(word, languages)
    known.set(word, cost)
    return sum + cost
  }, 0)
}

function costOf(word: string, languages: readonly Language[]): number {
  if (shortForm.test(word)) return costs.common
  let cost = oddityOf(word) + costs.common * count(word, new RegExp(commonSign, 'gu'))
  for (const part of word.match(/[\p{L}\p{M}]+/gu) ?? []) {
    const letters = part.slice(0, longestWord)
    cost += Math.min(...languages.map((language) => modelOf(language)(letters)))
  }
  return cost
}

/** What of a word is written so in no language, in nats. */
function oddityOf(word: string): number {
  if (shortForm.test(word)) return 0
  const strange = (word.match(/[^\p{L}\p{M}]/gu) ?? []).filter((sign) => !commonSign.test(sign))
  return (
    costs.strange * strange.length +
    costs.misplaced * count(word, misplacedSign) +
    costs.mixed * count(word, mixedLetters)
  )
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

const models = new Map<Language, WordModel>()
function modelOf(language: Language): WordModel {
  const known = models.get(language)
  if (known) return known
  const made = wordModel(language)
  models.set(language, made)
  return made
}
