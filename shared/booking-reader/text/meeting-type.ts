import { defaultMeetingType, type MeetingType } from '../../consultations/vocabulary.ts'
import type { Field } from './meeting.ts'
import { labelled, type Reading } from './reading.ts'
import type { Span } from './source.ts'

/** The words of each type (admin-back-office.md §5), the more particular first. */
const keywords: readonly [MeetingType, string][] = [
  [
    'Discovery call',
    'discovery|kennenlern|erstgespräch|erstberatung|découverte|prise de contact|premier échange|kennismaking',
  ],
  ['Technical consultation', 'technical|technisch|technique'],
  [
    'Follow-up meeting',
    `follow(?:ed|ing)?[ -]?up|folgetermin|folgegespräch|nachgespräch|nachbesprechung|suivi|vervolggesprek`,
  ],
  [defaultMeetingType, 'strategy|strategie|stratégi'],
]

const meetingNouns =
  'call|meeting|consultation|consult|session|chat|review|conversation|appointment|sync|discussion|deep dive|workshop|gespräch|besprechung|beratung|termin|appel|réunion|entretien|rendez-vous|gesprek'

/** How a keyword may go on in German: 'technisches', 'Strategiegespräch'. */
const wordEnds = String.raw`(?:e[mnrs]?|s|\p{L}{0,3}(?:gespräch|gesprek|beratung|termin|besprechung))?(?!\p{L})`

/** Words of a type that say nothing of this meeting: 'technical support', 'technical problems'. */
const unrelated =
  /^\s*(?:support|issues?|probl[eè]me?s?|fragen|difficult(?:y|ies)|assistance|help(?:desk)?|requirements|team|lead|director|officer)\b/i

/**
 * The type of the meeting: by a keyword under 'Event Type', else in the title, else beside a word
 * such as 'call' in the text, else anywhere in it; the strategy call when there is none.
 */
export function findMeetingType(reading: Reading): Field<MeetingType> {
  const { text } = reading
  const places: Span[] = [
    ...labelled(reading, 'type').map(({ value }) => value),
    ...labelled(reading, 'title').map(({ value }) => value),
    ...reading.mails.flatMap(({ headers }) => (headers.subject ? [headers.subject] : [])),
  ]
  for (const place of places) {
    const found = firstKeyword(text, place, (word) => new RegExp(String.raw`\b(?:${word})`, 'gi'))
    if (found) return found
  }
  const whole: Span = [0, text.length]
  const beside = firstKeyword(
    text,
    whole,
    (word) =>
      new RegExp(
        String.raw`\b(?:${word})[\p{L}-]{0,20}\s+(?:[\p{L}-]{1,40}\s+)?(?:${meetingNouns})\b`,
        'giu',
      ),
  )
  return (
    beside ??
    firstKeyword(
      text,
      whole,
      (word) => new RegExp(String.raw`\b(?:${word})${wordEnds}`, 'giu'),
    ) ?? {
      value: defaultMeetingType,
      span: null,
      confidence: 0,
      from: 'default',
    }
  )
}

function firstKeyword(
  text: string,
  [start, end]: Span,
  patternOf: (word: string) => RegExp,
): Field<MeetingType> | null {
  const part = text.slice(start, end)
  const found = keywords.flatMap(([value, word]) => {
    const match = [...part.matchAll(patternOf(word))].find((candidate) => {
      const rest = part.slice(candidate.index).replace(new RegExp(`^(?:${word})`, 'i'), '')
      return !unrelated.test(rest)
    })
    return match ? [{ value, at: match.index, length: match[0].length }] : []
  })
  const first = found.sort((a, b) => a.at - b.at)[0]
  return (
    (first && {
      value: first.value,
      span: [start + first.at, start + first.at + first.length],
      confidence: 0,
      from: 'text',
    }) ??
    null
  )
}
