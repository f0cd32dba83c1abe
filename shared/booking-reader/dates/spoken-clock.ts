import { entriesOf } from '../entries-of.ts'

/** A time told in words, on a clock of twelve hours: 'half past three'. */
export type SpokenTime = { start: number; end: number; hour: number; minute: number }

/** How a language tells the time; each phrase is a piece of a regular expression. */
type Spoken = {
  /** One to twelve. */
  hours: string
  /** Minutes from the full hour, with the phrases that say so: `H` an hour, `W` one in words only. */
  phrases: Readonly<Record<number, string>>
  /** Words of which every phrase has one. */
  signs: string
  /** What stands before an hour in words alone, and what makes it one where it follows. */
  at: string
}

const languages: readonly Spoken[] = [
  {
    hours: 'one two three four five six seven eight nine ten eleven twelve',
    phrases: {
      15: '(?:a )?quarter (?:past|after) H',
      30: 'half[ -]past H|H[ -]thirty',
      45: 'H[ -]forty[ -]five',
      [-15]: '(?:a )?quarter (?:to|before) H',
      10: 'ten past H',
      20: 'twenty past H',
    },
    signs: 'half quarter thirty forty past',
    at: 'at|around|@',
  },
  {
    hours: 'eins|ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
    phrases: {
      15: 'viertel nach H',
      [-15]: 'viertel vor H|drei ?viertel H',
      [-30]: 'halb H',
      10: 'zehn nach H',
      20: 'zwanzig nach H',
    },
    signs: 'halb viertel dreiviertel nach',
    at: 'um|gegen',
  },
  {
    hours: 'een|één twee drie vier vijf zes zeven acht negen tien elf twaalf',
    phrases: {
      15: 'kwart over H',
      [-15]: 'kwart voor H',
      [-30]: '(?:om|rond|tegen) half H|half W',
    },
    signs: 'half kwart',
    at: 'om|rond',
  },
  {
    hours:
      'ett|et två|to tre fyra|fire fem sex|seks sju|syv åtta|otte|åtte nio|ni tio|ti elva|elleve|elve tolv',
    phrases: { 15: 'kvar?t över H|kvart over H', [-15]: 'kvart (?:i|på) H', [-30]: 'halv H' },
    signs: 'halv kvart kvar',
    at: String.raw`kl\.?|klockan|klokken`,
  },
  {
    hours: 'une deux trois quatre cinq six sept huit neuf dix onze douze',
    phrases: {
      15: 'H heures? et quart',
      30: 'H heures? (?:et demie?|trente)',
      [-15]: 'H heures? moins le quart',
      0: '(?<=(?:à|vers) )H heures?',
    },
    signs: 'heure heures',
    at: 'à|vers',
  },
  {
    hours: 'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
    phrases: { 15: 'las? H y cuarto', 30: 'las? H y media', [-15]: 'las? H menos cuarto' },
    signs: 'cuarto media',
    at: 'a las?',
  },
  {
    hours: 'una due tre quattro cinque sei sette otto nove dieci undici dodici',
    phrases: {
      15: "(?:alle |all')H e un quarto",
      30: "(?:alle |all')H e (?:mezz[ao]|trenta)",
      [-15]: "(?:alle |all')H meno un quarto",
    },
    signs: 'quarto mezza mezzo trenta',
    at: 'alle',
  },
  {
    hours: 'uma duas três quatro cinco seis sete oito nove dez onze doze',
    phrases: { 15: 'às? H e (?:um )?quarto', 30: 'às? H e meia' },
    signs: 'meia quarto',
    at: 'às?',
  },
  {
    hours:
      'pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej',
    phrases: { [-30]: 'wpół do H', [-15]: 'za kwadrans H', 15: 'kwadrans po H' },
    signs: 'wpół kwadrans',
    at: 'o',
  },
]

type Form = {
  pattern: RegExp
  hours: ReadonlyMap<string, number>
  offset: number
  /** Words of which a text has one at least that the form can stand in: most texts have none. */
  hints: readonly string[]
}

/** An hour in words alone is one before what ends a sentence, or before a word for 'hour'. */
const ended = String.raw`(?=\s*(?:$|[\n,;!?)]|\.(?!\d)|(?:o'clock|uhr|uur)(?!\p{L})))`

const forms: readonly Form[] = languages.flatMap(({ hours: list, phrases, signs, at }) => {
  const hours = new Map(
    list
      .split(' ')
      .flatMap((words, index) => words.split('|').map((word) => [word, index + 1] as const)),
  )
  const inWords = [...hours.keys()].sort((a, b) => b.length - a.length).join('|')
  const form = (phrase: string, offset: number, hints?: readonly string[]): Form => {
    const source = phrase
      .replaceAll(/(?<!\p{L})H(?!\p{L})/gu, `(${inWords}|1[0-2]|[1-9])`)
      .replaceAll(/(?<!\p{L})W(?!\p{L})/gu, `(${inWords})`)
    const pattern = new RegExp(
      String.raw`(?<![\p{L}\d.,:])(?:${source})(?![\p{L}\d:]|-\p{L})`,
      'giu',
    )
    return { pattern, hours, offset, hints: hints ?? [...hours.keys()] }
  }
  return [
    ...entriesOf(phrases).map(([offset, phrase]) => form(phrase, Number(offset), signs.split(' '))),
    form(`(?:${at}) W${ended}`, 0),
  ]
})

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []

/** Every time that is told in words, the longest first; which half of the day is meant they do not say. */
export function findSpokenTimes(text: string): SpokenTime[] {
  const words = new Set(wordsOf(text))
  const asked = forms.filter(({ hints }) => hints.some((hint) => words.has(hint)))
  const found = asked.flatMap(({ pattern, hours, offset }) =>
    [...text.matchAll(pattern)].map((match) => {
      const named =
        match
          .slice(1)
          .find((hour) => hour !== undefined)
          ?.toLowerCase() ?? ''
      const minutes = (hours.get(named) ?? Number(named)) * 60 + offset
      return {
        start: match.index,
        end: match.index + match[0].length,
        hour: Math.floor(minutes / 60) || 12,
        minute: minutes % 60,
      }
    }),
  )
  return found.sort((a, b) => b.end - b.start - (a.end - a.start))
}
