import { rmSync } from 'node:fs'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { bookingPage as words } from '#content/pages/booking.ts'
import { consultations } from '#server/db/schema.ts'
import { bookingCalls, bookingPage, scheduleType } from '#shared/booking/calls.ts'
import {
  bookedPage,
  ownBooking,
  scheduleWay,
  timesPage,
  timesPageOf,
} from '#shared/booking/pages.ts'
import { page as path } from '#shared/routes.ts'
import { controlsOf, problemsOf } from '#tests/support/answered-form.ts'
import { aHost, query, saveHours, weeklyOf } from '#tests/support/bookings.ts'
import { signedIn } from '#tests/support/builders.ts'
import type { Answer, Client } from '#tests/support/client.ts'
import { hour } from '#tests/support/clock.ts'
import { onEachDatabase, onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { tinySite } from '#tests/support/tiny-site.ts'

const dist = tinySite()
afterAll(() => rmSync(dist, { recursive: true, force: true }))

/** The token of the booking that an answer leads on to. */
const tokenIn = ({ headers }: Answer) =>
  /^\/booking\/([\w-]+)\?booked$/.exec(headers.get('location') ?? '')?.[1] ?? ''
/** The times that a page offers. */
const startsIn = (html: string) =>
  controlsOf(html)
    .filter(({ name }) => name === 'start')
    .map(({ tag }) => / value="([^"]+)"/.exec(tag)?.[1] ?? '')
const keyIn = (html: string) => / name="key" value="([^"]+)"/.exec(html)?.[1] ?? ''
/** The meeting type whose times a page shows. */
const typeIn = (html: string) => / name="type" value="([^"]+)"/.exec(html)?.[1]

const { title, held } = words.booked
const own = words.own.heading

const who = { name: 'Nora <b>No</b>', email: 'nora@example.com', message: 'One\n</textarea>two' }

