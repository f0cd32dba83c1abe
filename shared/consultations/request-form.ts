import { isBlank } from '../blank.ts'
import { emailProblem, malformedEmailMessage } from '../email-rule.ts'

/** Most characters a visitor may type as the message; a line break is one, however it was sent. */
export const requestMessageLimit = 10_000
/** Room for what {@link messageAbout} puts before them; it is not the visitor's to count. */
export const requestAboutRoom = 200

const typedMessage = (message: string) => message.replaceAll('\r\n', '\n').trim()

/** The request form of `/schedule`, as typed. `date` is `2026-03-02`, `time` is `15:30`. */
export type RequestForm = {
  name: string
  email: string
  company: string
  phone: string
  date: string
  time: string
  message: string
}

export const emptyRequestForm: RequestForm = {
  name: '',
  email: '',
  company: '',
  phone: '',
  date: '',
  time: '',
  message: '',
}

export type RequestProblems = Partial<Record<keyof RequestForm, string>>

/**
 * What keeps a request from being sent, by field, in the order of the form. A preferred time may be
 * left out, but not half of it. `preferred` is the instant that date and time name in the visitor's
 * zone, or null when they name none.
 */
export function requestProblems(
  { name, email, date, time, message }: RequestForm,
  preferred: Date | null,
  now: Date,
): RequestProblems {
  const problems: RequestProblems = {}
  if (isBlank(name)) problems.name = 'Name is required.'
  const wrong = emailProblem(email)
  if (wrong) problems.email = wrong === 'empty' ? 'Email is required.' : malformedEmailMessage
  if (date === '' && time !== '') problems.date = 'Choose a date as well, or leave both empty.'
  if (date !== '' && time === '') problems.time = 'Choose a time as well, or leave both empty.'
  if (date !== '' && time !== '') {
    if (!preferred) problems.date = 'Enter a date and a time, such as 2026-03-02 and 15:30.'
    else if (preferred <= now) problems.date = 'Choose a time that is still to come.'
  }
  const tooLong = messageProblem(message)
  if (tooLong) problems.message = tooLong
  return problems
}

/** What is wrong with a message as typed, or null. */
export const messageProblem = (message: string): string | null =>
  typedMessage(message).length > requestMessageLimit
    ? 'Message can have at most 10,000 characters.'
    : null

/** The visitor's words under what they come about, where that is as short as every topic of ours. */
export function messageAbout(about: string, message: string): string {
  const topic = about && `About: ${about}`
  const words = typedMessage(message)
  return [topic.length <= requestAboutRoom - 2 && topic, words].filter(Boolean).join('\n\n')
}

/** An instant as ISO 8601 in a zone `offset` minutes ahead of UTC: `2026-03-02T15:30:00+01:00`. */
export function isoWithOffset(at: Date, offset: number): string {
  const local = new Date(at.getTime() + offset * 60_000).toISOString().slice(0, 19)
  const minutes = Math.abs(offset)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${local}${offset < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
