import { localOf } from '../../calendar/zoned-time.ts'
import { daysBetween, localTime } from '../dates/calendar-day.ts'
import { findTimes } from '../dates/find-times.ts'
import { type Mail, mailAt } from './mails.ts'
import { ambiguousDateWeight, confidenceWeights, type Field, type MeetingTime } from './meeting.ts'
import { findMoments, isDoubtful, type Moment, type Reference, referenceAt } from './moments.ts'
import { labelled, type Reading } from './reading.ts'
import { overlaps, type Span, within, without } from './source.ts'
import { zonedTime, zoneFor } from './when-zone.ts'

type Candidate = { moment: Moment; score: number; region: Span }

/** The hour that stands in where a text gives a day alone; the result says so. */
const assumedHour = 9

/**
 * When the meeting begins. A labelled time counts most, then a time in prose that speaks of the
 * meeting; former times, dates of mails and of bookings do not count. Days such as 'tomorrow' are
 * counted from the date of the mail they stand in, else from now.
 */
export function findWhen(reading: Reading): Field<MeetingTime> | null {
  const candidates = [...labelledCandidates(reading), ...proseCandidates(reading)]
  const best = candidates.sort((a, b) => b.score - a.score || a.moment.start - b.moment.start)[0]
  if (!best) return null
  const { region } = best
  const moment = withProposedTime(best.moment, candidates)
  if (moment.isHalfRead) return null
  const { hour, minute } = moment.time ?? { hour: assumedHour, minute: 0 }
  const local = localTime(moment.day, hour, minute)
  const zone = zoneFor(reading, local, moment.timeEnds, region)
  const value = zonedTime(local, zone, reading.options, moment.notes, moment.isTimeWritten)
  return (
    value && {
      value,
      span: [moment.start, moment.end],
      confidence: value.notes.includes('day-month-assumed')
        ? ambiguousDateWeight
        : confidenceWeights.date,
      from: 'text',
    }
  )
}

/** When a meeting was before it was moved, as a label says it: ISO 8601 in UTC to the minute. */
export function findFormer(reading: Reading): string | null {
  for (const { start, block } of labelled(reading, 'formerTime')) {
    const moment = findMoments(reading.text, referenceFor(reading, start), ...block)[0]
    if (!moment?.time) continue
    const local = localTime(moment.day, moment.time.hour, moment.time.minute)
    const zone = zoneFor(reading, local, moment.timeEnds, block)
    const time = zonedTime(local, zone, reading.options, moment.notes, true)
    if (time) return time.utc
  }
  return null
}

/** The day and clock that relative days of a position count from. */
function referenceFor(reading: Reading, index: number): Reference {
  const { text, mails, stamps } = reading
  const { now, defaultZone } = reading.options
  const today = referenceAt(localOf(now.toISOString(), defaultZone), reading.monthFirst)
  const mail = mailAt(mails, index)
  const stamp = stamps.findLast(
    ({ span, dated }) => dated && span[0] < index && span[0] >= (mail?.start ?? 0),
  )
  const date = stamp?.span ?? mail?.headers.date
  const sent = date && findMoments(text, today, ...date)[0]
  if (!sent) return today
  const minuteOfDay = sent.time ? sent.time.hour * 60 + sent.time.minute : 0
  return { ...today, day: sent.day, minuteOfDay }
}

/** The day that was accepted in a reply has the time at which it was proposed below. */
function withProposedTime(moment: Moment, candidates: readonly Candidate[]): Moment {
  if (moment.time && !moment.isHalfRead) return moment
  const sameDay = candidates.find(
    ({ moment: { day, time, isHalfRead } }) =>
      time && !isHalfRead && daysBetween(day, moment.day) === 0,
  )
  if (!sameDay) return moment
  const { time, isTimeWritten, timeEnds, notes } = sameDay.moment
  return { ...moment, time, isTimeWritten, timeEnds, notes, isHalfRead: false }
}

function labelledCandidates(reading: Reading): Candidate[] {
  const { text } = reading
  const former = labelled(reading, 'formerTime').map((label) => label.block)
  return labelled(reading, 'when', 'date', 'time', 'title').flatMap((label) => {
    const [start, end] = label.kind === 'title' ? label.value : label.block
    const stop = Math.min(end, start + 400)
    const reference = referenceFor(reading, label.start)
    const moment = findMoments(text, reference, start, stop)[0]
    if (!moment || former.some((span) => overlaps(span, [moment.start, moment.end]))) return []
    const isNew = /^(?:new|updated|rescheduled)/i.test(label.label) ? 5 : 0
    const isPart = label.kind === 'date' || label.kind === 'time'
    const timed = moment.time && !isPart ? moment : withLabelledTime(reading, moment)
    const base = label.kind === 'title' ? (timed.time ? 54 : 40) : 90
    const score = base + isNew + (timed.time ? 8 : 0) + placeInThread(reading, label.start)
    return [{ moment: timed, score, region: [start, Math.max(stop, timed.end)] }]
  })
}

