import { companyOfAddress } from '../../consultations/company-of-address.ts'
import type { Address } from './addresses.ts'
import type { Field } from './meeting.ts'
import { labelled, type Reading } from './reading.ts'
import { type Span, trimmed } from './source.ts'

const companyName = String.raw`(?<company>(?:\p{Lu}|\d)[\p{L}\p{M}\d&'+-]*(?:[ ](?:(?:of|and|the|de|für|&)[ ])?\p{Lu}[\p{L}\p{M}\d&'+-]*){0,4}(?:,? (?:Inc|LLC|Ltd|GmbH|Co|Corp|AG|PLC|plc)\b\.?)?)`
const noCompany =
  /^(?:the|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|google|zoom|calendly|outlook|teams|\d+)\b/i

/**
 * The invitee's company: labelled, told beside the name ('Jane Doe from Acme Robotics',
 * 'Jane Doe (Acme)'), else read from the domain of the address unless that is a free mail
 * provider's (admin-back-office.md §5).
 */
export function findCompany(
  reading: Reading,
  name: Field | null,
  invitee: Address | null,
): Field | null {
  const { text } = reading
  const label = labelled(reading, 'company').find(({ value }) => value[0] < value[1])
  const labelledSpan = label && trimmed(text, trailing(text, label.value))
  if (labelledSpan && /[\p{L}\d]/u.test(text.slice(...labelledSpan)))
    return inText(text, labelledSpan)
  const besides = name?.from === 'text' && name.span ? besideName(text, name.value) : null
  if (besides) return inText(text, besides)
  if (!invitee) return null
  const [start, end] = invitee.span
  // As written: a domain in Punycode tells no name.
  const written = text.slice(start, end)
  const company = companyOfAddress(written)
  if (!company) return null
  const domain: Span = [start + written.lastIndexOf('@') + 1, end]
  return { value: company, span: domain, confidence: 0, from: 'derived' }
}

const inText = (text: string, span: Span): Field => ({
  value: text.slice(...span).trim(),
  span,
  confidence: 0,
  from: 'text',
})

const trailing = (text: string, [start, end]: Span): Span => [
  start,
  start +
    text.slice(start, end).replace(/[\s,;.]+$/, (tail) => (tail.startsWith('.') ? '.' : '')).length,
]

function besideName(text: string, name: string): Span | null {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const forms = [
    String.raw`${escaped}[ ,]+(?:from|at|of|with|representing)\s+${companyName}`,
    String.raw`${escaped}[ ]*\(${companyName}\)`,
  ]
  for (const form of forms) {
    const match = new RegExp(form, 'u').exec(text)
    const company = match?.groups?.company
    if (!match || !company || noCompany.test(company) || company.includes('@')) continue
    const start = match.index + match[0].lastIndexOf(company)
    return [start, start + company.length]
  }
  return null
}
