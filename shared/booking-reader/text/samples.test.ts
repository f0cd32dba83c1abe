import { expect, test } from 'vitest'
import { asciiEmail } from '../../email-rule.ts'
import { judgeSamples, readSample } from './samples/judge-samples.ts'
import { readSamples } from './samples/read-samples.ts'
import { plainWidth } from './source.ts'

const files = import.meta.glob<string>('./samples/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const samples = Object.entries(files).flatMap(([path, file]) =>
  readSamples(file).map((sample) => ({
    ...sample,
    title: `${path.replace(/^.*\//, '')} · ${sample.title}`,
  })),
)

test('every field of every pasted sample is read right', () => {
  const { right, all, wrong } = judgeSamples(samples)
  expect(wrong).toEqual([])
  expect(right).toBe(all)
  expect(samples.length).toBeGreaterThanOrEqual(60)
})

test('every field points at the place in the text that it was read from', () => {
  for (const sample of samples) {
    const meeting = readSample(sample)
    const { email, phone, when } = meeting
    if (email?.span) {
      const written = sample.paste.slice(...email.span).replace(/\n /g, '')
      expect(asciiEmail(plainWidth(written))).toBe(email.value)
    }
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
