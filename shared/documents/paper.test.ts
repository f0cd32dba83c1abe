import { expect, test } from 'vitest'
import { paperFor, zoneName } from './paper.ts'

test.each([
  // timeZone, Accept-Language, the firm's country, paper
  ['America/Chicago', 'en-US,en;q=0.9', 'DE', 'Letter'],
  ['America/Toronto', 'fr-FR', 'DE', 'Letter'],
  ['America/Mexico_City', undefined, 'DE', 'Letter'],
  ['Asia/Manila', 'en-US', 'DE', 'Letter'],
  ['Pacific/Honolulu', 'en-US', 'DE', 'Letter'],
  ['America/Indiana/Indianapolis', 'en-GB', 'DE', 'Letter'],
  ['America/Indianapolis', 'en-GB', 'DE', 'Letter'],
  ['America/Sao_Paulo', 'pt-BR', 'US', 'A4'],
  ['America/Argentina/Buenos_Aires', 'es-AR', 'US', 'A4'],
  ['Europe/Berlin', 'en-US,en;q=0.9', 'US', 'A4'],
  ['Asia/Kolkata', 'en-US', 'US', 'A4'],
  ['Nowhere/Land', 'en-GB', 'US', 'A4'],
  ['UTC', 'en-GB', 'US', 'A4'],
  ['Etc/UTC', 'en-CA', 'DE', 'Letter'],
  [undefined, 'en-US,en;q=0.9', 'DE', 'Letter'],
  [undefined, 'en-GB,en-US;q=0.9', 'US', 'A4'],
  [undefined, 'de,en-US;q=0.7,en;q=0.3', 'US', 'A4'],
  [undefined, 'es-419,es;q=0.9', 'US', 'A4'],
  [undefined, 'es-MX', 'DE', 'Letter'],
  [undefined, 'zh-Hant-TW', 'US', 'A4'],
  [undefined, 'en', 'US', 'Letter'],
  [undefined, 'en', 'GB', 'A4'],
  [undefined, '*', 'US', 'Letter'],
  [undefined, 'a-b-c, drop table', 'GB', 'A4'],
  [undefined, 'xx-zz-yy-qqqqqqqqq', 'US', 'Letter'],
  [undefined, '', 'US', 'Letter'],
  [undefined, undefined, 'GB', 'A4'],
] as const)('a clock of %s, languages %s, a firm in %s: %s', (timeZone, languages, home, paper) => {
  expect(paperFor({ timeZone, languages }, home)).toBe(paper)
})

test.each([
  ['Europe/Berlin', true],
  ['Etc/GMT+5', true],
  ['', false],
  ['Europe/Berlin; drop', false],
  ['a'.repeat(65), false],
])('%s may be a zone: %s', (zone, may) => {
  expect(zoneName.safeParse(zone).success).toBe(may)
})
