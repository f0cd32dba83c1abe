import { describe, expect, test } from 'vitest'
import { tooSlow } from '#tests/support/linear-time.ts'
import { pasteProblem } from './meeting.ts'
import { longestRead, parseMeeting } from './parse-meeting.ts'

const options = { now: new Date('2026-03-02T14:00:00Z'), defaultZone: 'America/New_York' }

test('a paste of fewer than ten characters is not read', () => {
  const sentence = 'Please paste meeting data (email, calendar invite, etc.)'
  expect(pasteProblem('')).toBe(sentence)
  expect(pasteProblem('   a@b.co      ')).toBe(sentence)
  expect(pasteProblem('jane@b.com')).toBeNull()
})

test('the score is 30 for a name, 40 for an address, 30 for a date', () => {
  const score = (text: string) => parseMeeting(text, options).confidence
  expect(score('Invitee: Jane Doe\nEmail: jane@acme.example\nWhen: March 5, 2026 3pm ET')).toBe(100)
  expect(score('Email: jane@acme.example')).toBe(40)
  expect(score('Invitee: Jane Doe, some time soon')).toBe(30)
  expect(score('March 5, 2026 3pm ET, who is it?')).toBe(30)
  expect(score('Nothing of the kind here')).toBe(0)
})

test('a name read from the address alone adds nothing to the score', () => {
  const { name, confidence } = parseMeeting('Please write to jane.doe@acme.example', options)
  expect(name).toMatchObject({ value: 'Jane Doe', from: 'derived', confidence: 0 })
  expect(confidence).toBe(40)
})

describe('a zone is never dropped silently', () => {
  test('one that the text names is shown with its place', () => {
    const text = 'Call on March 5, 2026 at 3pm Pacific Time, jane@acme.example'
    const when = parseMeeting(text, options).when?.value
    expect(when).toMatchObject({ zone: 'America/Los_Angeles', zoneFrom: 'text', notes: [] })
    expect(when?.zoneSpan && text.slice(...when.zoneSpan)).toBe('Pacific Time')
  })

  test('one that was assumed is said to be', () => {
    const { when } = parseMeeting('Call on March 5, 2026 at 3pm, jane@acme.example', options)
    expect(when?.value).toMatchObject({
      zone: 'America/New_York',
      zoneFrom: 'assumed',
      zoneSpan: null,
      notes: ['zone-assumed'],
    })
  })
})

test('the own addresses of the host are never the invitee', () => {
  const text = 'Meeting on March 5, 2026 at 3pm with sam@loomwork.example'
  expect(parseMeeting(text, options).email?.value).toBe('sam@loomwork.example')
  for (const own of [['sam@loomwork.example'], ['loomwork.example'], ['@Loomwork.example']]) {
    expect(parseMeeting(text, { ...options, own }).email).toBeNull()
  }
})

describe('any paste is read in bounded time', () => {
  const hard = {
    blanks: ' ',
    lines: '\n',
    tabs: '\t',
    marks: '>',
    brackets: '(',
    quotes: '"',
    digits: '1 2',
    addresses: 'a@b.example ',
    dates: 'March 3, 2026 3pm ',
    labels: 'Name: x ',
    numbers: '+1 202 ',
    heads: 'From: a@b.example\nTo: c@d.example\n',
    names: 'Jane Doe ',
    tags: '<a ',
    folds: 'DTSTART:1\n ',
    cancelled: 'has been cancelled ',
    theirs: 'my call cancelled the ',
    must: 'I must a ',
    titles: 'Cancelled: \n',
    declined: 'Jane Doe has declined this call.\n',
  }
  test.each(Object.entries(hard))('%s', (_, unit) => {
    expect(tooSlow((text) => parseMeeting(text, options), [unit], 2 * longestRead)).toEqual([])
  })
})
