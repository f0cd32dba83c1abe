import { expect, test } from 'vitest'
import { z } from 'zod'
import { admins } from '#server/db/schema.ts'
import { broughtUpToDateSchema, knownBookingsSchema } from '#shared/consultations/known-booking.ts'
import { consultationSchema } from '#shared/consultations/schema.ts'
import { changeSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { signedIn } from '#tests/support/builders.ts'
import type { Client } from '#tests/support/client.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'

const at = (day: number, time = '09:30') => `2026-12-${day}T${time}Z`
const instant = (day: number, time = '09:30') => `2026-12-${day}T${time}:00.000Z`

let made = 0
/** A booking of somebody nobody has heard of. */
function aBooking() {
  made += 1
  const email = `rita-${made}@reimport.example`
  return {
    name: 'Rita Volkner',
    email,
    preferredDate: at(14),
    timeZone: 'Europe/Berlin',
    status: 'scheduled',
    importKey: `slot:${email}|${at(14)}`,
  }
}

const send = (client: Client, booking: object) => client.post(api.consultationRequests, booking)
const updated = async (client: Client, booking: object) => {
  const answer = await send(client, booking)
  expect(answer.status).toBe(200)
  return answer.read(broughtUpToDateSchema)
}
const ofAddress = async (client: Client, email: string) =>
  (await client.get(`${api.admin.consultations}?q=${email}`)).read(z.array(consultationSchema))

onEachDatabase('a booking that comes again', (database) => {
  const app = useTestApp(database)

  test('with the same identifier and cancelled by now cancels the one that is there', async () => {
    const admin = await signedIn(app)
    const booking = { ...aBooking(), importKey: `invitee:${made}` }
    const first = (await send(admin, booking)).read(consultationSchema)
    const again = await updated(admin, { ...booking, status: 'cancelled' })
    expect(again).toMatchObject({ id: first.id, status: 'cancelled' })
    expect(again.changed).toMatchObject({ status: 'scheduled', preferredDate: instant(14) })
    expect(await updated(admin, { ...booking, status: 'cancelled' })).toMatchObject({
      changed: null,
    })
  })

  test('is undone, and noted in the history', async () => {
    const admin = await signedIn(app)
    const booking = aBooking()
    const { id } = (await send(admin, booking)).read(consultationSchema)
    const { changed } = await updated(admin, { ...booking, status: 'cancelled' })
    const history = await admin.get(`${api.admin.changes}?record=${id}`)
    expect(history.read(z.array(changeSchema))).toMatchObject([
      { id: changed?.changeId, fields: ['status'], state: 'done' },
    ])
    await admin.post(api.admin.changeUndo(changed?.changeId ?? ''))
    const back = (await admin.get(api.admin.consultation(id))).read(consultationSchema)
    expect(back.status).toBe('scheduled')
  })

  test('moved by its identifier stands at its new time alone', async () => {
    const admin = await signedIn(app)
    const booking = { ...aBooking(), importKey: `uid:${made}@calendar` }
    const first = (await send(admin, booking)).read(consultationSchema)
    const moved = await updated(admin, { ...booking, preferredDate: at(16), timeZone: 'UTC' })
    expect(moved).toMatchObject({ id: first.id, preferredDate: instant(16), timeZone: 'UTC' })
    expect(await ofAddress(admin, booking.email)).toHaveLength(1)
  })

  test('scheduled, moved and cancelled by three mails is one meeting', async () => {
    const admin = await signedIn(app)
    const booking = aBooking()
    const later = {
      ...booking,
      preferredDate: at(16),
      importKey: `slot:${booking.email}|${at(16)}`,
    }
    const first = (await send(admin, booking)).read(consultationSchema)
    const moved = await updated(admin, { ...later, formerDate: at(14) })
    expect(moved).toMatchObject({ id: first.id, status: 'scheduled', preferredDate: instant(16) })
    await updated(admin, { ...later, status: 'cancelled' })
    expect(await ofAddress(admin, booking.email)).toMatchObject([
      { id: first.id, status: 'cancelled', preferredDate: instant(16) },
    ])
  })

  test('is found by person and start, whatever was known of it before', async () => {
    const admin = await signedIn(app)
    const booking = aBooking()
    const { importKey, ...byHand } = booking
    const first = (await send(admin, byHand)).read(consultationSchema)
    const email = booking.email.toUpperCase()
    const same = await updated(admin, { ...booking, email, importKey: `invitee:of-${made}` })
    expect(same).toMatchObject({ id: first.id, changed: null })
    const off = {
      ...booking,
      preferredDate: at(15),
      importKey: `invitee:of-${made}`,
      status: 'cancelled',
    }
    expect(await updated(admin, off)).toMatchObject({ id: first.id, status: 'cancelled' })
  })

  test('with another identifier of the same tool, or by another person or at another time, is another', async () => {
    const admin = await signedIn(app)
    const booking = { ...aBooking(), importKey: `invitee:one-${made}` }
    await send(admin, booking)
    const others = [
      { ...booking, importKey: `invitee:two-${made}` },
      { ...booking, importKey: `slot:x${booking.email}`, email: `x${booking.email}` },
      { ...booking, importKey: `slot:later-${made}`, preferredDate: at(17) },
    ]
    for (const other of others) expect((await send(admin, other)).status).toBe(201)
  })

  test('leaves what the firm has changed since, until it says something new', async () => {
    const admin = await signedIn(app)
    const booking = { ...aBooking(), importKey: `invitee:held-${made}` }
    const { id } = (await send(admin, booking)).read(consultationSchema)
    const held = await admin.patch(api.admin.consultationStatus(id), { status: 'completed' })
    expect(held.status).toBe(200)
    expect(await updated(admin, booking)).toMatchObject({ status: 'completed', changed: null })
    expect(await updated(admin, { ...booking, status: 'cancelled' })).toMatchObject({
      status: 'cancelled',
    })
    // Booked again at the same time, with the tool that called it off.
    expect(await updated(admin, booking)).toMatchObject({ status: 'scheduled' })
  })

  test('is one where two colleagues import it at once, by whatever keys', async () => {
    const [one, other] = [await signedIn(app), await signedIn(app)]
    const booking = aBooking()
    const keys = [booking.importKey, `invitee:at-once-${made}`, `uid:at-once-${made}`]
    await Promise.all(
      keys.flatMap((importKey) => [
        send(one, { ...booking, importKey }),
        send(other, { ...booking, importKey }),
      ]),
    )
    expect(await ofAddress(one, booking.email)).toHaveLength(1)
  })

  test('moved or called off without saying from when is the one meeting to come of its person', async () => {
    const admin = await signedIn(app)
    const booking = { ...aBooking(), preferredDate: '2096-12-14T09:30Z' }
    const { id } = (await send(admin, booking)).read(consultationSchema)
    const later = { ...booking, preferredDate: '2096-12-16T09:30Z', importKey: `slot:m-${made}` }
    const moved = { ...later, isChange: true }
    const asked = await admin.post(api.admin.consultationsKnown, { bookings: [later, moved] })
    expect(asked.read(knownBookingsSchema)).toMatchObject([
      null,
      { id, becomes: { status: 'scheduled', preferredDate: '2096-12-16T09:30:00.000Z' } },
    ])
    const { changed } = await updated(admin, moved)
    expect(changed).toMatchObject({ preferredDate: '2096-12-14T09:30:00.000Z' })
    expect(await updated(admin, moved)).toMatchObject({ id, changed: null })
    const off = {
      ...booking,
      preferredDate: null,
      importKey: null,
      status: 'cancelled',
      isChange: true,
    }
    expect(await updated(admin, off)).toMatchObject({
      id,
      status: 'cancelled',
      preferredDate: '2096-12-16T09:30:00.000Z',
    })
    expect(await updated(admin, off)).toMatchObject({ id, changed: null })
    await admin.post(api.admin.changeUndo(changed?.changeId ?? ''))
    expect(await ofAddress(admin, booking.email)).toMatchObject([
      { preferredDate: '2096-12-14T09:30:00.000Z' },
    ])
  })

  test.each([
    ['of two meetings to come', ['2096-12-14T09:30Z', '2096-12-15T09:30Z']],
    ['of one that is over', ['2026-01-14T09:30Z']],
  ])('moved without saying from when is none: %s', async (_, starts) => {
    const admin = await signedIn(app)
    const { importKey: _key, ...booking } = aBooking()
    for (const preferredDate of starts) await send(admin, { ...booking, preferredDate })
    const importKey = `slot:n-${made}`
    const moved = { ...booking, preferredDate: '2096-12-20T09:30Z', importKey, isChange: true }
    expect((await send(admin, moved)).status).toBe(201)
  })

  test('in an invitation that its calendar has changed since changes nothing', async () => {
    const admin = await signedIn(app)
    const booking = { ...aBooking(), importKey: `uid:late-${made}`, sequence: 1 }
    await send(admin, booking)
    await updated(admin, { ...booking, preferredDate: at(16), sequence: 2 })
    const late = await updated(admin, { ...booking, preferredDate: at(15) })
    expect(late).toMatchObject({ preferredDate: instant(16), changed: null })
    expect(await updated(admin, { ...booking, preferredDate: at(17), sequence: 3 })).toMatchObject({
      preferredDate: instant(17),
    })
  })

  test('over another meeting of its host is told before, and kept where it may overlap', async () => {
    const admin = await signedIn(app)
    const [host] = await app.db.select().from(admins)
    const held = { hostId: host?.id, minutes: 30 }
    const booking = { ...aBooking(), importKey: `invitee:over-${made}` }
    const { id } = (await send(admin, { ...booking, ...held })).read(consultationSchema)
    await send(admin, { ...aBooking(), ...held, preferredDate: at(16) })
    const moved = { ...booking, preferredDate: at(16) }
    const free = { ...booking, preferredDate: at(17) }
    const overlapsOf = async (...bookings: object[]) =>
      (await admin.post(api.admin.consultationsKnown, { bookings }))
        .read(knownBookingsSchema)
        .map((known) => known?.overlaps)
    expect(await overlapsOf(moved, booking)).toEqual([true, false])
    expect(await overlapsOf(free)).toEqual([false])
    expect((await send(admin, moved)).failure.code).toBe('slot_taken')
    expect(await updated(admin, { ...moved, mayOverlap: true })).toMatchObject({
      id,
      preferredDate: instant(16),
      hostId: host?.id,
    })
  })

  test('tells what it would change before it does', async () => {
    const admin = await signedIn(app)
    const [booking, unknown] = [aBooking(), aBooking()]
    const { id } = (await send(admin, booking)).read(consultationSchema)
    const moved = {
      ...booking,
      preferredDate: at(16),
      formerDate: at(14),
      importKey: `slot:${booking.email}|${at(16)}`,
    }
    const answer = await admin.post(api.admin.consultationsKnown, {
      bookings: [booking, unknown, { ...booking, status: 'cancelled' }, moved],
    })
    const stands = { id, status: 'scheduled', preferredDate: instant(14) }
    expect(answer.read(knownBookingsSchema)).toMatchObject([
      { ...stands, becomes: null },
      null,
      { ...stands, becomes: { status: 'cancelled', preferredDate: instant(14) } },
      { ...stands, becomes: { status: 'scheduled', preferredDate: instant(16) } },
    ])
    expect(await ofAddress(admin, booking.email)).toMatchObject([{ status: 'scheduled' }])
    expect((await app.visitor().post(api.admin.consultationsKnown, { bookings: [] })).status).toBe(
      401,
    )
  })
})
