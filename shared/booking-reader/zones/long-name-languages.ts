/** How the CLDR of the browser is asked for the names of zones in one language. */
export type LongNameLanguage = {
  locales: readonly string[]
  /** Zones that the language itself lies in: of places that share a name (MEZ) the first. */
  home: readonly string[]
  /** The word for time that is in every name; without it in a text no name is looked for. */
  time: string
  /** What makes the name of a standard time, with what stands for it in the general one. */
  standard: readonly [form: string, general: string]
  /** Endings that a sentence gives to the words of a name, as pieces of a regular expression. */
  endings?: Readonly<Record<string, string>>
  /** Names that people use and the CLDR has not, with the zone of each. */
  further?: Readonly<Record<string, string>>
}

const slavic = { cas: 'čas(?:u|e|em|om)?', y: '(?:ý|y|ého|eho|ém|ým|ym)', i: 'í(?:ho|m)?' }

/** Languages that the reader knows days, labels or parts of the day of. */
export const longNameLanguages: readonly LongNameLanguage[] = [
  {
    locales: ['de'],
    home: ['Europe/Berlin'],
    time: 'zeit(?!\\p{L})',
    standard: ['normal', ''],
    endings: { sche: 'sche[rn]?' },
    further: { 'Deutsche Zeit': 'Europe/Berlin' },
  },
  {
    locales: ['fr', 'fr-CA'],
    home: ['Europe/Paris'],
    time: 'heure(?!\\p{L})',
    standard: ['(?:normale|standard) ', ''],
    further: { 'heure de Paris': 'Europe/Paris', 'heure de Montréal': 'America/New_York' },
  },
  {
    locales: ['es', 'es-MX'],
    home: ['Europe/Madrid'],
    time: '(?<!\\p{L})hora(?!\\p{L})',
    standard: ['estándar ', ''],
    further: {
      'hora peninsular': 'Europe/Madrid',
      'hora de España': 'Europe/Madrid',
      'hora de Ciudad de México': 'America/Mexico_City',
      'hora del Este': 'America/New_York',
    },
  },
  {
    locales: ['it'],
    home: ['Europe/Rome'],
    time: '(?<!\\p{L})ora(?!\\p{L})',
    standard: ['standard ', ''],
    further: { 'ora italiana': 'Europe/Rome' },
  },
  {
    locales: ['pt', 'pt-PT'],
    home: ['America/Sao_Paulo', 'Europe/Lisbon'],
    time: '(?<!\\p{L})hor(?:a|ário)(?!\\p{L})',
    standard: ['padrão ', ''],
    further: {
      'horário de Lisboa': 'Europe/Lisbon',
      'hora de Lisboa': 'Europe/Lisbon',
      'hora do Leste': 'America/New_York',
      'hora do Pacífico': 'America/Los_Angeles',
    },
  },
  {
    locales: ['pl'],
    home: ['Europe/Warsaw'],
    time: '(?<!\\p{L})czas',
    standard: ['[ (]*(?:czas )?standardowy\\)?', ''],
    further: { 'czas moskiewski': 'Europe/Moscow', 'czas polski': 'Europe/Warsaw' },
    endings: { czas: 'czas(?:u|em|ie)?', ki: 'ki(?:ego|m)?', y: '(?:y|ego|ym)', i: 'i(?:ego|m)?' },
  },
  {
    locales: ['nl'],
    home: ['Europe/Amsterdam'],
    time: 'tijd(?!\\p{L})',
    standard: ['standaard', ''],
    further: { 'Nederlandse tijd': 'Europe/Amsterdam' },
  },
  {
    locales: ['da'],
    home: ['Europe/Copenhagen'],
    time: 'tid(?!\\p{L})',
    standard: ['normal', ''],
    further: { 'dansk tid': 'Europe/Copenhagen' },
  },
  {
    locales: ['sv'],
    home: ['Europe/Stockholm'],
    time: 'tid(?!\\p{L})',
    standard: ['normal', ''],
    further: { 'svensk tid': 'Europe/Stockholm' },
  },
  {
    locales: ['nb'],
    home: ['Europe/Oslo'],
    time: 'tid(?!\\p{L})',
    standard: ['normal', ''],
    further: { 'norsk tid': 'Europe/Oslo' },
  },
  {
    locales: ['fi'],
    home: ['Europe/Helsinki'],
    time: 'aika',
    standard: ['normaali', ''],
    endings: { aika: 'aikaa?' },
    further: { 'Suomen aika': 'Europe/Helsinki' },
  },
  {
    locales: ['cs'],
    home: ['Europe/Prague'],
    time: '(?<!\\p{L})čas',
    standard: ['standardní ', ''],
    endings: { čas: slavic.cas, ý: slavic.y, í: slavic.i },
  },
  {
    locales: ['sk'],
    home: ['Europe/Bratislava'],
    time: '(?<!\\p{L})čas',
    standard: ['štandardný ', ''],
    endings: { čas: slavic.cas, ý: slavic.y, y: slavic.y },
  },
  {
    locales: ['sl'],
    home: ['Europe/Ljubljana'],
    time: '(?<!\\p{L})čas',
    standard: ['standardni ', ''],
    endings: { čas: slavic.cas, i: 'i(?:h|m|ega)?' },
  },
  {
    locales: ['hu'],
    home: ['Europe/Budapest'],
    time: 'idő',
    standard: ['(?:téli |zóna)', ''],
    endings: { idő: 'idő(?:ben|vel)?' },
  },
  {
    locales: ['ro'],
    home: ['Europe/Bucharest'],
    time: '(?<!\\p{L})ora(?!\\p{L})',
    standard: ['standard ', ''],
    further: { 'ora României': 'Europe/Bucharest' },
  },
  {
    locales: ['tr'],
    home: ['Europe/Istanbul'],
    time: 'saati',
    standard: ['standart ', ''],
    endings: { Saati: 'saati(?:yle|ne|nde)?' },
  },
  { locales: ['et'], home: ['Europe/Tallinn'], time: 'aeg', standard: ['standard', ''] },
  {
    locales: ['el'],
    home: ['Europe/Athens'],
    time: 'ώρα',
    standard: ['χειμερινή ', ''],
  },
  {
    locales: ['ru'],
    home: ['Europe/Moscow'],
    time: 'врем',
    standard: ['стандартное ', ''],
    further: {
      'московское время': 'Europe/Moscow',
      'московское стандартное время': 'Europe/Moscow',
      'восточное время': 'America/New_York',
      'центральное время': 'America/Chicago',
      'горное время': 'America/Denver',
    },
    endings: { ое: '(?:ое|ого|ому)', время: 'врем(?:я|ени|енем)' },
  },
  {
    locales: ['uk'],
    home: ['Europe/Kyiv'],
    time: 'часо?[му]?(?!\\p{L})',
    standard: ['стандартним ', ''],
    further: { 'київським часом': 'Europe/Kyiv' },
    endings: { им: '(?:им|ий|ого)', часом: 'час(?:ом|у)?' },
  },
  { locales: ['bg'], home: ['Europe/Sofia'], time: 'време', standard: ['стандартно ', ''] },
  {
    locales: ['hr'],
    home: ['Europe/Zagreb'],
    time: 'vrijeme',
    standard: ['standardno ', ''],
    endings: { o: 'o(?:g|m)?', vrijeme: 'vr(?:ijeme|emena|emenu)' },
  },
  { locales: ['sr'], home: ['Europe/Belgrade'], time: 'време', standard: ['стандардно ', ''] },
  { locales: ['lt'], home: ['Europe/Vilnius'], time: 'laik', standard: ['žiemos ', ''] },
  { locales: ['lv'], home: ['Europe/Riga'], time: 'laik', standard: ['ziemas ', ''] },
  {
    locales: ['zh'],
    home: ['Asia/Shanghai'],
    time: '时间',
    standard: ['标准', ''],
    further: {
      北京时间: 'Asia/Shanghai',
      东部时间: 'America/New_York',
      中部时间: 'America/Chicago',
      山地时间: 'America/Denver',
      太平洋时间: 'America/Los_Angeles',
    },
  },
  { locales: ['zh-TW', 'zh-HK'], home: ['Asia/Taipei'], time: '時間', standard: ['標準', ''] },
  {
    locales: ['ja'],
    home: ['Asia/Tokyo'],
    time: '時間|標準時',
    standard: ['標準時', '時間'],
    further: {
      東部標準時: 'America/New_York',
      中部標準時: 'America/Chicago',
      山地標準時: 'America/Denver',
      太平洋標準時: 'America/Los_Angeles',
    },
  },
  {
    locales: ['ko'],
    home: ['Asia/Seoul'],
    time: '시간|표준시',
    standard: ['표준시', '시간'],
    further: {
      '동부 표준시': 'America/New_York',
      '중부 표준시': 'America/Chicago',
      '산지 표준시': 'America/Denver',
      '태평양 표준시': 'America/Los_Angeles',
    },
  },
  { locales: ['ar'], home: ['Asia/Riyadh'], time: 'توقيت', standard: ['(?: ال)?رسمي', ''] },
  { locales: ['he'], home: ['Asia/Jerusalem'], time: 'שעון', standard: [' \\(חורף\\)', ''] },
]

