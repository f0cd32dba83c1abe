/** Names of months and days of the week as calendars abbreviate and spell them, per language. */

const months: readonly string[] = [
  'january|jan|januar|jänner|janvier|janv|enero|ene|gennaio|gen|januari|janeiro|stycznia|styczeń|ledna|leden|января|січня|ocak|tammikuuta',
  'february|feb|februar|février|févr|fevrier|febrero|febbraio|februari|fevereiro|fev|lutego|luty|února|únor|февраля|лютого|şubat|helmikuuta',
  'march|mar|märz|mär|maerz|mars|marts|marzo|maart|mrt|março|marca|marzec|března|březen|марта|березня|mart|maaliskuuta',
  'april|apr|avril|avr|abril|abr|aprile|kwietnia|kwiecień|dubna|duben|апреля|квітня|nisan|huhtikuuta',
  'may|mai|maj|mayo|maggio|mag|mei|maio|maja|května|květen|мая|травня|mayıs|toukokuuta',
  'june|jun|juni|juin|junio|giugno|giu|junho|czerwca|czerwiec|června|červen|июня|червня|haziran|kesäkuuta',
  'july|jul|juli|juillet|juil|julio|luglio|lug|julho|lipca|lipiec|července|červenec|июля|липня|temmuz|heinäkuuta',
  'august|aug|août|aout|agosto|ago|augustus|augusti|sierpnia|sierpień|srpna|srpen|августа|серпня|ağustos|elokuuta',
  'september|sept|sep|septembre|septiembre|settembre|set|setembro|września|wrzesień|září|сентября|вересня|eylül|syyskuuta',
  'october|oct|oktober|okt|octobre|octubre|ottobre|ott|outubro|out|października|październik|října|říjen|октября|жовтня|ekim|lokakuuta',
  'november|nov|novembre|noviembre|novembro|listopada|listopadu|ноября|листопада|kasım|marraskuuta',
  'december|dec|dezember|dez|décembre|déc|decembre|diciembre|dic|dicembre|desember|dezembro|grudnia|grudzień|prosince|prosinec|декабря|грудня|aralık|joulukuuta',
]

const weekdays: readonly string[] = [
  'sunday|sun|sonntag|dimanche|domingo|domenica|zondag|søndag|söndag',
  'monday|mon|montag|lundi|lunes|lunedì|lunedi|maandag|segunda-feira|mandag|måndag',
  'tuesday|tues|tue|dienstag|mardi|martes|martedì|martedi|dinsdag|terça-feira|tirsdag|tisdag',
  'wednesday|weds|wed|mittwoch|mercredi|miércoles|mercoledì|woensdag|quarta-feira|onsdag',
  'thursday|thurs|thur|thu|donnerstag|jeudi|jueves|giovedì|donderdag|quinta-feira|torsdag',
  'friday|fri|freitag|vendredi|viernes|venerdì|vrijdag|sexta-feira|fredag',
  'saturday|sat|samstag|sonnabend|samedi|sábado|sabado|sabato|zaterdag|lørdag|lördag',
]

/** Abbreviations that are words as well ('do', 'so', 'mar'): a day only before figures of a date. */
const shortWeekdays: readonly string[] = [
  'so|zo|sön|søn|dim|dom|ndz',
  'mo|ma|mån|man|lun|seg|segunda|pn',
  'di|tis|tir|ti|mar|terça|wt|út',
  'mi|wo|ons|mer|mié|mie|qua|quarta|śr|st',
  'do|tors|tor|jeu|gio|jue|qui|quinta|czw|čt',
  'fr|vr|fre|ven|vie|sex|sexta|pt|pá',
  'sa|za|lör|lør|lau|sam|sab|sáb|sob',
]

/** Languages whose names of months and days the CLDR of the browser gives, each after those above. */
const furtherLanguages = [
  'pl',
  'cs',
  'sk',
  'sl',
  'hu',
  'ro',
  'tr',
  'fi',
  'et',
  'el',
  'ru',
  'uk',
  'bg',
]

/** The names of one part of a date in those languages, beside a day and alone, as lists by index. */
function namesByIntl(
  part: 'month' | 'weekday',
  dates: readonly number[],
  languages = furtherLanguages,
): string[] {
  const forms: Intl.DateTimeFormatOptions[] =
    part === 'month'
      ? [{ month: 'long', day: 'numeric' }, { month: 'long' }, { month: 'short', day: 'numeric' }]
      : [{ weekday: 'long' }]
  const formats = languages.flatMap((language) =>
    forms.map((form) => new Intl.DateTimeFormat(language, { ...form, timeZone: 'UTC' })),
  )
  return dates.map((date) =>
    formats
      .map((format) => format.formatToParts(date).find(({ type }) => type === part)?.value ?? '')
      .map((name) => name.toLowerCase().replace(/\.$/, ''))
      .filter((name) => /^\p{L}{3,}$/u.test(name))
      .join('|'),
  )
}

/** The lists with the names of others behind them that none of them has. */
function joined(names: readonly string[], further: readonly string[]): string[] {
  const taken = new Set(names.flatMap((list) => list.split('|')))
  return names.map((list, index) => {
    const added = (further[index] ?? '')
      .split('|')
      .filter((name) => name !== '' && !taken.has(name))
    for (const name of added) taken.add(name)
    return [list, ...new Set(added)].join('|')
  })
}

const middleOfMonths = months.map((_, month) => Date.UTC(2026, month, 15))
const allMonths = joined(months, namesByIntl('month', middleOfMonths))
const allWeekdays = joined(
  weekdays,
  namesByIntl(
    'weekday',
    weekdays.map((_, day) => Date.UTC(2026, 1, 1 + day)),
  ),
)

const indexOf = (names: readonly string[]): Map<string, number> =>
  new Map(names.flatMap((list, index) => list.split('|').map((name) => [name, index] as const)))

const monthIndex = indexOf(allMonths)
const weekdayIndex = new Map([...indexOf(shortWeekdays), ...indexOf(allWeekdays)])

const longestFirst = (names: readonly string[]): string =>
  names
    .flatMap((list) => list.split('|'))
    .sort((a, b) => b.length - a.length)
    .join('|')

export const monthPattern = longestFirst(allMonths)
/** Months that may stand before their day: of the further languages those of Hungarian alone. */
export const monthFirstPattern = longestFirst(
  joined(months, namesByIntl('month', middleOfMonths, ['hu'])),
)
export const weekdayPattern = longestFirst(allWeekdays)
export const shortWeekdayPattern = longestFirst(shortWeekdays)

/** 1 to 12, or null. */
export function monthOf(name: string): number | null {
  const index = monthIndex.get(name.toLowerCase().replace(/\.$/, ''))
  return index === undefined ? null : index + 1
}

/** 0 (Sunday) to 6, or null. */
export const weekdayOf = (name: string | undefined): number | null =>
  weekdayIndex.get((name ?? '').toLowerCase()) ?? null
