import { findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min'
import { findDates } from '../dates/find-dates.ts'
import { findTimes } from '../dates/find-times.ts'
import { countryOfZone } from '../zones/zone-country.ts'
import { findAddresses } from './addresses.ts'
import { nobodysNumbers } from './dial-in.ts'
import type { People } from './invitee.ts'
import { mailAt } from './mails.ts'
import type { Field } from './meeting.ts'
import { labelled, type Reading } from './reading.ts'
import { overlaps, type Span, within, without } from './source.ts'

type PhoneCandidate = { span: Span; score: number }

/**
 * The invitee's telephone number as it is written: labelled, else the first in the text that is
 * not for dialling in, of the host's side, or part of a link, a date or an identifier.
 */
export function findPhone(reading: Reading, people: People, zone: string): Field | null {
  const countries = countriesOf(reading, people, zone)
  const best = [
    ...labelledPhones(reading, countries),
    ...phonesInProse(reading, people, countries),
  ].sort((a, b) => b.score - a.score || a.span[0] - b.span[0])[0]
  return best
    ? { value: reading.text.slice(...best.span), span: best.span, confidence: 0, from: 'text' }
    : null
}

/** Neighbours whose numbers are told apart by their look, for those who write from next door. */
const neighbours = ['FR', 'DE', 'GB', 'ES', 'IT', 'NL', 'DK']

/** Where a number without a country code may be from: the zone, the reader, the addresses, next door. */
function countriesOf({ options }: Reading, { all }: People, zone: string): string[] {
  const near = countryOfZone(zone) ?? countryOfZone(options.defaultZone) ?? 'US'
  const ofAddresses = all.flatMap(({ email }) => {
    const ending = email.split('.').at(-1)?.toUpperCase() ?? ''
    return ending === 'UK' ? ['GB'] : isSupportedCountry(ending) ? [ending] : []
  })
  return [...new Set([near, ...ofAddresses, ...(neighbours.includes(near) ? neighbours : [])])]
}

/** The numbers of a text: of the first country as they stand, of the others with their leading 0. */
function numbersIn(text: string, countries: readonly string[]): Span[] {
  const found: Span[] = []
  for (const [index, country] of countries.entries()) {
    const options = isSupportedCountry(country) ? { defaultCountry: country } : {}
    for (const { startsAt, endsAt } of findPhoneNumbersInText(text, options)) {
      const span: Span = [startsAt, endsAt]
      const written = text.slice(...span)
      const telling = index === 0 || /^\(?(?:\+|0)/.test(written)
      const taken = found.some((other) => overlaps(other, span))
      if (telling && !taken && !isOtherFigure(text, span)) found.push(span)
    }
  }
  return found
}

const money =
  /(?:[$€£¥]|\b(?:usd|eur|gbp|chf|cad|aud|dkk|sek|nok|rs|kr|price|total|fee|budget|preis|prix))\.?:?[ \t]*$/i
const moneyBehind = /^\s*(?:[$€£¥]|(?:usd|eur|euros?|gbp|chf|cad|aud|dollars?|dkk|sek|nok|kr)\b)/i
const postcode = /^\d{5}(?:-\d{4})?$|\b(?:zip|plz|postcode|postal code|code postal)\b/i
const reference = /\b(?:invoice|order|reference|ref|ticket|rechnung|facture)\b[^\n\d]{0,12}$/i
/** Too short for a number with its area: a time without its colon. */
const clock = /^(?:[01]?\d|2[0-3])[.:h]?[0-5]\d$/
const clocks = /^[0-2]?\d[.:h]?[0-5]\d\s*(?:-|to|bis|à)\s*[0-2]?\d[.:h]?[0-5]\d$/
const thousands = /^\d{1,3}(?:[ .,']\d{3})+(?:[.,]\d{2})?$/

/** Figures of another kind: a price, a postcode, a span of clock times, a large number. */
function isOtherFigure(text: string, [start, end]: Span): boolean {
  const written = text.slice(start, end)
  const before = text.slice(Math.max(0, start - 16), start)
  return (
    money.test(before) ||
    reference.test(before) ||
    moneyBehind.test(text.slice(end, end + 12)) ||
    postcode.test(written) ||
    clock.test(written) ||
    (/\b(?:zip|plz|postcode|postal code|code postal|[A-Z]{2})[:.]?\s*$/.test(before) &&
      /^\d{5}(?:-\d{4})?\b/.test(written)) ||
    clocks.test(written) ||
    thousands.test(written)
  )
}

/** A number by its look alone, where a label says that it is one: '555-0142', '(02) 5550 1234'. */
const labelledNumber = /\+?\(?\d[\d\s().-]{5,20}\d(?:\s*(?:x|ext\.?)\s*\d{1,6})?/i

function labelledPhones(reading: Reading, countries: readonly string[]): PhoneCandidate[] {
  const { text } = reading
  return labelled(reading, 'phone').flatMap(({ value, label, start }) => {
    const written = text.slice(...value)
    if (/,,|#/.test(written) || isDialIn(text, start)) return []
    const known = numbersIn(written, countries)[0]
    const loose = written.match(labelledNumber)
    const span: Span | null = known
      ? [value[0] + known[0], value[0] + known[1]]
      : loose && loose[0].replace(/\D/g, '').length >= 7
        ? [value[0] + (loose.index ?? 0), value[0] + (loose.index ?? 0) + loose[0].length]
        : null
    const isShort = label.trim().length === 1
    const isNote = mailAt(reading.mails, start)?.isNote
    return span ? [{ span, score: (isShort ? 60 : 100) - (isNote ? 80 : 0) }] : []
  })
}

const isDialIn = (text: string, index: number): boolean =>
  /\b(?:dial|conference|join by|meeting)\b[^\n]*$/i.test(text.slice(Math.max(0, index - 60), index))

const callMe =
  /(?:call|reach|text|ring|phone|contact|mobile|cell|my number|number is|whatsapp|tel)\b\.?[^.\n]{0,40}$/i
const internationalNumber = /\+\d[\d ().-]{7,18}\d(?!\d)/g
const localNumber = /(?<![\d.,/-])\(?0?\d[\d ().-]{6,16}\d(?![\d/]|[.,]\d)/g

/** Numbers outside of any numbering plan we know, that a plus or words such as 'call me' tell. */
function looseNumbers(text: string, telling: RegExp): Span[] {
  const spanOf = (match: RegExpExecArray): Span => [match.index, match.index + match[0].length]
  return [
    ...[...text.matchAll(internationalNumber)].map(spanOf),
    ...[...text.matchAll(localNumber)]
      .filter((match) => telling.test(text.slice(Math.max(0, match.index - 60), match.index)))
      .map(spanOf),
  ].filter(
    ([start, end]) =>
      text.slice(start, end).replace(/\D/g, '').length >= 8 && !isOtherFigure(text, [start, end]),
  )
}

const firmNumber =
  /\b(?:support|help ?desk|office|switchboard|head ?quarters|reception|fax|hotline|customer service|call us|our number|questions)\b[^\n]{0,40}$/i

function phonesInProse(
  reading: Reading,
  people: People,
  countries: readonly string[],
): PhoneCandidate[] {
  const { text, mails, labels } = reading
  const occupied: Span[] = [
    ...nobodysNumbers(text),
    ...findAddresses(text).map(({ span }) => span),
    ...findDates(text).map(({ start, end }): Span => [start, end]),
    ...findTimes(text).map(({ start, end }): Span => [start, end]),
    ...mails.flatMap((mail) =>
      [mail.headers.date, mail.headers.subject].filter((s) => s !== undefined),
    ),
  ]
  const prose = without(text, occupied, '~')
  const known = numbersIn(prose, countries)
  const written = [...looseNumbers(prose, callMe)].filter(
    (span) => !known.some((other) => overlaps(span, other)),
  )
  return [...known, ...written].flatMap((span) => {
    const before = text.slice(Math.max(0, span[0] - 60), span[0])
    const label = labels.findLast(({ block }) => within(span[0], block))
    if (label?.kind === 'host' || firmNumber.test(before)) return []
    const penalty =
      (mailAt(mails, span[0])?.isNote ? 40 : 0) + (isOfHost(text, span[0], people) ? 60 : 0)
    const score = 40 + (callMe.test(before) ? 20 : 0) - penalty
    return score > 0 ? [{ span, score }] : []
  })
}

/** A number below an address belongs to its owner: in the signature of the host it is the host's. */
function isOfHost(text: string, index: number, { all, invitee }: People): boolean {
  const near = all.filter(({ span }) => {
    const between = text.slice(Math.min(span[1], index), Math.max(span[0], index))
    return !/\n\s*\n/.test(between) && between.split('\n').length <= 4 && between.length < 200
  })
  const nearest = near.sort((a, b) => Math.abs(a.span[0] - index) - Math.abs(b.span[0] - index))[0]
  return (
    nearest !== undefined &&
    nearest.email.toLowerCase() !== invitee?.email.toLowerCase() &&
    nearest.score < 0
  )
}
