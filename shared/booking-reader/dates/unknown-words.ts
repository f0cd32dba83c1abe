import { monthPattern, shortWeekdayPattern, weekdayPattern } from './calendar-words.ts'
import type { TimeMention } from './find-times.ts'

/** Words beside a clock that say nothing of the half of the day. */
const harmless = new RegExp(
  `^(?:${weekdayPattern}|${shortWeekdayPattern}|${monthPattern}|[tz]|at|on|um|om|am|den|der|the|and|und|et|y|e|og|och|en|or|oder|to|until|till|from|bis|tot|til|till|à|a|al|ab|von|vom|le|el|il|di|de|du|da|das|des|las|alle|dalle|às|ore|hora|horas|heures?|kl|klo|klokken|klockan|o|godz|v|ve|u|в|о|г|года|р|року|roku|r|hrs?|hours?|h|uhr|uur|ór[aá]kor|óra|in|im|with|mit|met|avec|con|com|med|for|für|per|via|local|sharp|time|zeit|ca|circa|about|around|approx|new|start|starts|begin|beginn|date|datum|when|wann)$`,
  'iu',
)
/** What may follow a clock where words are not parted: 'from', 'at', 'begins'. */
const particles =
  /^(?:から|より|に|は|の|が|で|頃|ごろ|可以|左右|開始|スタート|开始|開始|見|见|起|에|부터|시작|[~〜～、。，])/u
const shortened = /^(?:z\.\s?b|e\.\s?g|i\.\s?e|d\.\s?h|p\.\s?ex|u\.\s?a)\./iu
const ownScript = /^[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]/u

type Beside = { word: string; isDotted: boolean }

function wordBehind(text: string, { end }: TimeMention): Beside | null {
  const near = text.slice(end, end + 40)
  const behind = near.match(/^ ?([\p{L}\p{M}]+)((?:\. ?\p{L}{1,4}){1,3}\.?)?/u)
  if (!behind?.[1] || particles.test(near.trimStart()) || shortened.test(near.trimStart()))
    return null
  return { word: behind[1], isDotted: behind[2] !== undefined && behind[1].length <= 4 }
}

function wordBefore(text: string, { start }: TimeMention): Beside | null {
  const word = text.slice(Math.max(0, start - 40), start).match(/([\p{L}\p{M}]+)\.? ?$/u)?.[1]
  return word === undefined ? null : { word, isDotted: false }
}

/** Whether a clock may be one of twelve hours whose half of the day nothing says that we know. */
const isOpen = ({ hour, period, assumed }: TimeMention): boolean =>
  hour <= 12 && !period && !assumed

/**
 * Whether a word that is not known stands by a clock of a cell, which holds nothing but a time: it
 * may say that it is the afternoon.
 */
export function hasUnknownWord(text: string, time: TimeMention): boolean {
  const words = [wordBehind(text, time), wordBefore(text, time)]
  return isOpen(time) && words.some((beside) => beside !== null && !harmless.test(beside.word))
}

/**
 * Whether a clock in running text, where any word may follow, is likely to be of the other half of
 * the day: beside it stands an abbreviation with points or a word of a script that we do not read,
 * or it would be at night.
 */
export function isHalfRead(text: string, time: TimeMention): boolean {
  if (!isOpen(time)) return false
  const words = [wordBehind(text, time), wordBefore(text, time)].filter((beside) => beside !== null)
  const isAtNight = time.hour >= 1 && time.hour <= 6
  return words.some(
    ({ word, isDotted }) =>
      !harmless.test(word) && (isAtNight || isDotted || !ownScript.test(word)),
  )
}
