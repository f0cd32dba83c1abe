import { eq, sql } from 'drizzle-orm'
import ICAL from 'ical.js'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { admins, emails, meetingTypes } from '#server/db/schema.ts'
import { bookingCalls, bookingPage } from '#shared/booking/calls.ts'
import { bookedSchema } from '#shared/booking/schema.ts'
import { emailDetailsSchema, emailSchema } from '#shared/mail/schema.ts'
import { api } from '#shared/routes.ts'
import { aBooking, nineToFive, saveHours, weeklyOf } from '#tests/support/bookings.ts'
import { anAdmin, signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { day, minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer, type Received } from '#tests/support/mail-peer.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import type { ConsultationRow } from './presenter.ts'

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

const ada = 'ada@example.com'
const vera = 'vera@loom.example'
const mia = 'mia@loom.example'

/** The invitation of an e-mail as a calendar program reads it. */
function invitationOf({ email }: Received) {
  const [part] = email.attachments.filter(({ mimeType }) => mimeType === 'text/calendar')
  if (!part) return null
  const text = new TextDecoder().decode(part.content as ArrayBuffer)
  const calendar = new ICAL.Component(ICAL.parse(text))
  const component = calendar.getFirstSubcomponent('vevent')
  if (!component) throw new Error('There is no event.')
  const event = new ICAL.Event(component)
  return {
    method: calendar.getFirstPropertyValue('method'),
    uid: event.uid,
    sequence: event.sequence,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
    summary: event.summary,
    location: event.location,
    url: component.getFirstPropertyValue('url'),
    organizer: component.getFirstProperty('organizer')?.getFirstParameter('cn'),
    attendees: event.attendees.map((attendee) => attendee.getFirstValue()),
  }
}

onOneDatabase('a booking, by mail', (database) => {
  const app = useTestApp(database, {
    mail: true,
    variables: {
      MAIL_FROM: 'Loom <hello@loom.example>',
      PUBLIC_URL: 'https://loom.example',
      get SMTP_URL() {
        return peer.url
      },
    },
  })

  /** What was written since the last time, by its receiver. */
  const delivered = async () => {
    await app.deliverMail()
    const mails = await peer.read()
    peer.clear()
    return {
      count: mails.length,
      to: (address: string) => {
        const [mail, ...others] = mails.filter(({ to }) => to === address)
        if (!mail || others.length > 0) throw new Error(`${address} got not one mail.`)
        return { ...mail, text: mail.email.text?.replace(/\s+/g, ' ') ?? '' }
      },
      toAnybody: mails.map(({ to }) => to).toSorted(),
    }
  }
  const change = async (admin: Client, row: ConsultationRow, fields: object) => {
    const { name, email, meetingType, preferredDate } = row
    const answer = await admin.patch(api.admin.consultation(row.id), {
      name,
      email,
      meetingType,
      preferredDate: preferredDate?.toISOString(),
      ...fields,
    })
    expect(answer.status).toBe(200)
  }
  const start = new Date('2026-06-20T15:00:00.000Z')
  const booked = async (fields: Partial<Parameters<typeof aBooking>[1]> = {}) => {
    const host = await anAdmin(app, { name: 'Vera Molnár', email: vera })
    const booking = await aBooking(app, {
      start,
      timeZone: 'Europe/Berlin',
      hostId: host.id,
      place: 'https://meet.example/vera',
      phone: '+1 312 555 0100',
      ...fields,
    })
    return { booking, host }
  }

  test('is one entry in the calendars of its visitor and its host, from the booking to its end', async () => {
    const host = await signedIn(app, { name: 'Vera Molnár', email: vera })
    await anAdmin(app, { name: 'Grace', email: 'grace@loom.example' })
    await saveHours(host, {
      weekly: weeklyOf(nineToFive, ['saturday', 'sunday']),
      place: 'https://meet.example/vera',
    })
    const visitor = app.visitor()
    const answer = await visitor.post(bookingCalls.bookings, {
      type: 'discovery-call',
      start: start.toISOString(),
      name: 'Ada Lovelace',
      email: ada,
      timeZone: 'Europe/Berlin',
    })
    const booking = answer.read(bookedSchema)
    const token = booking.manageUrl.split('/').at(-1) ?? ''
    const first = await delivered()
    expect(first.to(ada).email.html).toContain(booking.manageUrl)
    const next = { start: '2026-06-21T16:00:00.000Z' }
    expect((await visitor.post(bookingCalls.reschedule(token), next)).status).toBe(200)
    const second = await delivered()
    expect((await visitor.post(bookingCalls.cancel(token))).status).toBe(200)
    const third = await delivered()
    expect(second.to(vera).text).toContain('Moved by Ada Lovelace.')
    expect(third.to(vera).text).toContain('Cancelled by Ada Lovelace.')

    expect([first.toAnybody, second.toAnybody, third.toAnybody]).toEqual([
      // A colleague who wants alerts is told of a new booking; its host not twice.
      [ada, 'grace@loom.example', vera],
      [ada, vera],
      [ada, vera],
    ])
    const rounds = [first, second, third]
    expect(rounds.map(({ to }) => [to(ada).email.subject, to(vera).email.subject])).toEqual([
      [`Your call with ${brand.name} is booked`, 'Booked: Discovery call with Ada Lovelace'],
      [`Your call with ${brand.name} has changed`, 'Moved: Discovery call with Ada Lovelace'],
      [`Your call with ${brand.name} is cancelled`, 'Cancelled: Discovery call with Ada Lovelace'],
    ])
    expect(first.to('grace@loom.example').email.subject).toBe('Consultation booked: Ada Lovelace')
    for (const who of [ada, vera]) {
      const parts = rounds.map(({ to }) => invitationOf(to(who)))
      const uid = `consultation-${booking.id}@loom.example`
      expect(parts).toMatchObject([
        { method: 'REQUEST', uid, start: start.toISOString(), end: '2026-06-20T15:45:00.000Z' },
        {
          method: 'REQUEST',
          uid,
          start: '2026-06-21T16:00:00.000Z',
          end: '2026-06-21T16:45:00.000Z',
        },
        { method: 'CANCEL', uid },
      ])
      const sequences = parts.map((part) => part?.sequence ?? 0)
      expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
      expect(parts[0]).toMatchObject({
        location: 'https://meet.example/vera',
        url: 'https://meet.example/vera',
        organizer: `Vera Molnár, ${brand.name}`,
      })
    }
    expect(invitationOf(first.to(ada))).toMatchObject({
      summary: `Discovery call with Vera Molnár, ${brand.name}`,
      attendees: [`mailto:${ada}`],
    })
    expect(invitationOf(first.to(vera))).toMatchObject({
      summary: 'Discovery call with Ada Lovelace',
      attendees: [`mailto:${vera}`, `mailto:${ada}`],
    })
  })

  test('says who, where, what to prepare, and the time on both clocks', async () => {
    await app.db
      .update(meetingTypes)
      .set({ instructions: 'Have your last three invoices at hand.' })
      .where(eq(meetingTypes.id, 'discovery-call'))
    const { booking } = await booked({ message: 'About invoices.' })
    const { to } = await delivered()
    await app.db.update(meetingTypes).set({ instructions: '' })
    for (const words of [
      'Saturday, June 20, 2026 at 5:00 PM GMT+2, Europe/Berlin',
      'Saturday, June 20, 2026 at 10:00 AM CDT',
      '45 minutes',
      'Vera Molnár',
      'https://meet.example/vera',
      'Have your last three invoices at hand.',
      `https://loom.example${bookingPage(booking.bookingToken ?? '')}`,
    ]) {
      expect(to(ada).text).toContain(words)
    }
    for (const words of [
      'Booked by Ada Lovelace.',
      'Saturday, June 20, 2026 at 10:00 AM CDT',
      'Saturday, June 20, 2026 at 5:00 PM GMT+2, Europe/Berlin',
      'About invoices.',
      '+1 312 555 0100',
    ]) {
      expect(to(vera).text).toContain(words)
    }
    const { email } = to(vera)
    expect(email.replyTo?.map(({ address }) => address)).toEqual([ada])
  })

  test('has the link to its page in the mail itself alone', async () => {
    const { booking } = await booked()
    const admin = await signedIn(app)
    const { to, toAnybody } = await delivered()
    const token = booking.bookingToken ?? ''
    expect(to(ada).email.html).toContain(token)
    for (const other of toAnybody.filter((address) => address !== ada)) {
      expect(to(other).raw).not.toContain(token)
    }
    const kept = (await admin.get(api.admin.emails)).read(z.array(emailSchema))
    for (const { id } of kept) {
      const shown = (await admin.get(api.admin.email(id))).read(emailDetailsSchema)
      expect(JSON.stringify(shown)).not.toContain(token)
    }
    const holding = sql`(${emails.payload}::text || ${emails.html}) like ${`%${token}%`}`
    expect(await app.db.$count(emails, holding)).toBe(0)
  })

  test('names a meeting type that the firm has made', async () => {
    await app.db
      .insert(meetingTypes)
      .values({
        id: 'brand-audit',
        name: 'Brand audit',
        description: '',
        minutes: 45,
        position: 9,
        createdAt: app.clock(),
        updatedAt: app.clock(),
      })
      .onConflictDoNothing()
    await booked({ type: { id: 'brand-audit', name: 'Brand audit' } })
    const { to } = await delivered()
    expect(to(ada).text).toContain('Brand audit')
  })

  test('that the office moves or cancels tells the host by whom, and from when to when', async () => {
    const { booking } = await booked()
    await delivered()
    const admin = await signedIn(app, { name: 'Grace', email: 'grace@loom.example' })
    await change(admin, booking, { preferredDate: '2026-06-21T16:00:00.000Z' })
    const { to, toAnybody } = await delivered()
    expect(toAnybody).toEqual([ada, vera])
    expect(to(vera).text).toContain('Moved by Grace.')
    expect(to(vera).text).toMatch(/When .*June 21, 2026 at 11:00 AM CDT/)
    expect(to(vera).text).toMatch(/Was .*June 20, 2026 at 10:00 AM CDT/)
    await admin.patch(api.admin.consultationStatus(booking.id), { status: 'cancelled' })
    const off = await delivered()
    expect(off.to(vera).text).toContain('Cancelled by Grace.')
    expect([ada, vera].map((who) => invitationOf(off.to(who))?.method)).toEqual([
      'CANCEL',
      'CANCEL',
    ])
  })

  test('that goes to another host leaves the calendar of the first', async () => {
    const { booking } = await booked()
    const { id } = await anAdmin(app, { name: 'Mia', email: mia })
    await delivered()
    const admin = await signedIn(app, { name: 'Grace', email: 'grace@loom.example' })
    await change(admin, booking, { hostId: id })
    const { to, toAnybody } = await delivered()
    expect(toAnybody).toEqual([ada, mia, vera])
    const uid = `consultation-${booking.id}@loom.example`
    expect(invitationOf(to(vera))).toMatchObject({ method: 'CANCEL', uid })
    expect(to(vera).text).toContain('Given to Mia by Grace.')
    expect(invitationOf(to(mia))).toMatchObject({ method: 'REQUEST', uid })
    expect(to(mia).email.subject).toBe('Booked: Discovery call with Ada Lovelace')
    expect(invitationOf(to(ada))?.organizer).toBe(`Mia, ${brand.name}`)
  })

  test('that is deleted is told after a minute, and not at all when it is brought back at once', async () => {
    const { booking } = await booked()
    const admin = await signedIn(app, { email: 'grace@loom.example' })
    await delivered()
    await admin.delete(api.admin.consultation(booking.id))
    await admin.post(api.admin.consultationRestore(booking.id))
    app.clock.advance(2 * minute)
    expect((await delivered()).count).toBe(0)
    await admin.delete(api.admin.consultation(booking.id))
    app.clock.advance(2 * minute)
    const off = await delivered()
    expect([ada, vera].map((who) => invitationOf(off.to(who))?.method)).toEqual([
      'CANCEL',
      'CANCEL',
    ])
    await admin.post(api.admin.consultationRestore(booking.id))
    const on = await delivered()
    expect([ada, vera].map((who) => invitationOf(on.to(who))?.method)).toEqual([
      'REQUEST',
      'REQUEST',
    ])
  })

  test('tells no host who wants no mail, or has left', async () => {
    // Before they are booked: the mail is made as soon as the booking is kept.
    const wantsNone = await anAdmin(app, { email: vera })
    const hasLeft = await anAdmin(app, { email: mia })
    const set = (id: string, fields: object) =>
      app.db.update(admins).set(fields).where(eq(admins.id, id))
    await set(wantsNone.id, { emailNotifications: false })
    await set(hasLeft.id, { deactivatedAt: app.clock() })
    await aBooking(app, { start, hostId: wantsNone.id })
    await aBooking(app, { start: new Date(start.getTime() + day), hostId: hasLeft.id })
    expect((await delivered()).toAnybody).toEqual([ada, ada])
  })

  test('that was set aside is told, to its host too, once it is released', async () => {
    const { booking } = await booked({ website: 'https://spam.example' })
    expect((await delivered()).count).toBe(0)
    const admin = await signedIn(app, { email: 'grace@loom.example' })
    await admin.post(api.admin.consultationRelease(booking.id))
    const { to, toAnybody } = await delivered()
    expect(toAnybody).toEqual([ada, 'grace@loom.example', vera])
    expect(to(ada).email.subject).toBe(`Your call with ${brand.name} is booked`)
  })

  test('is no confirmation for a flood of bookings in the name of somebody else', async () => {
    for (let n = 0; n < 7; n += 1) {
      await aBooking(app, { start: new Date(start.getTime() + n * day) })
    }
    await app.deliverMail()
    expect((await peer.read()).filter(({ to }) => to === ada)).toHaveLength(5)
  })
})
