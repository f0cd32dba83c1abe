import { offsetAt } from '../../calendar/zoned-time.ts'
import {
  americanClocks,
  type LongNameLanguage,
  longNameLanguages,
  namedClocks,
} from './long-name-languages.ts'

/** A clock by its name in some language: 'Mitteleuropäische Normalzeit'. */
type LongName = {
  /** The name as people write it, whole. */
  form: RegExp
  zone: string
  /** Minutes from UTC that a standard or a summer time says; null for a name of the whole year. */
  statedOffset: number | null
}

type Names = {
  /** Any name that no other words can be taken for. */
  anywhere: RegExp
  /** Any name right behind a time, with what may stand between. */
  behindTime: RegExp
  all: readonly LongName[]
}

const winter = Date.UTC(2026, 0, 15)
const summer = Date.UTC(2026, 6, 15)
/** Greenwich Mean Time, which London keeps in winter alone. */
const greenwich = 'Africa/Abidjan'

type Entry = Omit<LongName, 'form'> & { name: string }

/** The names that the CLDR of the browser has for the clock of a place in a locale. */
function entriesOf(locale: string, place: string, { standard, time }: LongNameLanguage): Entry[] {
  const zone = place === greenwich ? 'UTC' : place
  const long = new Intl.DateTimeFormat(locale, { timeZone: place, timeZoneName: 'long' })
  const named = (at: number): Entry => ({
    name: nameBy(long, at),
    zone,
    statedOffset: offsetAt(at, place),
  })
  const [first, second] = [named(winter), named(summer)]
  const general =
    first.statedOffset === second.statedOffset
      ? first.name.replace(new RegExp(standard[0], 'iu'), standard[1]).trim()
      : nameBy(
          new Intl.DateTimeFormat(locale, { timeZone: place, timeZoneName: 'longGeneric' }),
          winter,
        )
  const entries = [first, second, { name: general, zone, statedOffset: null }]
  const hasTime = new RegExp(time, 'iu')
  return entries.filter(({ name }) => hasTime.test(name) && !/\d/.test(name))
}

const nameBy = (format: Intl.DateTimeFormat, at: number): string =>
  format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** A letter with its accent or, as many write it, without. */
const letter = (written: string): string => {
  const [plain = '', mark = ''] = written.normalize('NFD')
  return /\p{M}/u.test(mark) ? `(?:${written}|${plain}\\p{M}*)` : written
}

function wordForm(word: string, endings: LongNameLanguage['endings'] = {}): string {
  const ending = Object.keys(endings).find((each) => word.endsWith(each))
  const stem = ending === undefined ? word : word.slice(0, -ending.length)
  return [...stem].map(letter).join('') + (ending === undefined ? '' : endings[ending])
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFC')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '')

const eastAsian = /[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}\p{sc=Kana}]/u

/** A short name that other words may make as well ('hora central') counts only by a time. */
const isUnmistakable = (name: string): boolean => eastAsian.test(name) || name.length >= 16

const between = String.raw`[\s,;:()'’’"׳״-]+`
/** What may stand between a time and the name of its zone: '10:00 Uhr nach …'. */
const joint = String.raw`^(?:\s?(?:Uhr|uur|h|hrs|heures?|horas?)(?!\p{L}))?[\s,]*[([]?\s*(?:(?:nach|по|за|po|w|v|i|en|à|no|na|al?)\s)?(?:l['’])?`

/** What makes a word of its own of the word for time: a timetable, a time slot. */
const longerWord = '(?!管理|表|帯|帶|대)'

function namesIn(language: LongNameLanguage): Names {
  const byName = new Map<string, Entry>(
    Object.entries(language.further ?? {}).map(([name, zone]) => [
      name.toLowerCase(),
      { name, zone, statedOffset: null },
    ]),
  )
  for (const [index, locale] of language.locales.entries()) {
    const places = index === 0 ? [greenwich, ...namedClocks] : []
    for (const place of [...language.home, ...places, ...americanClocks]) {
      for (const entry of entriesOf(locale, place, language)) {
        const key = entry.name.toLowerCase()
        if (!byName.has(key)) byName.set(key, entry)
      }
    }
  }
  const named = [...byName.values()].sort((a, b) => b.name.length - a.name.length)
  const forms = named.map(({ name }) => {
    const separator = eastAsian.test(name) ? String.raw`[\s()・-]*` : between
    return wordsOf(name)
      .map((word) => wordForm(word, language.endings))
      .join(separator)
  })
  const isEastAsian = eastAsian.test(language.time)
  const [start, end] = isEastAsian
    ? ['', longerWord]
    : ['(?<![\\p{L}\\p{M}\\d])', '(?![\\p{L}\\p{M}\\d])']
  const any = (list: readonly string[]) => `${start}(${list.join('|')})${end}`
  const clear = forms.filter((_, index) => isUnmistakable(named[index]?.name ?? ''))
  return {
    anywhere: new RegExp(any(clear), 'giu'),
    behindTime: new RegExp(joint + any(forms), 'iu'),
    all: named.map(({ zone, statedOffset }, index) => ({
      form: new RegExp(`^${forms[index]}$`, 'iu'),
      zone,
      statedOffset,
    })),
  }
}

/** Built when a text first has the word for time of the language: some thirty milliseconds each. */
const built = new Map<LongNameLanguage, Names>()

const times = longNameLanguages.map((language) => ({
  language,
  time: new RegExp(language.time, 'iu'),
}))
const anyTime = new RegExp(longNameLanguages.map(({ time }) => time).join('|'), 'iu')

function namesFor(text: string): Names[] {
  if (!anyTime.test(text)) return []
  return times.flatMap(({ language, time }) => {
    if (!time.test(text)) return []
    const names = built.get(language) ?? namesIn(language)
    built.set(language, names)
    return [names]
  })
}

type Found = Pick<LongName, 'zone' | 'statedOffset'>

const meaning = (written: string, { all }: Names): Found | null =>
  all.find(({ form }) => form.test(written)) ?? null

/** The clock that a whole label names in some language, or null: 'czas środkowoeuropejski letni'. */
export function zoneOfLongName(label: string): Found | null {
  const written = label.normalize('NFC').replace(/[^\p{L}\p{M}]+$/u, '')
  for (const names of namesFor(written)) {
    const found = meaning(written, names)
    if (found) return found
  }
  return null
}

type Mention = Found & { start: number; end: number }

/** Where a text names clocks by names that are unmistakable. */
export function findLongNames(text: string): Mention[] {
  return namesFor(text).flatMap((names) =>
    [...text.matchAll(names.anywhere)].flatMap(({ 0: written, index }) => {
      const found = meaning(written, names)
      return found ? [{ ...found, start: index, end: index + written.length }] : []
    }),
  )
}

const longestName = 100
/** 'Hora Central Consultores' is somebody's name. */
const capitalized = /^ \p{Lu}\p{Ll}/u

/** The clock named right behind a time of day that ends at `index`. */
export function longNameRightAfter(text: string, index: number): Mention | null {
  const near = text.slice(index, index + longestName)
  let longest: Mention | null = null
  for (const names of namesFor(near)) {
    const [whole = '', written = ''] = near.match(names.behindTime) ?? []
    const end = index + whole.length
    const isName = isUnmistakable(written) || !capitalized.test(text.slice(end, end + 3))
    const found = written !== '' && isName ? meaning(written, names) : null
    if (found && end > (longest?.end ?? 0)) longest = { ...found, start: end - written.length, end }
  }
  return longest
}
