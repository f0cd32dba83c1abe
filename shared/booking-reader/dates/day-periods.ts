import { entriesOf } from '../entries-of.ts'

/** The part of the day that a word beside a clock of twelve hours names. */
type Part = 'am' | 'pm' | 'afternoon' | 'evening' | 'night' | 'noon'

/**
 * What stands for AM and PM, and for parts of the day, in the languages of the Unicode CLDR
 * (dayPeriods; © Unicode, Inc., Unicode License v3), with spellings that Windows, Excel and people
 * use beside them. A table, because browsers and Node have different versions of the CLDR.
 */
const words: Readonly<Record<Part, string>> = {
  am: `am|上午|上晝|午前|오전|早上|清晨|凌晨|早晨|朝|아침|새벽|ص|صباحًا|صباحا|ق.ظ.|ق.ظ|صبح|בבוקר|לפנה״צ|
    π.μ.|πμ|πμ.|π.μ|το πρωί|πρωί|de.|délelőtt|reggel|hajnal|sáng|öö|öğleden önce|sabah|vorm.|vorm|vormittags|morgens|
    morgen früh|in der früh|frühmorgens|f.m.|fm|fm.|form.|förm.|förmiddagen|formiddagen|på förm.|på förmiddagen|på formiddagen|
    om formiddagen|om morgenen|på morgonen|på morgenen|på morgenkvisten|morgonen|ap.|aamup.|aamupäivällä|aamulla|dop.|dopoledne|dopol.|
    dopoludnia|ráno|rano|przed poł.|przed południem|zjutraj|zjut.|dopoldan|ujutro|prije podne|пре подне|ујутру|дп|дп.|ранку|утра|
    ч. am|пр.об.|преди обед|сутринта|претпл.|претпладне|наутро|dimineața|dimineaţa|dimineata|in the morning|du matin|matin|mat.|
    de la mañana|por la mañana|de la madrugada|de la matinada|del matí|di mattina|della mattina|del mattino|da manhã|da madrugada|
    de manhã|'s ochtends|'s morgens|ochtends|vm.|v.m.|hommikul|priekšp.|priekšpusdienā|no rīta|priešpiet|priešpiet.|rytas|ryto|r.n.|f.h.|
    p.d.|e paradites|पूर्वाह्न|सुबह|পূর্বাহ্ণ|পূৰ্বাহ্ন|সকাল|เช้า|ก่อนเที่ยง|နံနက်|ព្រឹក|ກ່ອນທ່ຽງ|පෙ.ව.|ጥዋት|ү.ө.|тң|go.öň|moies|pagi|
    முற்பகல்|காலை|ఉదయం|ಬೆಳಗ್ಗೆ|ಬೆಳಿಗ್ಗೆ|രാവിലെ|सकाळी|सकाळ|સવારે|ਸਵੇਰੇ|সকালে|בוקר|asubuhi|alfajiri|ตอนเช้า|قبلازظهر|قبل ازظهر|قبل از ظهر|غ.م.|
    SA|TO|GH|PG|BN`,
  pm: `pm|下午|下晝|午後|오후|م|مساءً|مساء|ب.ظ.|ب.ظ|עצר|אחה״צ|אחה"צ|μ.μ.|μμ|μμ.|μ.μ|du.|délután|ös|öğleden sonra|nachm.|nachmittags|
    e.m.|em|em.|efterm.|etterm.|på efterm.|på eftermiddagen|på ettermiddagen|om eftermiddagen|eftermiddagen|ettermiddagen|
    ip.|iltap.|iltapäivällä|odp.|odpoledne|pop.|popol.|popoludní|po poł.|po południu|popoldan|popodne|poslije podne|по подне|
    пп|пп.|дня|ч. pm|сл.об.|следобед|попл.|попладне|după-amiaza|după-amiază|dupa-amiaza|ap.m.|de l'après-midi|après-midi|
    in the afternoon|di pomeriggio|del pomeriggio|da tarde|'s middags|nm.|n.m.|pärastlõunal|pēcp.|pēcpusdienā|popiet|popiet.|
    popietė|i.n.|e.h.|m.d.|e pasdites|अपराह्न|অপরাহ্ণ|অপৰাহ্ন|বিকাল|บ่าย|หลังเที่ยง|ညနေ|ល្ងាច|ຫຼັງທ່ຽງ|ප.ව.|ከሰዓት|ү.х.|тк|go.soň|nomëttes|
    petang|mchana|alasiri|síðdegis|بعدازظهر|بعد از ظهر|غ.و.|CH|TK|GD|PTG|PN`,
  afternoon: `de la tarde|por la tarde|de tarde|à tarde|de la tarda|chiều|το απόγευμα|απόγευμα|απόγ.|بعد الظهر|عصر|शाम|sore|
    பிற்பகல்|మధ్యాహ్నం|ಮಧ್ಯಾಹ್ನ|ഉച്ചതിരിഞ്ഞ്|ഉച്ചകഴിഞ്ഞ്|दुपारी|दुपार|બપોરે|ਦੁਪਹਿਰੇ|দুপুরবেলায়|دوپہر|ตอนบ่าย`,
  evening: `in the evening|晚上|傍晚|夕方|저녁|في المساء|שב|בערב|βραδινή|abends|am abend|på kvällen|kvällen|på kvelden|kvelden|
    om aftenen|aftenen|om kvelden|illalla|večer|več.|wieczorem|wiecz.|zvečer|zveč.|navečer|увече|веч.|вечера|вечора|вечерта|seara|
    du soir|soir|de la noche|por la noche|del vespre|di sera|della sera|da noite|à noite|'s avonds|avonds|akşam|akşamüstü|tối|
    õhtul|vakarā|vakaras|vakaro|malam|kveld|axşam|
    மாலை|அந்தி மாலை|సాయంత్రం|ಸಂಜೆ|വൈകുന്നേരം|संध्याकाळी|संध्याकाळ|ਸ਼ਾਮੀਂ|ערב|ค่ำ|በምሽት|երեկոյան|საღამოს|кешкі|навечер|夜晚`,
  night: `at night|夜|夜中|深夜|밤|ليلاً|ليلا|בלילה|το βράδυ|βράδυ|éjjel|gece|nachts|in der nacht|på natten|om natten|yöllä|v noci|w nocy|
    ponoči|noću|ноћу|ночи|ночі|през нощта|noaptea|de nuit|de la nit|di notte|'s nachts|đêm|öösel|naktī|naktis|รात|रात|
    இரவு|రాత్రి|ರಾತ್ರಿ|രാത്രി|रात्री|रात्र|રાત્રે|ਰਾਤੀਂ|রাত্রি|রাতে|রাত|رات|شب|לילה|กลางคืน|usiku|ღამით`,
  noon: `中午|正午|昼|정오|낮|ظهرًا|ظهرا|ظهر|בצהריים|μεσημ.|το μεσημέρι|μεσημέρι|dél|mittags|trưa|poledne|w południe|полд.|à midi|
    del mediodía|de mediodía|दोपहर|দুপুর|เที่ยง`,
}

