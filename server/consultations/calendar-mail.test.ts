import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { ownConsultationSchema } from '#shared/consultations/schema.ts'
import { api } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { minute } from '#tests/support/clock.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { MailPeer, type Received } from '#tests/support/mail-peer.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const peer = new MailPeer()
beforeAll(() => peer.start())
afterAll(() => peer.stop())
beforeEach(() => peer.clear())

/** A calendar object as its lines say it: each property's value, with its parameters before the colon. */
function calendarOf({ email, raw }: Received) {
  const parts = email.attachments.filter(({ mimeType }) => mimeType === 'text/calendar')
  const [part] = parts
  if (!part) return null
  const text = new TextDecoder().decode(part.content as ArrayBuffer)
  const lines = text
    .replace(/\r?\n /g, '')
    .trimEnd()
    .split(/\r?\n/)
  const property = (name: string) => lines.find((line) => new RegExp(`^${name}[;:]`).test(line))
  return {
    // Outlook and Gmail read the method of the part, others that of the object: both must be there.
    method: /^Content-Type: text\/calendar;[\s\S]*?method=(\w+)/im.exec(raw)?.[1],
    inside: property('METHOD'),
    uid: property('UID'),
    sequence: Number(property('SEQUENCE')?.split(':')[1]),
    status: property('STATUS'),
    start: property('DTSTART'),
    end: property('DTEND'),
    summary: property('SUMMARY'),
    location: property('LOCATION'),
    description: property('DESCRIPTION'),
    url: property('URL'),
    organizer: property('ORGANIZER'),
    attendee: property('ATTENDEE'),
  }
}

const wanted = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  meetingType: 'Discovery call',
  preferredDate: '2026-06-04T10:30-05:00',
  timeZone: 'America/Chicago',
}

