import {
  emptyForm,
  type FormField,
  type FormFields,
  fieldProblems,
  type ProblemsOf,
  typedText,
  type ValuesOf,
} from '../forms/fields.ts'
import { defaultMeetingType } from './vocabulary.ts'

/** Most characters a visitor may type as the message; a line break is one, however it was sent. */
export const requestMessageLimit = 10_000
/** Room for what {@link messageAbout} puts before them; it is not the visitor's to count. */
export const requestAboutRoom = 200

/** Who asks for a call, or books one. */
export const callerFields = {
  name: { label: 'Name', kind: 'name', required: true },
  email: { label: 'Email', kind: 'email', required: true },
  company: { label: 'Company', kind: 'organization' },
  phone: { label: 'Phone', kind: 'phone' },
} as const satisfies FormFields
/** What they say about it. */
export const callerMessage = {
  label: 'Message',
  kind: 'lines',
  most: requestMessageLimit,
} as const satisfies FormField

/** The request form of `/schedule`. `date` is `2026-03-02`, `time` is `15:30`. */
export const requestFields = {
  ...callerFields,
  date: { label: 'Preferred date', kind: 'date' },
  time: { label: 'Preferred time', kind: 'time' },
  message: callerMessage,
} as const satisfies FormFields
export type RequestForm = ValuesOf<typeof requestFields>
export const emptyRequestForm = emptyForm(requestFields)

/**
 * What keeps a request from being sent, by field. A preferred time may be left out, but not half of it.
 * `preferred` is the instant that date and time name in the visitor's zone, or null when they name none.
 */
export function requestProblems(values: RequestForm, preferred: Date | null, now: Date) {
  const { date, time } = values
  const others: ProblemsOf<typeof requestFields> = {}
  if (date === '' && time !== '') others.date = 'Choose a date as well, or leave both empty.'
  if (date !== '' && time === '') others.time = 'Choose a time as well, or leave both empty.'
  if (date !== '' && time !== '') {
    if (!preferred) others.date = 'Enter a date and a time, such as 2026-03-02 and 15:30.'
    else if (preferred <= now) others.date = 'Choose a time that is still to come.'
  }
  return fieldProblems(requestFields, values, others)
}

/** The request as the call for one takes it, besides when and in which zone. */
export const requestedCall = ({ date, time, message, ...who }: RequestForm, about: string) => ({
  ...who,
  meetingType: defaultMeetingType,
  message: messageAbout(about, message),
})

/** The visitor's words under what they come about, where that is as short as every topic of ours. */
export function messageAbout(about: string, message: string): string {
  const topic = about && `About: ${about}`
  const words = typedText(message)
  return [topic.length <= requestAboutRoom - 2 && topic, words].filter(Boolean).join('\n\n')
}

/** An instant as ISO 8601 in a zone `offset` minutes ahead of UTC: `2026-03-02T15:30:00+01:00`. */
export function isoWithOffset(at: Date, offset: number): string {
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19)
  const minutes = Math.abs(offset)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
