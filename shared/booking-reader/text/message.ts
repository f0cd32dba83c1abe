import type { Field } from './meeting.ts'
import { labelled, type Reading } from './reading.ts'
import { type Span, trimmed } from './source.ts'

const invitingQuestion =
  /^[ \t]*(?:please share anything that will help (?:us )?prepare for our meeting|what (?:would you like|do you want) to (?:discuss|talk about)[^\n]*|anything (?:else )?(?:you would like|we should know|to add)[^\n]*)\s*[.:?]*[ \t]*\n/gim
const closing =
  /\n[ \t]*(?:view (?:event|booking|details)|pro tip|sent from calendly|powered by|need to (?:reschedule|cancel|make)|reschedule|cancel\b|-{3,}|_{3,}|join (?:with|zoom|the)|add to calendar|report this event|manage (?:booking|appointment|event))[\s\S]*$/i

/** What the invitee wrote on the booking: under 'Notes', 'Message' or Calendly's open question. */
export function findMessage(reading: Reading): Field | null {
  const { text } = reading
  const asked = [...text.matchAll(invitingQuestion)].map((match): Span => {
    const start = match.index + match[0].length
    const stop = text.slice(start).search(/\n[ \t]*\n/)
    return [start, stop === -1 ? text.length : start + stop]
  })
  const spans = [...asked, ...labelled(reading, 'message').map(({ block }) => block)]
  for (const [start, end] of spans) {
    const part = text.slice(start, end).replace(closing, '')
    const span = trimmed(text, [start, start + part.length])
    if (span[1] - span[0] >= 3) {
      return {
        value: text.slice(...span).replace(/\n{3,}/g, '\n\n'),
        span,
        confidence: 0,
        from: 'text',
      }
    }
  }
  return null
}