onOneDatabase('booking without JavaScript', (database) => {
  const app = useTestApp(database, { dist })
  let host: Client

  beforeEach(async () => {
    host = await signedIn(app, { name: 'Ann Host' })
    await saveHours(host, {
      timeZone: 'Europe/Berlin',
      weekly: weeklyOf([{ from: '09:00', to: '11:00' }]),
      place: 'https://meet.example/ann',
    })
  })

  const sent = (path: string, fields: Record<string, string> = {}) =>
    app.visitor().send('POST', path, {
      raw: new URLSearchParams(fields).toString(),
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
  /** A start of a page of times that is not today's, so that it can be changed afterwards. */
  const aStart = async () => {
    const { text } = await app.visitor().get(timesPageOf({ type: 'discovery-call', day: nextWeek }))
    return startsIn(text)[0] ?? ''
  }
  // A Monday; the tests' clock begins on one.
  const nextWeek = '2026-06-08'
  const booked = async (start: string) => {
    const answer = await sent(timesPage, { type: 'discovery-call', start, ...who })
    expect(answer.status, answer.text).toBe(303)
    return tokenIn(answer)
  }
  const rows = () => app.db.select().from(consultations)

  test('days are links, times are radio buttons in the firm’s zone, and a plain post books one', async () => {
    const { text, status, headers } = await app
      .visitor()
      .get(timesPageOf({ type: 'discovery-call', day: nextWeek }))
    expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
    expect(text).toContain('Times are in America/Chicago (UTC−5).')
    expect(text).toContain('Times on Monday, June 8')
    // Nine in Berlin is two in the morning at the firm.
    const starts = startsIn(text)
    expect(starts[0]).toBe(`${nextWeek}T07:00:00.000Z`)
    expect(text).toContain('2:00 AM')

    const token = await booked(starts[0] ?? '')
    expect(await rows()).toMatchObject([{ ...who, status: 'scheduled', bookingToken: token }])
    const page = await app.visitor().get(bookingPage(token))
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    const words = page.text.replaceAll(/<[^>]+>/g, '')
    for (const said of [
      'Monday, June 8, 2026, 2:00 – 2:45 AM, America/Chicago (UTC−5)',
      'Monday, June 8, 2026, 9:00 – 9:45 AM, Europe/Berlin (UTC+2)',
      'Ann Host',
    ])
      expect(words).toContain(said)
    for (const said of [
      'href="https://meet.example/ann"',
      ownBooking.invitation(token),
      'https://calendar.google.com/',
    ])
      expect(page.text).toContain(said)
  })

  test('the type of the page that led here is kept, and what the visitor comes about', async () => {
    const from = async (referer: string, path: string = timesPage) =>
      (await app.visitor().get(path, { Referer: referer })).text
    const schedule = scheduleType('discovery-call')
    expect(typeIn(await from(app.url + schedule))).toBe('discovery-call')
    expect(typeIn(await from(app.env.publicUrl + schedule)), 'behind a proxy').toBe(
      'discovery-call',
    )
    expect(typeIn(await from(`https://elsewhere.example${schedule}`))).toBe('strategy-call')
    expect(typeIn(await from('no address'))).toBe('strategy-call')
    const other = timesPageOf({ type: 'technical-consultation' })
    expect(typeIn(await from(app.url + schedule, other)), 'the link counts more').toBe(
      'technical-consultation',
    )

    const about = await from(`${app.url}${schedule}&plan=growth`)
    expect(about).toContain('About: Growth plan')
    const day = /href="([^"]*day=[^"]*)"/.exec(about)?.[1]?.replaceAll('&amp;', '&') ?? ''
    const further = await from(app.url + timesPage, day)
    expect([typeIn(further), further.includes('About: Growth plan')]).toEqual([
      'discovery-call',
      true,
    ])
  })

  test('it says that it is booked to who has just booked, and to nobody else', async () => {
    const token = await booked(await aStart())
    const read = async (path: string) => (await app.visitor().get(path)).text
    const receipt = await read(bookedPage(token))
    expect(receipt).toContain(`<h1 class="font-bold text-3xl tracking-[-0.02em]">${title}</h1>`)
    expect(receipt).toContain(held)
    const later = await read(bookingPage(token))
    for (const said of [title, held]) expect(later).not.toContain(said)
    expect(
      receipt.replace(/<p class="wrap-anywhere[^>]*>[^<]*<\/p>/, '').replaceAll(title, own),
    ).toBe(later)
    await sent(ownBooking.cancel(token))
    const off = await read(bookedPage(token))
    expect(off).toContain('This booking is cancelled')
    for (const said of [title, held]) expect(off).not.toContain(said)
  })

  test('what can not be taken comes back with all that was typed', async () => {
    const start = await aStart()
    const answer = await sent(timesPage, { type: 'discovery-call', start, ...who, email: 'nora@' })
    expect(answer.status).toBe(400)
    expect(problemsOf(answer.text)).toEqual({ email: expect.stringContaining('valid email') })
    expect(answer.text).toContain('One\n&lt;/textarea&gt;two')
    expect(answer.text).toMatch(
      new RegExp(`value="${start}"[^>]*checked|checked[^>]*value="${start}"`),
    )
    const none = await sent(timesPage, { type: 'discovery-call', ...who })
    expect([none.status, none.text.includes('Choose one of the times.')]).toEqual([400, true])
    expect(await rows()).toEqual([])
  })

  test('a message counts as it was typed, under whatever it is about', async () => {
    const form = { type: 'discovery-call', start: await aStart(), ...who, about: 'Growth plan' }
    const longer = await sent(timesPage, { ...form, message: 'x'.repeat(10_001) })
    expect(longer.status).toBe(400)
    expect(problemsOf(longer.text)).toEqual({
      message: 'Message can have at most 10,000 characters.',
    })
    expect((await sent(timesPage, { ...form, message: 'x'.repeat(10_000) })).status).toBe(303)
  })

  test('who is too late is offered the next three, and loses nothing', async () => {
    const start = await aStart()
    await booked(start)
    const late = await sent(timesPage, { type: 'discovery-call', start, ...who, name: 'Second' })
    expect(late.status).toBe(409)
    expect(late.text).toContain('somebody was faster')
    expect(late.text).toContain('value="Second"')
    const next = startsIn(late.text)
    expect(next).toHaveLength(3)
    expect(next).not.toContain(start)
    await booked(next[0] ?? '')
  })

  test('a time that is not offered is said to be none', async () => {
    const start = '2026-06-08T09:10:00.000Z'
    const answer = await sent(timesPage, { type: 'discovery-call', start, ...who })
    expect(answer.status).toBe(409)
    expect(answer.text).toContain('This time is not offered. Please choose another.')
    expect(startsIn(answer.text)).toHaveLength(3)
  })

  test('a booking is moved and cancelled by buttons alone, and told to calendars', async () => {
    const token = await booked(await aStart())
    const times = await app.visitor().get(ownBooking.timesOf(token, { day: '2026-06-09' }))
    const [other = ''] = startsIn(times.text)
    expect(times.text).toContain('It is booked for Monday, June 8, 2026')
    await app.visitor().get(ownBooking.cancel(token))
    expect(await rows()).toMatchObject([{ status: 'scheduled' }])

    expect((await sent(ownBooking.times(token))).status).toBe(400)
    const moved = await sent(ownBooking.times(token), { start: other })
    expect([moved.status, moved.headers.get('location')]).toEqual([303, bookingPage(token)])
    const file = await app.visitor().get(ownBooking.invitation(token))
    expect(file.headers.get('content-type')).toContain('text/calendar')
    expect(file.text).toContain(`DTSTART:${other.replace(/[-:]|\.\d+/g, '')}`)
    expect(file.text).toContain('METHOD:PUBLISH\r\n')
    const [row] = await rows()
    expect(file.text).toContain(`UID:consultation-${row?.id}@`)
    // As in the mails: a calendar takes the file for newer than the invitation it has.
    expect(file.text).toContain(`SEQUENCE:${row?.version}\r\n`)

    expect((await sent(ownBooking.cancel(token))).status).toBe(303)
    expect(await rows()).toMatchObject([{ status: 'cancelled' }])
    const off = await app.visitor().get(bookingPage(token))
    expect(off.text).toContain('This booking is cancelled')
    expect(off.text).not.toContain('<form')
    expect((await app.visitor().get(ownBooking.invitation(token))).text).toContain('METHOD:CANCEL')
    expect((await sent(ownBooking.cancel(token))).status).toBe(303)
  })

  test('within the least notice it says whom to call, and changes nothing', async () => {
    const start = await aStart()
    const token = await booked(start)
    app.clock.advance(Date.parse(start) - 3 * hour - app.clock().getTime())
    const page = await app.visitor().get(bookingPage(token))
    expect(page.text).toContain('It begins too soon to be moved or cancelled here.')
    expect(page.text).toContain('tel:')
    expect(page.text).not.toContain('<form')
    const refused = await sent(ownBooking.cancel(token))
    expect([refused.status, refused.text.includes('role="alert"')]).toEqual([409, true])
    expect(await rows()).toMatchObject([{ status: 'scheduled' }])
  })

  test.each([bookingPage, ownBooking.times, ownBooking.invitation])(
    'a link to no booking is told calmly: %#',
    async (of) => {
      const { status, text } = await app.visitor().get(of('unknown'))
      expect([status, text.includes('We do not know this booking')]).toEqual([404, true])
    },
  )

  test('whoever looks for a time, or asks about one, has the calendar feeds looked after', async () => {
    const token = await booked(await aStart())
    const freshFeeds = vi.spyOn(app.feeds, 'freshFeeds')
    const between = { from: '2026-06-01T00:00:00Z', to: '2026-06-08T00:00:00Z' }
    const about = { type: 'discovery-call', start: `${nextWeek}T09:00:00Z` }
    for (const [client, path] of [
      [app.visitor(), timesPage],
      [app.visitor(), ownBooking.times(token)],
      [host, query(bookingCalls.admin.week, between)],
      [host, query(bookingCalls.admin.explain, about)],
    ] as const) {
      freshFeeds.mockClear()
      expect((await client.get(path)).status, path).toBe(200)
      expect(freshFeeds, path).toHaveBeenCalledOnce()
    }
    freshFeeds.mockRestore()
  })

  test('without any times the request form serves', async () => {
    await saveHours(host, { weekly: {} })
    const { text } = await app.visitor().get(timesPage)
    expect(text).toContain('There are no free times on these days.')
    expect(text).toContain(`action="${path.schedule}"`)
    expect(startsIn(text)).toEqual([])
  })

  test('the page to schedule begins with the times while there are any', async () => {
    const way = async () => (await app.visitor().get(path.schedule)).text
    expect(await way()).toContain(scheduleWay.own)
    await saveHours(host, { weekly: {} })
    expect(await way()).toContain(scheduleWay.request)
  })
})

onEachDatabase('a form without JavaScript, sent twice', (database) => {
  const app = useTestApp(database, { dist })
  const hours = { weekly: weeklyOf([{ from: '09:00', to: '11:00' }]) }

  test.each([1, 2])('is one booking, at once and afterwards, with hosts: %i', async (hosts) => {
    for (let host = 0; host < hosts; host += 1) await aHost(app, hours)
    const visitor = app.visitor()
    const page = await visitor.get(timesPageOf({ type: 'discovery-call', day: '2026-06-08' }))
    const starts = startsIn(page.text)
    const send = (start = starts[0] ?? '') => {
      const fields = { type: 'discovery-call', start, key: keyIn(page.text), ...who }
      return visitor.send('POST', timesPage, {
        raw: new URLSearchParams(fields).toString(),
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      })
    }
    const answers = await Promise.all([send(), send(), send()])
    answers.push(await send())
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303, 303])
    const tokens = new Set(answers.map(tokenIn))
    expect(tokens.size).toBe(1)
    const rows = await app.db.select().from(consultations)
    expect(rows.map(({ bookingToken }) => bookingToken)).toEqual([...tokens])

    // Filled in otherwise it is another, as where there is JavaScript.
    const other = await send(starts.at(-1))
    expect(tokens).not.toContain(tokenIn(other))
    expect(await app.db.select().from(consultations)).toHaveLength(2)
  })
})