/** The places whose clocks have names of their own; of those that share a name the first is meant. */
export const namedClocks: readonly string[] = `
  Europe/Paris Europe/Athens Europe/Lisbon Europe/London Europe/Dublin Europe/Moscow
  Europe/Istanbul America/Sao_Paulo America/Argentina/Buenos_Aires America/Santiago America/Bogota
  America/Lima America/Montevideo America/Caracas Africa/Lagos Africa/Maputo Africa/Johannesburg
  Africa/Nairobi Asia/Shanghai Asia/Tokyo Asia/Seoul Asia/Kolkata Asia/Singapore Asia/Hong_Kong
  Asia/Taipei Asia/Manila Asia/Bangkok Asia/Jakarta Asia/Dubai Asia/Riyadh Asia/Jerusalem
  Asia/Karachi Asia/Yekaterinburg Asia/Novosibirsk Asia/Vladivostok Australia/Sydney
  Australia/Adelaide Australia/Perth Pacific/Auckland
`
  .trim()
  .split(/\s+/)

/** Those whose names differ between the countries of a language. */
export const americanClocks: readonly string[] = `
  America/New_York America/Chicago America/Denver America/Los_Angeles America/Anchorage
  Pacific/Honolulu America/Halifax America/St_Johns
`
  .trim()
  .split(/\s+/)
