import { expect, test } from 'vitest'
import { parseMeeting } from './parse-meeting.ts'

const options = { now: new Date('2026-11-24T09:00Z'), defaultZone: 'Europe/Berlin' }

/** The instant and the zone that a text gives, with what was assumed. */
function read(text: string): string {
  const when = parseMeeting(text, options).when?.value
  return when ? [when.utc, when.zone, ...when.notes].join(' ') : ''
}

test.each([
  [
    'Donnerstag, 3. Dezember 2026 10:00-11:00 (UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien.',
    '2026-12-03T09:00Z Europe/Amsterdam',
  ],
  [
    'Wann: Freitag, 3. Juli 2026 10:00-11:00 (UTC+01:00) Brüssel, Kopenhagen, Madrid, Paris.',
    '2026-07-03T08:00Z Europe/Madrid',
  ],
  [
    'Wann: Freitag, 3. Juli 2026 10:00-11:00 (UTC-05:00) Eastern Time (USA & Kanada).',
    '2026-07-03T14:00Z America/New_York',
  ],
  [
    'Wann: Freitag, 3. Juli 2026 10:00-11:00 (UTC+02:00) Athen, Bukarest.',
    '2026-07-03T07:00Z Europe/Athens',
  ],
  ['Wann: Freitag, 3. Juli 2026 10:00-11:00 (UTC+02:00) Kairo.', '2026-07-03T07:00Z Africa/Cairo'],
  [
    'Quand : vendredi 3 juillet 2026 10:00-11:00 (UTC+01:00) Bruxelles, Copenhague, Madrid, Paris.',
    '2026-07-03T08:00Z Europe/Madrid',
  ],
  [
    'Quand : vendredi 3 juillet 2026 10:00-11:00 (UTC-05:00) Est (É.-U. et Canada).',
    '2026-07-03T14:00Z America/New_York',
  ],
  [
    'Quand : vendredi 3 juillet 2026 10:00-11:00 (UTC+02:00) Athènes, Bucarest.',
    '2026-07-03T07:00Z Europe/Athens',
  ],
  [
    'Quando: venerdì 3 luglio 2026 10:00-11:00 (UTC+01:00) Amsterdam, Berlino, Berna, Roma, Stoccolma, Vienna.',
    '2026-07-03T08:00Z Europe/Amsterdam',
  ],
  [
    'Quando: sexta-feira, 3 de julho de 2026 10:00-11:00 (UTC+01:00) Amesterdão, Berlim, Berna, Roma, Estocolmo, Viena.',
    '2026-07-03T08:00Z Europe/Amsterdam',
  ],
  [
    'Cuándo: viernes, 3 de julio de 2026 10:00-11:00 (UTC-08:00) Hora del Pacífico (EE. UU. y Canadá).',
    '2026-07-03T17:00Z America/Los_Angeles',
  ],
  [
    'Wanneer: vrijdag 3 juli 2026 10:00-11:00 (UTC+01:00) Brussel, Kopenhagen, Madrid, Parijs.',
    '2026-07-03T08:00Z Europe/Madrid',
  ],
  [
    'När: fredag 3 juli 2026 10:00-11:00 (UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien',
    '2026-07-03T08:00Z Europe/Amsterdam',
  ],
  [
    'Когда: 3 июля 2026 10:00-11:00 (UTC+01:00) Амстердам, Берлин, Берн, Рим, Стокгольм, Вена',
    '2026-07-03T08:00Z Europe/Amsterdam',
  ],
  [
    '2026年7月3日 10:00 (UTC+01:00) 阿姆斯特丹，柏林，伯尔尼，罗马，斯德哥尔摩，维也纳',
    '2026-07-03T08:00Z Europe/Amsterdam',
  ],
  ['2026年7月3日 10:00 (UTC+09:00) 大阪、札幌、東京', '2026-07-03T01:00Z Asia/Tokyo'],
  [
    'When: Friday, July 3, 2026 10:00 AM-11:00 AM (GMT+01.00) Sarajevo/Warsaw/Zagreb',
    '2026-07-03T08:00Z Europe/Sarajevo',
  ],
  ['July 3, 2026 10:00 AM W. Europe Standard Time', '2026-07-03T08:00Z Europe/Berlin'],
  ['July 3, 2026 10:00 AM Romance Standard Time', '2026-07-03T08:00Z Europe/Paris'],
  [
    'July 3, 2026 10:00 AM (UTC+05:30) Chennai, Kolkata, Mumbai, New Delhi',
    '2026-07-03T04:30Z Asia/Kolkata',
  ],
  ['Fri Jul 03 2026 10:00:00 GMT+0200 (Mitteleuropäische Sommerzeit)', '2026-07-03T08:00Z +02:00'],
  [
    'Thu Dec 03 2026 10:00:00 GMT+0100 (heure normale d’Europe centrale)',
    '2026-12-03T09:00Z +01:00',
  ],
  [
    'Fri Jul 03 2026 10:00:00 GMT+0200 (West-Europa (zomertijd))',
    '2026-07-03T08:00Z Europe/Amsterdam',
  ],
  ['3. Juli 2026 10:00 (W. Europa, normaltid)', '2026-07-03T08:00Z Europe/Stockholm'],
  ['3 juillet 2026 10:00 (Paris, Madrid (heure d’été))', '2026-07-03T08:00Z Europe/Paris'],
  ['3 juillet 2026 10:00 (Europe de l’Ouest)', '2026-07-03T08:00Z Europe/Paris'],
  ['3 luglio 2026 10:00 (ora legale Europa occidentale)', '2026-07-03T08:00Z Europe/Rome'],
  ['3 de julio de 2026 10:00 (Hora de verano romance)', '2026-07-03T08:00Z Europe/Madrid'],
  ['3 december 2026 10:00 Västeuropa, normaltid', '2026-12-03T09:00Z Europe/Stockholm'],
  ['2026年12月3日 10:00 東京 (標準時)', '2026-12-03T01:00Z Asia/Tokyo'],
  ['3. Dezember 2026 um 10:00 Uhr MEZ', '2026-12-03T09:00Z Europe/Berlin'],
  ['3. Juli 2026 um 10:00 Uhr (MESZ)', '2026-07-03T08:00Z Europe/Berlin'],
  ['December 3, 2026 10:00 AM IST', '2026-12-03T04:30Z Asia/Kolkata zone-ambiguous'],
  ['3 décembre 2026 à 10h00 HNEC', '2026-12-03T09:00Z Europe/Paris'],
  ['3 décembre 2026 à 10h00 HNE', '2026-12-03T15:00Z America/New_York'],
  ['3 juillet 2026 à 10h00 (HAE)', '2026-07-03T14:00Z America/New_York'],
  ['December 3, 2026 10:00 AM CET', '2026-12-03T09:00Z Europe/Paris'],
  ['3 december 2026 om 10:00 MET', '2026-12-03T09:00Z Europe/Paris'],
  [
    'Termin: 03.07.2026 10:00 (UTC+01:00) Belgrad, Bratislava (Pressburg), Budapest, Ljubljana, Prag',
    '2026-07-03T08:00Z Europe/Bratislava',
  ],
  [
    'Début : 03/07/2026 10:00 (UTC+02:00) Helsinki, Kiev, Riga, Sofia, Tallinn, Vilnius',
    '2026-07-03T07:00Z Europe/Helsinki day-month-assumed',
  ],
  [
    'Inicio: 3 de julio de 2026 10:00 (UTC-05:00) Hora del este (EE.UU. y Canadá)',
    '2026-07-03T14:00Z America/New_York',
  ],
  [
    'Inicio: 3 de julio de 2026 10:00 (UTC-06:00) Hora central (EE. UU. y Canadá)',
    '2026-07-03T15:00Z America/Chicago',
  ],
  [
    'Inicio: 3 de julio de 2026 10:00 (UTC-06:00) Guadalajara, Ciudad de México, Monterrey',
    '2026-07-03T16:00Z America/Mexico_City',
  ],
  [
    'Quand : 3 juillet 2026 10:00 (UTC-05:00) Heure de l’Est (États-Unis et Canada)',
    '2026-07-03T14:00Z America/New_York',
  ],
  [
    'Quand : 3 juillet 2026 10:00 (UTC-08:00) Pacifique (É.-U. et Canada)',
    '2026-07-03T17:00Z America/Los_Angeles',
  ],
  [
    'Wann: 3. Juli 2026 10:00 (UTC-08:00) Pacific Zeit (USA & Kanada)',
    '2026-07-03T17:00Z America/Los_Angeles',
  ],
  ['3. Juli 2026 10:00 (UTC+03:00) Moskau, St. Petersburg', '2026-07-03T07:00Z Europe/Moscow'],
  [
    '3 luglio 2026 10:00 (UTC-05:00) Fuso orientale (Stati Uniti e Canada)',
    '2026-07-03T14:00Z America/New_York',
  ],
  ['3 de julho de 2026 10:00 (UTC-03:00) Brasília', '2026-07-03T13:00Z America/Sao_Paulo'],
  [
    '3 lipca 2026 10:00 (UTC+01:00) Sarajewo, Skopie, Warszawa, Zagrzeb',
    '2026-07-03T08:00Z Europe/Sarajevo',
  ],
  [
    '2026年7月3日 10:00 (UTC+08:00) 北京，重庆，香港特别行政区，乌鲁木齐',
    '2026-07-03T02:00Z Asia/Shanghai',
  ],
  ['2026년 7월 3일 오전 10:00 (UTC+09:00) 서울', '2026-07-03T01:00Z Asia/Seoul'],
  ['July 3, 2026 10:00 AM Romance Daylight Time', '2026-07-03T08:00Z Europe/Paris'],
  ['July 3, 2026 10:00 AM W. Europe Daylight Time', '2026-07-03T08:00Z Europe/Berlin'],
  ['July 3, 2026 10:00 AM Central European Daylight Time', '2026-07-03T08:00Z Europe/Warsaw'],
  ['July 3, 2026 10:00 AM AUS Eastern Standard Time', '2026-07-03T00:00Z Australia/Sydney'],
  ['July 3, 2026 10:00 AM GMT Daylight Time', '2026-07-03T09:00Z Europe/London'],
  ['July 3, 2026 10:00 AM FLE Daylight Time', '2026-07-03T07:00Z Europe/Kyiv'],
  [
    'July 3, 2026 10:00 AM (GMT-05.00) Eastern Time (US & Canada)',
    '2026-07-03T14:00Z America/New_York',
  ],
  ['July 3, 2026 10:00 AM (GMT+02:00) Athens/Istanbul/Minsk', '2026-07-03T07:00Z Europe/Athens'],
  ['03.12.2026 10:00 Uhr OEZ', '2026-12-03T08:00Z Europe/Athens'],
  ['3. 12. 2026 10:00 SEČ', '2026-12-03T09:00Z Europe/Prague'],
  ['3 juillet 2026 à 10h00 HAP', '2026-07-03T17:00Z America/Los_Angeles'],
  ['At 10:00 EST on December 3, 2026', '2026-12-03T15:00Z America/New_York'],
  ['December 3, 2026 10:00 AM EST Zoom call with Anna', '2026-12-03T15:00Z America/New_York'],
  ['3. Dezember 2026 um 10:00 IST (Bangalore)', '2026-12-03T04:30Z Asia/Kolkata zone-ambiguous'],
  ['3. Dezember 2026 um 10:00 IST mit Priya', '2026-12-03T04:30Z Asia/Kolkata zone-ambiguous'],
  ['3 décembre 2026 à 10h00 EST avec Paul', '2026-12-03T15:00Z America/New_York'],
  ['3. Juli 2026, 10 Uhr (MESZ)', '2026-07-03T08:00Z Europe/Berlin'],
  ['3 juillet 2026 à 10 h 30 (HAE)', '2026-07-03T14:30Z America/New_York'],
  ['July 3, 2026 10:00 AM Eastern Jane Doe', '2026-07-03T14:00Z America/New_York'],
  ['July 3, 2026 10:00 Eastern Friday', '2026-07-03T14:00Z America/New_York'],
])('%s is a clock as Windows, Outlook or a short name says it: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  'December 3, 2026 at 10:00 we MET your team before',
  'December 3, 2026, 10:00. I met Anna last week.',
  'Le rendez-vous du 3 décembre 2026 à 10h00 est confirmé',
  'LE RENDEZ-VOUS DU 3 DÉCEMBRE 2026 À 10H00 EST CONFIRMÉ',
  '3 décembre 2026 à 10:00 EST-CE QUE VOUS VENEZ ?',
  'Der Termin am 3. Dezember 2026 um 10:00 ist bestätigt',
  'DER TERMIN AM 3. DEZEMBER 2026 UM 10:00 IST BESTÄTIGT',
  'December 3, 2026 10:00 AM PET FOOD MEETING',
  'December 3, 2026 10:00 ART DIRECTION CALL',
  'December 3, 2026 10:00 EAT Smart workshop',
  'December 3, 2026 10:00 CAT Scan review',
  '3. Dezember 2026 10:00 in West-Europa und Standardzeit',
  "3 décembre 2026 10:00, nous sommes en Europe de l'Ouest",
  'VOTRE RENDEZ-VOUS DU 3 DÉCEMBRE 2026 À 10:00 EST ANNULABLE',
  'Votre rendez-vous du 3 décembre 2026 à 10:00 EST maintenu',
  'Unser Gespräch am 3. Dezember 2026 um 10:00 IST fix',
  '3. Dezember 2026 10:00 IST DAS OK?',
  'December 3, 2026 10:00 PET Therapy intro',
  'On December 3, 2026 at 10:00 MET by chance',
  'December 3, 2026 10:00 (we met in Rom, Wien)',
  '3. Dezember 2026 10:00 Treffpunkt Rom, Saal Wien',
  '3 décembre 2026 10:00 – visite de Londres et Paris',
  '3 de diciembre de 2026 10:00 oficina de Roma',
  '3 décembre 2026 à 10:00 est (côté est du bâtiment)',
  '3. Dezember 2026 10:00 hat Frau Est Zeit',
  '3. Dezember 2026 10:00 Pacific Zeitarbeit GmbH',
  'December 3, 2026 10:00 Central Station',
  'December 3, 2026, 10:00. MET office visit',
  '3 décembre 2026 à 10:00 – EST de la ville',
  '3. Dezember 2026, 10:00 Uhr, Interview mit Deutsche Zeit Verlag',
])('%s names no clock', (text) => {
  expect(read(text)).toBe('2026-12-03T09:00Z Europe/Berlin zone-assumed')
})

test('an offset beside places that are not known says so', () => {
  expect(read('3. Dezember 2026 10:00 (UTC+01:00) Utopia, Nirgendwo')).toBe(
    '2026-12-03T09:00Z +01:00 zone-offset',
  )
  expect(read('3. Dezember 2026 10:00 (UTC+01:00) Utopia, Nirgendwo.')).toBe(
    '2026-12-03T09:00Z +01:00 zone-offset',
  )
})