onOneDatabase('a call, by mail', (database) => {
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

  const book = async (fields: object = {}, by = app.visitor()) =>
    (await by.post(api.consultationRequests, { ...wanted, ...fields })).read(ownConsultationSchema)
  const setStatus = (admin: Client, id: string, status: string) =>
    admin.patch(api.admin.consultationStatus(id), { status })
  const move = async (admin: Client, id: string, preferredDate: string) => {
    const { timeZone: _, ...fields } = wanted
    const answer = await admin.patch(api.admin.consultation(id), { ...fields, preferredDate })
    expect(answer.status).toBe(200)
  }
  /** What the visitor was written since the last time; several at once in any order. */
  const delivered = async () => {
    await app.deliverMail()
    const mails = (await peer.read()).filter(({ to }) => to === wanted.email)
    peer.clear()
    return mails
  }

  test('is one entry of the calendar from the request to its end', async () => {
    const { id } = await book()
    const admin = await signedIn(app)
    const mails = await delivered()
    await setStatus(admin, id, 'scheduled')
    mails.push(...(await delivered()))
    await move(admin, id, '2026-06-05T14:00Z')
    mails.push(...(await delivered()))
    await setStatus(admin, id, 'cancelled')
    mails.push(...(await delivered()))

    expect(mails.map(({ email }) => email.subject)).toEqual([
      'We have your request for a call',
      `Your call with ${brand.name} is scheduled`,
      `Your call with ${brand.name} has changed`,
      `Your call with ${brand.name} is cancelled`,
    ])
    const parts = mails.map(calendarOf)
    expect(parts.map((part) => [part?.method, part?.inside, part?.status])).toEqual([
      ['REQUEST', 'METHOD:REQUEST', 'STATUS:TENTATIVE'],
      ['REQUEST', 'METHOD:REQUEST', 'STATUS:CONFIRMED'],
      ['REQUEST', 'METHOD:REQUEST', 'STATUS:CONFIRMED'],
      ['CANCEL', 'METHOD:CANCEL', 'STATUS:CANCELLED'],
    ])
    expect(new Set(parts.map((part) => part?.uid))).toEqual(
      new Set([`UID:consultation-${id}@loom.example`]),
    )
    const sequences = parts.map((part) => part?.sequence ?? 0)
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b))
    expect(parts.map((part) => [part?.start, part?.end])).toEqual([
      ['DTSTART:20260604T153000Z', 'DTEND:20260604T161500Z'],
      ['DTSTART:20260604T153000Z', 'DTEND:20260604T161500Z'],
      ['DTSTART:20260605T140000Z', 'DTEND:20260605T144500Z'],
      ['DTSTART:20260605T140000Z', 'DTEND:20260605T144500Z'],
    ])
    for (const part of parts) {
      expect(part?.organizer).toBe(`ORGANIZER;CN="${brand.name}":mailto:hello@loom.example`)
      expect(part?.attendee).toContain('CN="Ada Lovelace"')
      expect(part?.attendee).toMatch(/:mailto:ada@example\.com$/)
    }
    const { display, e164 } = brand.phone
    for (const part of parts.slice(0, 3)) {
      expect(part?.location).toBe(`LOCATION:${display}`)
      expect(part?.description).toContain(display)
      expect(part?.url).toBe(`URL:tel:${e164}`)
    }
  })

  test.each([
    [
      'their own',
      'Asia/Tokyo',
      ['Friday, June 5, 2026 at 12:30 AM GMT+9, Asia/Tokyo', '11:00 PM GMT+9'],
    ],
    [
      'their own',
      'America/New_York',
      ['Thursday, June 4, 2026 at 11:30 AM EDT, America/New York', '10:00 AM EDT'],
    ],
    [
      "the firm's",
      null,
      [`Thursday, June 4, 2026 at 10:30 AM CDT, ${brand.timeZone.name}`, '9:00 AM CDT'],
    ],
  ])(
    'is told to its visitor on %s clock, %s',
    async (_whose, timeZone, [asked = '', moved = '']) => {
      const { id } = await book({ timeZone })
      const admin = await signedIn(app)
      await setStatus(admin, id, 'scheduled')
      const before = await delivered()
      await move(admin, id, '2026-06-05T14:00Z')
      await setStatus(admin, id, 'cancelled')
      const after = await delivered()
      expect([before.length, after.length]).toEqual([2, 2])
      for (const { email } of before) expect(email.text).toContain(asked)
      for (const { email } of after) expect(email.text).toContain(moved)
    },
  )

  test('is told to the firm on its own clock, beside that of a visitor elsewhere', async () => {
    await signedIn(app, { email: 'firm@loom.example' })
    await book({ timeZone: 'Asia/Tokyo' })
    await app.deliverMail()
    const [alert] = (await peer.read()).filter(({ to }) => to === 'firm@loom.example')
    expect(alert?.email.text).toContain('Thursday, June 4, 2026 at 10:30 AM CDT')
    expect(alert?.email.text).toContain('Friday, June 5, 2026 at 12:30 AM GMT+9, Asia/Tokyo')
  })

  test('that changes twice before any mail is made still tells which came last', async () => {
    const { id } = await book()
    await delivered()
    const admin = await signedIn(app)
    for (const status of ['scheduled', 'cancelled', 'pending', 'scheduled']) {
      await setStatus(admin, id, status)
    }
    const parts = (await delivered()).map(calendarOf)
    const inOrder = parts.toSorted((a, b) => (a?.sequence ?? 0) - (b?.sequence ?? 0))
    expect(inOrder.map((part) => part?.method)).toEqual(['REQUEST', 'CANCEL', 'REQUEST'])
    expect(new Set(parts.map((part) => part?.sequence)).size).toBe(3)
  })

  test('without a time has nothing for the calendar, until one is agreed', async () => {
    const { id } = await book({ preferredDate: null })
    const [requested] = await delivered()
    expect(requested && calendarOf(requested)).toBeNull()
    const admin = await signedIn(app)
    await move(admin, id, '2026-06-05T14:00Z')
    await setStatus(admin, id, 'scheduled')
    const [scheduled] = await delivered()
    expect(scheduled && calendarOf(scheduled)).toMatchObject({ start: 'DTSTART:20260605T140000Z' })
  })

  test('that the firm entered itself is not told', async () => {
    const admin = await signedIn(app)
    const { id } = await book({}, admin)
    await setStatus(admin, id, 'scheduled')
    await setStatus(admin, id, 'cancelled')
    expect(await delivered()).toEqual([])
  })

  const agreed = async (fields: object = {}) => {
    const { id } = await book(fields)
    const admin = await signedIn(app)
    await setStatus(admin, id, 'scheduled')
    const highest = Math.max(...(await delivered()).map((mail) => calendarOf(mail)?.sequence ?? 0))
    return { id, admin, highest, uid: `UID:consultation-${id}@loom.example` }
  }
  const subjectsOf = (mails: Received[]) => mails.map(({ email }) => email.subject)

  test('that is a mere request again leaves the calendar', async () => {
    const { id, admin, highest, uid } = await agreed()
    await setStatus(admin, id, 'pending')
    const mails = await delivered()
    expect(subjectsOf(mails)).toEqual([`Your call with ${brand.name} has changed`])
    expect(mails[0]?.email.text).toContain('no longer holds')
    expect(mails.map(calendarOf)).toMatchObject([
      { method: 'CANCEL', inside: 'METHOD:CANCEL', uid, sequence: highest + 1, start: undefined },
    ])
  })

  test('that is taken back and deleted is off, told once', async () => {
    const { id, admin, highest, uid } = await agreed()
    await setStatus(admin, id, 'pending')
    await admin.delete(api.admin.consultation(id))
    const mails = await delivered()
    // Made after the deletion it is cancelled; the mail may have been made before it, as a change.
    const subjects = ['is cancelled', 'has changed'].map(
      (end) => `Your call with ${brand.name} ${end}`,
    )
    expect(subjects).toContain(subjectsOf(mails)[0])
    expect(mails.map(calendarOf)).toMatchObject([{ method: 'CANCEL', uid, sequence: highest + 1 }])
  })

  test('that is cancelled and deleted before any mail is made is off', async () => {
    const { id, admin, highest, uid } = await agreed()
    await setStatus(admin, id, 'cancelled')
    await admin.delete(api.admin.consultation(id))
    app.clock.advance(2 * minute)
    const mails = await delivered()
    expect(subjectsOf(mails)).toEqual([`Your call with ${brand.name} is cancelled`])
    expect(mails.map(calendarOf)).toMatchObject([{ method: 'CANCEL', uid, sequence: highest + 1 }])
  })

  test('that is deleted is told after a minute, and stands again when it is brought back', async () => {
    const { id, admin, highest, uid } = await agreed()
    await admin.delete(api.admin.consultation(id))
    expect(await delivered()).toEqual([])
    app.clock.advance(minute)
    const off = await delivered()
    expect(subjectsOf(off)).toEqual([`Your call with ${brand.name} is cancelled`])
    expect(off.map(calendarOf)).toMatchObject([{ method: 'CANCEL', uid, sequence: highest + 1 }])
    await admin.post(api.admin.consultationRestore(id))
    const on = await delivered()
    expect(subjectsOf(on)).toEqual([`Your call with ${brand.name} is scheduled`])
    expect(on.map(calendarOf)).toMatchObject([{ method: 'REQUEST', uid, sequence: highest + 2 }])
  })

  test('that is deleted by mistake and brought back at once is not worth a word', async () => {
    const { id, admin } = await agreed()
    await admin.delete(api.admin.consultation(id))
    await admin.post(api.admin.consultationRestore(id))
    app.clock.advance(2 * minute)
    expect(await delivered()).toEqual([])
  })

  test('is not told when it is deleted as a mere request, or after its time', async () => {
    const [asked, past] = [await book(), await agreed({ preferredDate: '2020-01-02T15:00Z' })]
    await delivered()
    await past.admin.delete(api.admin.consultation(asked.id))
    await past.admin.delete(api.admin.consultation(past.id))
    app.clock.advance(2 * minute)
    expect(await delivered()).toEqual([])
  })

  test('that goes to another address leaves the calendar of the first', async () => {
    const { id, admin, highest, uid } = await agreed()
    const { timeZone: _, ...fields } = wanted
    const moved = {
      ...fields,
      name: 'Grace Hopper',
      email: 'grace@example.com',
      preferredDate: '2026-06-05T14:00Z',
    }
    expect((await admin.patch(api.admin.consultation(id), moved)).status).toBe(200)
    await app.deliverMail()
    const mails = await peer.read()
    const to = (address: string) => mails.filter((mail) => mail.to === address)
    const sequence = highest + 1
    expect(subjectsOf(to(wanted.email))).toEqual([`Your call with ${brand.name} is cancelled`])
    expect(to(wanted.email).map(calendarOf)).toMatchObject([
      { method: 'CANCEL', uid, sequence, start: 'DTSTART:20260604T153000Z' },
    ])
    expect(to(wanted.email)[0]?.email.text).not.toContain('Grace')
    expect(to(moved.email).map(calendarOf)).toMatchObject([
      { method: 'REQUEST', uid, sequence, start: 'DTSTART:20260605T140000Z' },
    ])
  })

  test('names no words of a stranger, who could write to anybody so', async () => {
    const advertisement = 'WIN 5,000 at cheap.example'
    await signedIn(app, { email: 'firm@loom.example' })
    await book({ meetingType: advertisement })
    await app.deliverMail()
    const mails = await peer.read()
    const [mail] = mails.filter(({ to }) => to === wanted.email)
    expect(mail && calendarOf(mail)?.summary).toBe(
      `SUMMARY:30-minute strategy call with ${brand.name}`,
    )
    expect(JSON.stringify([mail?.email.text, mail?.email.html])).not.toContain(advertisement)
    const [alert] = mails.filter(({ to }) => to === 'firm@loom.example')
    expect(alert?.email.text).toContain(advertisement)
  })

  test('that was set aside is told once it is released', async () => {
    const { id } = await book({ website: 'https://spam.example' })
    expect(await delivered()).toEqual([])
    const admin = await signedIn(app, { email: 'desk@loom.example' })
    await admin.post(api.admin.consultationRelease(id))
    await app.deliverMail()
    expect((await peer.read()).map(({ to }) => to).toSorted()).toEqual([
      wanted.email,
      'desk@loom.example',
    ])
    peer.clear()
    await admin.post(api.admin.consultationRelease(id))
    expect(await delivered()).toEqual([])
  })

  test('that was agreed while it was set aside is told as agreed', async () => {
    const { id } = await book({ website: 'https://spam.example' })
    const admin = await signedIn(app)
    await setStatus(admin, id, 'scheduled')
    expect(await delivered()).toEqual([])
    await admin.post(api.admin.consultationRelease(id))
    expect(subjectsOf(await delivered())).toEqual([`Your call with ${brand.name} is scheduled`])
  })
})
