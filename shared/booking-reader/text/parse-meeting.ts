import { marksInAddresses } from './addresses.ts'
import { tellsOfCancelling, tellsOfMoving } from './cancelled.ts'
import { findCompany } from './company.ts'
import { calendarAsMail } from './icalendar.ts'
import { findInvitee } from './invitee.ts'
import { findName } from './invitee-name.ts'
import { confidenceWeights, type Field, type ParsedMeeting, type ParseOptions } from './meeting.ts'
import { findMeetingType } from './meeting-type.ts'
import { findMessage } from './message.ts'
import { findPhone } from './phone.ts'
import { readText } from './reading.ts'
import { cut, placeOf, readable, squeezed } from './source.ts'
import { findFormer, findWhen } from './when.ts'

/** Characters of a paste that are read; a thread of mails beyond them tells of other meetings. */
export const longestRead = 30_000

/**
 * What a pasted mail, invitation or calendar says about a meeting (admin-back-office.md §5).
 * Every field tells where in `pasted` it stands. Never throws; a text that says nothing gives
 * nulls and the default type.
 */
export function parseMeeting(pasted: string, options: ParseOptions): ParsedMeeting {
  const read = pasted.slice(0, longestRead)
  const calendar = calendarAsMail(read, options)
  const written = { text: calendar?.text ?? read, at: calendar?.at ?? null }
  const joined = cut(written, marksInAddresses(written.text))
  const { text, at } = squeezed({ ...joined, text: readable(joined.text) })
  const reading = readText(text, options)
  const people = findInvitee(reading)
  const { invitee } = people
  const name = findName(reading, people)
  const when = calendar?.when ?? findWhen(reading)
  const here = <Value>(field: Field<Value> | null): Field<Value> | null =>
    field && { ...field, span: field.span && placeOf(field.span, at) }
  const email: Field | null = invitee && {
    value: invitee.email,
    span: invitee.span,
    confidence: confidenceWeights.email,
    from: 'text',
  }
  const type = findMeetingType(reading)
  const meeting = {
    name: here(name),
    email: here(email),
    phone: here(findPhone(reading, people, when?.value.zone ?? options.defaultZone)),
    company: here(findCompany(reading, name, invitee)),
    when: calendar?.when ?? here(when),
    meetingType: here(type) ?? type,
    message: here(findMessage(reading)),
  }
  return {
    ...meeting,
    cancelled: tellsOfCancelling(reading, {
      calendar,
      when: calendar?.when ? null : (when?.span ?? null),
      name: name?.value ?? null,
      email: invitee?.email ?? null,
    }),
    moved: tellsOfMoving(reading, calendar?.when ? null : (when?.span ?? null)),
    former: findFormer(reading),
    uid: calendar?.uid ?? null,
    sequence: calendar?.sequence ?? null,
    confidence:
      (meeting.name?.confidence ?? 0) +
      (meeting.email?.confidence ?? 0) +
      (meeting.when?.confidence ?? 0),
  }
}
