import { expect, test } from 'vitest'
import type { Field, ParsedMeeting } from './meeting.ts'
import { parseMeeting } from './parse-meeting.ts'
import { readSamples, type Sample, samplesNow } from './samples/read-samples.ts'

const files = import.meta.glob<string>('./samples/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const samples = Object.entries(files).flatMap(([path, file]) =>
  readSamples(file).map((sample) => ({ ...sample, file: path.replace(/^.*\//, '') })),
)

const shown = (field: Field | null): string => field?.value ?? 'none'

/** The fields of a reading in the words of the sample files. */
function told(meeting: ParsedMeeting): Record<string, string> {
  const when = meeting.when?.value
  return {
    name: shown(meeting.name),
    email: shown(meeting.email),
    phone: shown(meeting.phone),
    company: shown(meeting.company),
    when: when ? `${when.local} ${when.zone} ${when.utc}` : 'none',
    notes: when?.notes.toSorted().join(', ') || 'none',
    type: meeting.meetingType.value,
    message: shown(meeting.message),
    cancelled: meeting.cancelled ? 'yes' : 'no',
    confidence: String(meeting.confidence),
  }
}

const read = (sample: Sample) =>
  parseMeeting(sample.paste, { now: samplesNow, defaultZone: sample.zone, own: sample.own })

/** What a sample does not say must not be claimed either. */
const unsaid = { notes: 'none', cancelled: 'no' }

const normal = (field: string, value: string) =>
  field === 'notes' ? value.split(', ').toSorted().join(', ') : value

test('every field of every pasted sample is read right', () => {
  let right = 0
  let all = 0
  const wrong: string[] = []
  for (const sample of samples) {
    const fields = told(read(sample))
    for (const [field, value] of Object.entries({ ...unsaid, ...sample.expected })) {
      all += 1
      if (fields[field] === normal(field, value)) right += 1
      else wrong.push(`${sample.file} · ${sample.title} · ${field}: ${value} ≠ ${fields[field]}`)
    }
  }
  expect(`${right} of ${all} fields right\n${wrong.join('\n')}`.trim()).toBe(
    `${all} of ${all} fields right`,
  )
  expect(samples.length).toBeGreaterThanOrEqual(60)
})

test('every field points at the place in the text that it was read from', () => {
  for (const sample of samples) {
    const meeting = read(sample)
    const { email, phone, when } = meeting
    if (email?.span) expect(sample.paste.slice(...email.span)).toBe(email.value)
    if (phone?.span && !/BEGIN/.test(sample.paste)) {
      expect(sample.paste.slice(...phone.span).replace(/\s+/g, ' ')).toBe(phone.value)
    }
    if (when?.span) expect(sample.paste.slice(...when.span)).toMatch(/\d|today|tomorrow/i)
    for (const field of [meeting.name, meeting.company, meeting.message, meeting.meetingType]) {
      const { from, span } = field ?? { from: 'default', span: null }
      if (from !== 'default') expect(span, sample.title).not.toBeNull()
    }
  }
})