/** A day from one label with the time of another: 'Date: 3 March' above 'Time: 3pm'. */
function withLabelledTime({ text, labels }: Reading, moment: Moment): Moment {
  if (moment.time && !moment.notes.includes('time-assumed')) return moment
  for (const { kind, value, start } of labels) {
    if (kind !== 'time' && kind !== 'when') continue
    const lineEnd = text.indexOf('\n', value[1])
    const line = text.slice(value[0], lineEnd === -1 ? undefined : lineEnd)
    const time = findTimes(line)[0]
    if (!time || start < moment.start - 300) continue
    return {
      ...moment,
      start: Math.min(moment.start, value[0] + time.start),
      end: Math.max(moment.end, value[0] + time.end),
      time,
      isTimeWritten: true,
      isHalfRead: isDoubtful(line, time),
      timeEnds: [value[0] + time.firstEnd, value[0] + time.end],
      notes: moment.notes.filter((note) => note !== 'time-assumed' || time.assumed),
    }
  }
  return moment
}

const aboutMeeting =
  /(?:scheduled|booked|confirmed|set|meet|meeting|call|appointment|chat|talk|speak|see you|available|free|work|suit|reschedule[d]?|moved?|invite[d]?|session|consultation|slot)\b[^.\n]{0,60}$/i
const formerly =
  /\b(?:originally|formerly|previously|former|instead of|rather than|was (?:set|scheduled|booked|planned)?|moved (?:it |this |our \w+ )?from|from the|not on|can(?:no|')t (?:do|make)|cancelled|since|submitted|received|sent|created|booked (?:this )?on|dated|founded|last|until|by|before|deadline|expires?|due|back|returned?|away|holiday|vacation|born)\s*(?:for|on|at|:)?\s*$/i

function proseCandidates(reading: Reading): Candidate[] {
  const { text, labels, mails, stamps } = reading
  const hidden: Span[] = [
    ...mails.flatMap((mail) => Object.values(mail.headers)),
    ...labels.filter(({ kind }) => kind === 'other').map(({ value }) => value),
    ...labelled(reading, 'formerTime').map(({ block }) => block),
    ...stamps.map(({ span }) => span),
  ]
  const prose = without(text, hidden, '_')
  return mails.flatMap((mail) => {
    const moments = partsBetween(mail, stamps).flatMap(([start, end]) =>
      findMoments(prose, referenceFor(reading, start), start, end),
    )
    return moments.map((moment) => {
      const before = text.slice(Math.max(mail.start, moment.start - 80), moment.start)
      const lineEnd = text.indexOf('\n', moment.end)
      const score =
        30 +
        (moment.time ? 25 : 0) +
        (aboutMeeting.test(before) ? 8 : 0) -
        (formerly.test(before) ? 40 : 0) -
        (labels.some(({ kind, block }) => kind === 'message' && within(moment.start, block))
          ? 5
          : 0) +
        placeInThread(reading, moment.start)
      return { moment, score, region: [moment.start, lineEnd === -1 ? text.length : lineEnd] }
    })
  })
}

/** A message cut before each line of a chat in it. */
function partsBetween({ start, end }: Mail, stamps: Reading['stamps']): Span[] {
  const cuts = stamps.map(({ span }) => span[1]).filter((cut) => cut > start && cut < end)
  return [start, ...cuts].map((from, index) => [from, cuts[index] ?? end])
}

const accepts =
  /\b(?:works|confirm(?:ed|ing)?|see you|agreed?|accepted|perfect|sounds good|let'?s (?:do|take|say|go)|instead|rather|passt|einverstanden|bis dann|parfait|d'accord|prima)\b/i

/**
 * A date in the note above a forwarded mail is rarely the meeting's. In a chain of replies what was
 * answered last counts more than what it answers.
 */
function placeInThread({ text, mails }: Reading, index: number): number {
  const mail = mailAt(mails, index)
  if (!mail) return 0
  if (mail.isNote) return -35
  const answers = mails.filter(({ isNote }) => !isNote)
  const newest = answers[0]
  if (answers.length < 2 || mail !== newest) return 0
  return accepts.test(text.slice(mail.start, mail.end)) ? 60 : 10
}
