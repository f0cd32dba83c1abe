import { rmSync } from 'node:fs'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { consultations } from '#server/db/schema.ts'
import { bookingPage } from '#shared/booking/calls.ts'
import { ownBooking, scheduleWay, timesPage, timesPageOf } from '#shared/booking/pages.ts'
import { page } from '#shared/routes.ts'
import { controlsOf, problemsOf } from '#tests/support/answered-form.ts'
import { saveHours, weeklyOf } from '#tests/support/bookings.ts'
import { signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { hour } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { tinySite } from '#tests/support/tiny-site.ts'

const dist = tinySite()
afterAll(() => rmSync(dist, { recursive: true, force: true }))

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
  const startsIn = (html: string) =>
    controlsOf(html)
      .filter(({ name }) => name === 'start')
      .map(({ tag }) => / value="([^"]+)"/.exec(tag)?.[1] ?? '')
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
    const location = answer.headers.get('location') ?? ''
    return location.slice(location.lastIndexOf('/') + 1)
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
    const own = await app.visitor().get(bookingPage(token))
    expect(own.status).toBe(200)
    expect(own.headers.get('cache-control')).toBe('no-store')
    expect(own.headers.get('referrer-policy')).toBe('no-referrer')
    for (const words of [
      'Monday, June 8, 2026, 2:00 – 2:45 AM, America/Chicago (UTC−5)',
      'Monday, June 8, 2026, 9:00 – 9:45 AM, Europe/Berlin (UTC+2)',
      'Ann Host',
      'href="https://meet.example/ann"',
      ownBooking.invitation(token),
      'https://calendar.google.com/',
    ])
      expect(own.text).toContain(words)
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
    const own = await app.visitor().get(bookingPage(token))
    expect(own.text).toContain('It begins too soon to be moved or cancelled here.')
    expect(own.text).toContain('tel:')
    expect(own.text).not.toContain('<form')
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

  test('without any times the request form serves', async () => {
    await saveHours(host, { weekly: {} })
    const { text } = await app.visitor().get(timesPage)
    expect(text).toContain('There are no free times on these days.')
    expect(text).toContain(`action="${page.schedule}"`)
    expect(startsIn(text)).toEqual([])
  })

  test('the page to schedule begins with the times while there are any', async () => {
    const way = async () => (await app.visitor().get(page.schedule)).text
    expect(await way()).toContain(scheduleWay.own)
    await saveHours(host, { weekly: {} })
    expect(await way()).toContain(scheduleWay.request)
  })
})
