import { linesOf, type Span } from './source.ts'

const dialIn =
  /one tap mobile|dial[ -]?in|dial by|join by (?:phone|skype|sip)|join (?:with|from) (?:a |your )?(?:phone|video|sip)|call in|conference id|meeting id|meeting number|access code|passcode|pass code|\bpin\b|\bpwd\b|find (?:your |a )?local number|toll[ -]?free|\btoll\b|h\.?323|\bsip\b|video conference|international numbers|more phone numbers|\baudio\b.{0,60}\bonly\b|webinar id|personal meeting|security code|tenant key|global (?:call-in|numbers)|reset (?:dial-in )?pin/i
const dialString = /,,\d|#\s*$|#,|,\s*\*\d/
const number = /\d{3}|\+\d/
const url = /\bhttps?:\/\/\S+|\bwww\.\S+|\btel:\S+/gi
const identifiers =
  /\b(?:uid|uuid|event id|order|invoice|booking|reference|ref|confirmation|ticket|case|account|customer|po|abn|vat|zip|postcode|fax)\s*(?:no\.?|number|id|code|#)?\s*[:#]\s*[A-Za-z\d][\w ./-]*/gi

/**
 * Parts in which a number is nobody's telephone: links, dial-in lines of conferences with the
 * numbers listed below them, identifiers.
 */
export function nobodysNumbers(text: string): Span[] {
  const spans: Span[] = []
  for (const pattern of [url, identifiers]) {
    for (const match of text.matchAll(pattern))
      spans.push([match.index, match.index + match[0].length])
  }
  let listing = false
  for (const [start, end] of linesOf(text)) {
    const line = text.slice(start, end)
    const heads = dialIn.test(line)
    if (heads || dialString.test(line) || (listing && isListed(line))) {
      spans.push([start, end])
      listing = true
    } else if (line.trim() !== '') listing = false
  }
  return spans
}

/** A bare number, alone or beside the name of a place: '+1 312 555 0100 US (Chicago)'. */
function isListed(line: string): boolean {
  const rest = line.replace(/[\d\s()+.,#;*-]/g, '')
  return (
    number.test(line) &&
    !/\b(?:phone|mobile|cell|tel|call me|reach me)\b/i.test(line) &&
    rest.length < 40
  )
}
