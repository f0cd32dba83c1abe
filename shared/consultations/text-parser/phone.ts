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
  const country = countryOfZone(zone) ?? countryOfZone(reading.options.defaultZone) ?? 'US'
  const best = [
    ...labelledPhones(reading, country),
    ...phonesInProse(reading, people, country),
  ].sort((a, b) => b.score - a.score || a.span[0] - b.span[0])[0]
  return best
    ? { value: reading.text.slice(...best.span), span: best.span, confidence: 0, from: 'text' }
    : null
}

function numbersIn(text: string, country: string): Span[] {
  const options = isSupportedCountry(country) ? { defaultCountry: country } : {}
  return findPhoneNumbersInText(text, options).map(
    ({ startsAt, endsAt }) => [startsAt, endsAt] as const,
  )
}

/** A number by its look alone, where a label says that it is one: '555-0142', '(02) 5550 1234'. */
const labelledNumber = /\+?\(?\d[\d\s().-]{5,20}\d(?:\s*(?:x|ext\.?)\s*\d{1,6})?/i

function labelledPhones(reading: Reading, country: string): PhoneCandidate[] {
  const { text } = reading
  return labelled(reading, 'phone').flatMap(({ value, label, start }) => {
    const written = text.slice(...value)
    if (/,,|#/.test(written) || isDialIn(text, start)) return []
    const known = numbersIn(written, country)[0]
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
  ].filter(([start, end]) => text.slice(start, end).replace(/\D/g, '').length >= 8)
}

const firmNumber =
  /\b(?:support|help ?desk|office|switchboard|head ?quarters|reception|fax|hotline|customer service|call us|our number|questions)\b[^\n]{0,40}$/i

function phonesInProse(reading: Reading, people: People, country: string): PhoneCandidate[] {
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
  const known = numbersIn(prose, country)
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
