import { expect, test } from 'vitest'
import { parseMeeting } from './parse-meeting.ts'

const options = { now: new Date('2026-11-24T09:00Z'), defaultZone: 'Europe/Berlin' }

/** The instant and the zone that a text gives, with what was assumed. */
function read(text: string): string {
  const when = parseMeeting(text, options).when?.value
  return when ? [when.utc, when.zone, ...when.notes].join(' ') : ''
}

test.each([
  ['3. Dezember 2026, 10:00 Uhr Mitteleuropäische Normalzeit', '2026-12-03T09:00Z Europe/Berlin'],
  [
    'Termin: 3. Juli 2026 um 10:00 Uhr (Mitteleuropäische Sommerzeit)',
    '2026-07-03T08:00Z Europe/Berlin',
  ],
  ['am 3. Dezember 2026, 15 Uhr mitteleuropäischer Zeit', '2026-12-03T14:00Z Europe/Berlin'],
  [
    '3. Dezember 2026, 10:00 Uhr Nordamerikanische Ostküstenzeit',
    '2026-12-03T15:00Z America/New_York',
  ],
  ['3. Dezember 2026, 10:00 Uhr Osteuropäische Normalzeit', '2026-12-03T08:00Z Europe/Athens'],
  ['3. Juli 2026, 10:00 Uhr Britische Sommerzeit', '2026-07-03T09:00Z Europe/London'],
  ['3. Dezember 2026, 10:00 Uhr, Japanische Normalzeit', '2026-12-03T01:00Z Asia/Tokyo'],
  [
    'Réunion le 3 décembre 2026 à 10:00 heure normale d’Europe centrale',
    '2026-12-03T09:00Z Europe/Paris',
  ],
  [
    "Réunion le 3 juillet 2026 à 10:00 (heure d'été d'Europe centrale)",
    '2026-07-03T08:00Z Europe/Paris',
  ],
  [
    "3 décembre 2026 à 14 h 30, heure de l'Est nord-américain",
    '2026-12-03T19:30Z America/New_York',
  ],
  ["3 décembre 2026 à 14 h 30, heure normale de l'Est", '2026-12-03T19:30Z America/New_York'],
  ["3 juillet 2026 à 14 h 30, heure avancée de l'Est", '2026-07-03T18:30Z America/New_York'],
  [
    '3 de diciembre de 2026 a las 10:00 hora estándar del Pacífico',
    '2026-12-03T18:00Z America/Los_Angeles',
  ],
  [
    '3 de julio de 2026, 10:00 hora de verano del Pacífico',
    '2026-07-03T17:00Z America/Los_Angeles',
  ],
  ['3 de diciembre de 2026, 10:00 (hora de Europa central)', '2026-12-03T09:00Z Europe/Madrid'],
  ['3 de diciembre de 2026, 10:00 hora estandar de Colombia', '2026-12-03T15:00Z America/Bogota'],
  [
    "3 dicembre 2026, ore 10:00, ora standard dell'Europa centrale",
    '2026-12-03T09:00Z Europe/Rome',
  ],
  ["3 luglio 2026 alle 10:00 (ora legale dell'Europa centrale)", '2026-07-03T08:00Z Europe/Rome'],
  ['3 de dezembro de 2026 às 10:00 (horário de Brasília)', '2026-12-03T13:00Z America/Sao_Paulo'],
  [
    '3 de dezembro de 2026, 10:00 Horário Padrão de Brasília',
    '2026-12-03T13:00Z America/Sao_Paulo',
  ],
  [
    '3 de dezembro de 2026, 10:00 Hora padrão da Europa Ocidental',
    '2026-12-03T10:00Z Europe/Lisbon',
  ],
  ['3 grudnia 2026, 10:00 czas środkowoeuropejski standardowy', '2026-12-03T09:00Z Europe/Warsaw'],
  ['3 lipca 2026, godz. 10:00 (czas środkowoeuropejski letni)', '2026-07-03T08:00Z Europe/Warsaw'],
  ['3 grudnia 2026, 10:00 czasu środkowoeuropejskiego', '2026-12-03T09:00Z Europe/Warsaw'],
  [
    '3 december 2026 om 10:00 uur Midden-Europese standaardtijd',
    '2026-12-03T09:00Z Europe/Amsterdam',
  ],
  ['3 juli 2026 om 10:00 Midden-Europese zomertijd', '2026-07-03T08:00Z Europe/Amsterdam'],
  ['3. december 2026 kl. 10.00 centraleuropæisk normaltid', '2026-12-03T09:00Z Europe/Copenhagen'],
  ['3 juli 2026 kl. 10:00 centraleuropeisk sommartid', '2026-07-03T08:00Z Europe/Stockholm'],
  ['3. desember 2026 kl. 10:00 sentraleuropeisk normaltid', '2026-12-03T09:00Z Europe/Oslo'],
  ['3. joulukuuta 2026 klo 10:00 Itä-Euroopan normaaliaikaa', '2026-12-03T08:00Z Europe/Helsinki'],
  ['3. prosince 2026 v 10:00 středoevropského času', '2026-12-03T09:00Z Europe/Prague'],
  ['3. prosince 2026 10:00 středoevropský standardní čas', '2026-12-03T09:00Z Europe/Prague'],
  ['2026. december 3. 10:00, közép-európai téli idő', '2026-12-03T09:00Z Europe/Budapest'],
  ['3 decembrie 2026, 10:00 Ora standard a Europei de Est', '2026-12-03T08:00Z Europe/Bucharest'],
  ['3 Aralık 2026 10:00 Orta Avrupa Standart Saati', '2026-12-03T09:00Z Europe/Paris'],
  ['3 декабря 2026, 10:00, Москва, стандартное время', '2026-12-03T07:00Z Europe/Moscow'],
  ['3 декабря 2026 г. в 10:00 по московскому времени', '2026-12-03T07:00Z Europe/Moscow'],
  ['3 декабря 2026, 10:00 МСК', '2026-12-03T07:00Z Europe/Moscow'],
  ['3 грудня 2026, 10:00 за східноєвропейським стандартним часом', '2026-12-03T08:00Z Europe/Kyiv'],
  ['2026年12月3日 10:00 中国标准时间', '2026-12-03T02:00Z Asia/Shanghai'],
  ['2026年12月3日 下午3:00（北美太平洋标准时间）', '2026-12-03T23:00Z America/Los_Angeles'],
  ['2026年12月3日 10:00 日本標準時', '2026-12-03T01:00Z Asia/Tokyo'],
  ['2026年12月3日 10:00（中央ヨーロッパ標準時）', '2026-12-03T09:00Z Europe/Paris'],
  ['2026년 12월 3일 오전 10:00 한국 표준시', '2026-12-03T01:00Z Asia/Seoul'],
  ['2026년 12월 3일 오전 10:00 (대한민국 표준시)', '2026-12-03T01:00Z Asia/Seoul'],
  ['3 Δεκεμβρίου 2026, 10:00 Χειμερινή ώρα Ανατολικής Ευρώπης', '2026-12-03T08:00Z Europe/Athens'],
  [
    '25. Oktober 2026, 02:30 Uhr Mitteleuropäische Normalzeit',
    '2026-10-25T01:30Z Europe/Berlin clock-overlap',
  ],
  [
    'Zeitzone: Mitteleuropäische Zeit\nDatum: 3. Dezember 2026\nUhrzeit: 10:00',
    '2026-12-03T09:00Z Europe/Berlin',
  ],
  [
    'Termin: Donnerstag, 3. Dezember 2026, 10:00 – 10:30 Uhr (Mitteleuropäische Zeit)',
    '2026-12-03T09:00Z Europe/Berlin',
  ],
  [
    '3. Juli 2026, 10:00 Nordamerikanische Westküsten-Sommerzeit',
    '2026-07-03T17:00Z America/Los_Angeles',
  ],
  ['3. Dezember 2026, 16:00 Uhr Indische Normalzeit', '2026-12-03T10:30Z Asia/Kolkata'],
  ['3. Dezember 2026 um 9 Uhr Westeuropäische Zeit', '2026-12-03T09:00Z Europe/Lisbon'],
  ['3. Dezember 2026, 10:00 Uhr Mittlere Greenwich-Zeit', '2026-12-03T10:00Z UTC'],
  [
    'Le jeudi 3 décembre 2026, 15:00 – 15:30 (heure d’Europe centrale)',
    '2026-12-03T14:00Z Europe/Paris',
  ],
  ['3 décembre 2026 à 9h, heure du Pacifique', '2026-12-03T17:00Z America/Los_Angeles'],
  ['3 décembre 2026 à 9h00 heure du Centre', '2026-12-03T15:00Z America/Chicago'],
  ['3 décembre 2026 à 9h00 heure de l’Inde', '2026-12-03T03:30Z Asia/Kolkata'],
  [
    'Jueves 3 de diciembre de 2026, 17:00 (hora estándar oriental)',
    '2026-12-03T22:00Z America/New_York',
  ],
  ['3 de diciembre de 2026, 17:00 hora central', '2026-12-03T23:00Z America/Chicago'],
  [
    '3 de diciembre de 2026 a las 17:00, hora de Argentina',
    '2026-12-03T20:00Z America/Argentina/Buenos_Aires',
  ],
  ['3 dicembre 2026, 11:00 (Ora del Pacifico USA)', '2026-12-03T19:00Z America/Los_Angeles'],
  ['3 dicembre 2026 ore 11:00 ora italiana', '2026-12-03T10:00Z Europe/Rome'],
  [
    '3 de julho de 2026, 11:00 Horário de Verão da Europa Central',
    '2026-07-03T09:00Z Europe/Paris',
  ],
  ['3 de dezembro de 2026, 11h, horário do Leste', '2026-12-03T16:00Z America/New_York'],
  [
    '3 grudnia 2026, godz. 11:00 (czas wschodnioamerykański standardowy)',
    '2026-12-03T16:00Z America/New_York',
  ],
  [
    'donderdag 3 december 2026, 11:00 - 11:30 (Midden-Europese tijd)',
    '2026-12-03T10:00Z Europe/Amsterdam',
  ],
  ['3 december 2026 om 11:00 Nederlandse tijd', '2026-12-03T10:00Z Europe/Amsterdam'],
  ['torsdag 3 december 2026, 11:00 (svensk tid)', '2026-12-03T10:00Z Europe/Stockholm'],
  ['3. desember 2026 kl. 11:00 norsk tid', '2026-12-03T10:00Z Europe/Oslo'],
  ['3. december 2026 kl. 11:00 dansk tid', '2026-12-03T10:00Z Europe/Copenhagen'],
  ['3. joulukuuta 2026 klo 11:00 (Keski-Euroopan normaaliaika)', '2026-12-03T10:00Z Europe/Paris'],
  ['3. joulukuuta 2026 klo 11:00 Suomen aikaa', '2026-12-03T09:00Z Europe/Helsinki'],
  ['2026年7月3日 11:00 北美东部夏令时间', '2026-07-03T15:00Z America/New_York'],
  ['2026年12月3日 下午3点 北京时间', '2026-12-03T07:00Z Asia/Shanghai'],
  ['2026年12月3日 11:00 台北標準時間', '2026-12-03T03:00Z Asia/Taipei'],
  ['2026年7月3日 11:00（米国太平洋夏時間）', '2026-07-03T18:00Z America/Los_Angeles'],
  ['2026年12月3日 11:00（日本時間）', '2026-12-03T02:00Z Asia/Tokyo'],
  ['2026년 7월 3일 오전 11:00 (미 동부 하계 표준시)', '2026-07-03T15:00Z America/New_York'],
  ['2026년 12월 3일 오전 11:00 한국 시간', '2026-12-03T02:00Z Asia/Seoul'],
  ['3 Aralık 2026 11:00 (Türkiye Saati)', '2026-12-03T08:00Z Europe/Istanbul'],
  ['3 декабря 2026, 11:00 (Московское стандартное время)', '2026-12-03T08:00Z Europe/Moscow'],
  ['3.12.2026. u 11:00 (srednjoeuropsko standardno vrijeme)', '2026-12-03T10:00Z Europe/Zagreb'],
  ['3 декември 2026, 11:00 Източноевропейско стандартно време', '2026-12-03T09:00Z Europe/Sofia'],
  ['3 decembrie 2026, 11:00 ora României', '2026-12-03T09:00Z Europe/Bucharest'],
  [
    '3. Juli 2026, 10:00 Uhr Mitteleuropäische Normalzeit',
    '2026-07-03T08:00Z Europe/Berlin zone-season',
  ],
  [
    'Datum: 3. Dezember 2026\nUhrzeit: 10:00\nZeitzone: New York\n\nWir sitzen in Zürich (Europe/Zurich).',
    '2026-12-03T15:00Z America/New_York',
  ],
  [
    'Date : 3 décembre 2026\nHeure : 10:00\nFuseau horaire : heure de l’Est',
    '2026-12-03T15:00Z America/New_York',
  ],
  [
    'Fecha: 3 de diciembre de 2026\nHora: 10:00\nZona horaria: hora central',
    '2026-12-03T16:00Z America/Chicago',
  ],
  ['日時: 2026年12月3日 10:00\nタイムゾーン: 日本標準時', '2026-12-03T01:00Z Asia/Tokyo'],
  ['Friday, 3 July 2026 10:00 Colombia Standard Time', '2026-07-03T15:00Z America/Bogota'],
  ['Friday, 3 July 2026 10:00 Argentina Time', '2026-07-03T13:00Z America/Argentina/Buenos_Aires'],
  ['Friday, 3 July 2026 10:00 Western Indonesia Time', '2026-07-03T03:00Z Asia/Jakarta'],
  ['3 lipca 2026, 10:00 czasu moskiewskiego', '2026-07-03T07:00Z Europe/Moscow'],
  ['3 липня 2026, 10:00 за київським часом', '2026-07-03T07:00Z Europe/Kyiv'],
  ['Le 3 juillet 2026 à 10h (heure du Japon)', '2026-07-03T01:00Z Asia/Tokyo'],
])('%s is a clock by its long name: %s', (text, expected) => {
  expect(read(text)).toBe(expected)
})

