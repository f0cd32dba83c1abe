import type { Field, ParsedMeeting } from '../meeting.ts'
import { parseMeeting } from '../parse-meeting.ts'
import { type Sample, samplesNow } from './read-samples.ts'

const shown = (field: Field | null): string => field?.value ?? 'none'

/** The fields of a reading in the words of the sample files. */
function fieldsOf(meeting: ParsedMeeting): Record<string, string> {
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

export const readSample = (sample: Sample): ParsedMeeting =>
  parseMeeting(sample.paste, { now: samplesNow, defaultZone: sample.zone, own: sample.own })

/** What a sample does not say must not be claimed either. */
const unsaid = { notes: 'none', cancelled: 'no' }

const normal = (field: string, value: string) =>
  field === 'notes' ? value.split(', ').toSorted().join(', ') : value

/** How many fields of the samples are read right, of how many, with a line for each that is not. */
export function judgeSamples(samples: readonly Sample[]) {
  let [right, all] = [0, 0]
  const wrong: string[] = []
  for (const sample of samples) {
    const fields = fieldsOf(readSample(sample))
    for (const [field, value] of Object.entries({ ...unsaid, ...sample.expected })) {
      all += 1
      if (fields[field] === normal(field, value)) right += 1
      else wrong.push(`${sample.title} · ${field}: ${value} ≠ ${fields[field]}`)
    }
  }
  return { right, all, wrong }
}
