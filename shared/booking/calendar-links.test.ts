import { expect, test } from 'vitest'
import { type CalendarEntry, googleLink, outlookLink } from './calendar-links.ts'

const entry: CalendarEntry = {
  title: 'Discovery call & more',
  start: '2026-12-01T17:30:00.000Z',
  end: '2026-12-01T18:15:00.000Z',
  place: 'https://meet.example/a?b=1&c=+2',
  details: 'With Ada\nBring #3',
}

test.each([
  [
    'Google',
    googleLink,
    'https://calendar.google.com',
    {
      action: 'TEMPLATE',
      text: entry.title,
      dates: '20261201T173000Z/20261201T181500Z',
      details: entry.details,
      location: entry.place,
    },
  ],
  [
    'Outlook',
    outlookLink,
    'https://outlook.live.com',
    {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: entry.title,
      startdt: entry.start,
      enddt: entry.end,
      body: entry.details,
      location: entry.place,
    },
  ],
] as const)('%s is told all of it', (_name, link, origin, params) => {
  const url = new URL(link(entry))
  expect(url.origin).toBe(origin)
  expect(Object.fromEntries(url.searchParams)).toEqual(params)
  expect(url.search).not.toContain('#')
})

test.each([
  ['Google', googleLink],
  ['Outlook', outlookLink],
])('%s is told nothing of what there is not', (_name, link) => {
  const { searchParams } = new URL(link({ ...entry, place: '', details: '' }))
  const names = ['location', 'details', 'body'].filter((name) => searchParams.has(name))
  expect(names).toEqual([])
})

test('a space is a space to Outlook, which takes a plus sign at its word', () => {
  expect(outlookLink(entry)).toContain('subject=Discovery%20call%20%26%20more')
  expect(outlookLink(entry)).toContain('c%3D%2B2')
})