/** Parts of the day that stand before their clock alone: 'tomorrow afternoon at 2:30'. */
const wordsBefore: Readonly<Record<'am' | 'pm' | 'evening', string>> = {
  am: 'morning|vormittag|früh|ochtend|vanochtend|förmiddag|mattina|stamattina|esta mañana|ce matin',
  pm: 'afternoon|nachmittag|middag|vanmiddag|eftermiddag|ettermiddag|pomeriggio|esta tarde',
  evening: 'este|evening|tonight|abend|avond|vanavond|kväll|kveld|aften|sera|stasera|esta noche',
}

const keyOf = (word: string): string => word.toLowerCase().replace(/[\s.'’]/g, '')

const partOf = new Map<string, Part>()

/** The words of a list, each noted with its part of the day. */
function noted<Named extends Part>(lists: Readonly<Record<Named, string>>): string[] {
  return entriesOf(lists).flatMap(([part, list]) =>
    list.split('|').map((each) => {
      const word = each.trim()
      partOf.set(keyOf(word), part)
      return word
    }),
  )
}
const behind = noted(words)
const before = noted(wordsBefore)

/** Words that are others in other languages ('às 10:30 em Lisboa'): no word may follow them. */
const shy = new Set([
  'em',
  'fm',
  'de.',
  'du.',
  'SA',
  'TO',
  'GH',
  'PG',
  'BN',
  'CH',
  'TK',
  'GD',
  'PTG',
  'PN',
  'sore',
  'mat.',
])
/** Words of {@link words} that do not stand before a clock: 'Guten Morgen, am 3.12.' */
const neverBefore = new Set(
  [...shy, 'am', 'pm', 'm.d.', 'p.d.', 'ap.', 'ip.', 'dop.', 'pop.'].filter(
    (word) => word !== 'de.' && word !== 'du.',
  ),
)

const spelled = (word: string): string => {
  const letters = word
    .replace(/[$()*+?[\]\\^{|}]/g, '\\$&')
    .replace(/\.(?=\p{L})/gu, '\\.\\s?')
    .replace(/\.$/, keyOf(word).length > 4 ? '\\.?' : '\\.')
    .replace(/'/g, "['’]?")
    .replace(/ /g, '\\s')
  return shy.has(word) ? `${letters}(?!\\s*[\\p{L}\\d])` : letters
}

const longestFirst = (list: readonly string[]): string =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map(spelled)
    .join('|')

/** A word that may stand behind a clock, and is one: not the beginning of a longer. */
export const periodBehind = String.raw`(?:[ap]\.?\s?m\b\.?|${longestFirst(behind)})(?![\p{L}\p{M}\d])`

const endsWithPeriod = new RegExp(
  String.raw`(?:(?<![\p{L}\p{M}])|(?<=tag|woch|dag|morgen|[\p{sc=Han}\p{sc=Hang}\p{sc=Hira}]))(?:[AP]\.?M\.?|${longestFirst(
    [...before, ...behind.filter((word) => !neverBefore.has(word))],
  )})$`,
  'iu',
)
/** What may stand between a part of the day and its clock: 'nachmittags um 3:30'. */
const joint =
  /\s*(?:(?:\bat|\bum|\bgegen|(?<!\p{L})à|\ba las|(?<!\p{L})às|\balle|\bom|\bkl\.?|\bklo)\s+)?$/iu
const longestBefore = 40

/** The part of the day that stands right before an index, and where it begins; null for none. */
export function periodBefore(text: string, index: number): { start: number; word: string } | null {
  const near = text.slice(Math.max(0, index - longestBefore), index)
  const until = near.search(joint)
  const word = near.slice(0, until).match(endsWithPeriod)?.[0]
  if (word === undefined || /^[ap]m$/.test(word)) return null
  const start = index - near.length + until - word.length
  return { start, word }
}

/**
 * The hour of the day (0 to 23) that an hour means with a word of {@link periodBehind} or
 * {@link periodBefore}; null when the two do not fit ('11 in the afternoon').
 */
export function hourWithPeriod(hour: number, word: string): number | null {
  if (hour > 12) return hour < 24 ? hour : null
  const noon = hour % 12
  switch (partOf.get(keyOf(word))) {
    case 'am':
      return noon
    case 'pm':
      return noon + 12
    case 'afternoon':
      return noon <= 8 ? noon + 12 : null
    case 'evening':
      return noon >= 4 ? noon + 12 : null
    case 'night':
      return noon >= 6 ? noon + 12 : noon
    case 'noon':
      return noon <= 3 ? noon + 12 : noon === 11 ? 11 : null
    default:
      return null
  }
}