test.each([
  '3. Dezember 2026, 10:00 Uhr, während der Sommerzeit sind wir länger da',
  '3. Dezember 2026, 10:00 Uhr. Wir haben zur Zeit viel Zeit für Sie, auch zu normaler Zeit.',
  "3 décembre 2026 à 10:00, l'heure d'été commence plus tard, à la bonne heure",
  "3 décembre 2026 à 10:00, une heure au centre de l'Europe",
  '3 de diciembre de 2026 a las 10:00, en una hora central para todos',
  '3 de diciembre de 2026 a las 10:00, hora de verano no hay',
  "3 dicembre 2026 ore 10:00, un'ora in centro Europa con voi",
  '3 de dezembro de 2026 às 10:00, no escritório de Brasília, no horário de sempre',
  '3 grudnia 2026, 10:00, czas letni już się skończył',
  '3 december 2026 om 10:00 uur, de zomertijd is voorbij, tijd voor koffie',
  '3 december 2026 kl. 10:00, normal tid för ett möte',
  '3 декабря 2026 в 10:00, офис в Москве, в рабочее время',
  '3. Dezember 2026, 10:00 Uhr, Japanische Normalzeitung GmbH',
  '3. joulukuuta 2026 klo 10:00, aikaa on Euroopan tavoin',
  '3 de diciembre de 2026, 10:00 Hora Central Consultores',
  '3 décembre 2026 à 10:00 chez Europe Centrale Conseil',
  '3. Dezember 2026 10:00 Weltzeituhr am Alex',
  '3. Dezember 2026, 10:00 Uhr. Die Hotline gilt zu mitteleuropäischen Zeiten.',
  '3 grudnia 2026 10:00 Czas na zmiany',
])('%s names no clock', (text) => {
  expect(read(text)).toBe('2026-12-03T09:00Z Europe/Berlin zone-assumed')
})
