import { bookingCalls } from '#shared/booking/calls.ts'
import { adminPage, api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { expectNoFindings, widths } from './axe.ts'
import {
  aBusyColleague,
  answerToBooking,
  csvFile,
  csvHead,
  csvRow,
  openSync,
} from './booking-screens.ts'
import { consultationsNamed } from './consultation-screens.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, openListening, leadRow as rowOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

test.use({ timezoneId: 'America/New_York' })

test.describe('Add Booking', () => {
  test('says what is missing and keeps the time with its zone', async ({ office }) => {
    const name = unique('Booked')
    await office.goto(consultationsNamed(name))
    await office.getByRole('button', { name: 'Add Booking' }).click()
    const dialog = office.getByRole('dialog', { name: 'Add Calendly Booking' })
    await expect(dialog.getByLabel('Meeting type')).toHaveValue('30-minute strategy call')
    await expect(dialog.getByLabel('Time zone')).toHaveValue('America/New_York')
    await dialog.getByLabel('Meeting type').selectOption('')
    await dialog.getByRole('button', { name: 'Add Booking' }).click()
    for (const message of [
      'Name is required',
      'Valid email is required',
      'Meeting date is required',
      'Meeting type is required',
    ]) {
      await expect(dialog.getByText(message, { exact: true })).toBeVisible()
    }
    await expect(dialog.getByLabel('Name')).toBeFocused()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Email', { exact: true }).fill(emailOf(name))
    await dialog.getByLabel('Meeting date').fill('2026-07-02T15:30')
    await dialog.getByLabel('Time zone').selectOption('Europe/Berlin')
    await expect(dialog.getByText(/Jul 2, 9:30.AM on your clock/)).toBeVisible()
    await dialog.getByLabel('Meeting type').selectOption('Technical consultation')
    const sent = answerToBooking(office)
    await dialog.getByRole('button', { name: 'Add Booking' }).click()
    await expectToast(office, 'Booking added', 'The meeting is in the list, as scheduled.')
    await expect(dialog).toBeHidden()
    expect(await (await sent).json()).toMatchObject({
      preferredDate: '2026-07-02T13:30:00.000Z',
      timeZone: 'Europe/Berlin',
      status: 'scheduled',
      message: 'Calendly booking - Technical consultation',
    })
    await expect(rowOf(office, name)).toContainText('Scheduled')
  })

  test('tells of an overlap before it is saved, whatever the types are called by now', async ({
    office,
    firm,
  }) => {
    const host = await aBusyColleague(firm, '2031-05-05T14:00Z')
    await office.route(`**${bookingCalls.admin.meetingTypes}`, async (route) => {
      const response = await route.fetch()
      const types: { name: string }[] = await response.json()
      const json = types.map((type) => ({ ...type, name: `Our own ${type.name}` }))
      await route.fulfill({ response, json })
    })
    await office.goto(adminPage.consultations)
    await office.getByRole('button', { name: 'Add Booking' }).click()
    const dialog = office.getByRole('dialog', { name: 'Add Calendly Booking' })
    await dialog.getByLabel('Meeting date').fill('2031-05-05T10:30')
    await dialog.getByLabel('Host').selectOption(host)
    await expect(
      dialog.getByText(`${host} can not take it: Overlaps another booking`, { exact: false }),
    ).toBeVisible()
    await dialog.getByLabel('Meeting date').fill('2031-05-05T11:00')
    await expect(dialog.getByText('No hours are set. You can book it all the same.')).toBeVisible()
  })

  test('takes one of the free times, or any that is typed', async ({ office, firm }) => {
    await openListening(office, settingsPage('availability'))
    await office.getByRole('button', { name: 'Monday to Friday, 9 to 5' }).click()
    await office.getByRole('button', { name: 'Save Availability' }).click()
    await expectToast(
      office,
      'Availability updated',
      'Visitors are offered these times from now on.',
    )
    await office.goto(adminPage.consultations)
    await office.getByRole('button', { name: 'Add Booking' }).click()
    const dialog = office.getByRole('dialog', { name: 'Add Calendly Booking' })
    const times = dialog.getByRole('region', { name: 'Free times' })
    const free = times.getByRole('button', { name: /^\d{1,2}:\d\d/ })
    await free.last().click()
    await expect(dialog.getByLabel('Meeting date')).toHaveValue(/T16:30$/)
    await expect(free.last()).toHaveAttribute('aria-pressed', 'true')
    const host = await office.evaluate(() => JSON.parse(localStorage.admin_user).name)
    await dialog.getByLabel('Host').selectOption(host)
    await expect(dialog.getByText(`${host} is free then.`)).toBeVisible()
    await expect(free.last()).toHaveAttribute('aria-pressed', 'true')
    // What is typed brings its week, be it one that nobody can be booked in.
    await dialog.getByLabel('Meeting date').fill('2031-05-07T10:30')
    await expect(times.getByRole('button', { pressed: true })).toHaveText(/Wed\s*7/)
    await expect(times).toContainText('No free time that day. Any time can be typed below.')
    await firm.endHours()
  })

  test('keeps what was typed when it fails', inLongLane, async ({ office, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    await office.goto(adminPage.consultations)
    await office.getByRole('button', { name: 'Add Booking' }).click()
    const dialog = office.getByRole('dialog', { name: 'Add Calendly Booking' })
    await dialog.getByLabel('Name').fill('Kept')
    await dialog.getByLabel('Email', { exact: true }).fill('kept@example.com')
    await dialog.getByLabel('Meeting date').fill('2026-07-02T15:30')
    await office.route(`**${api.consultationRequests}`, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Add Booking' }).click()
    await expectToast(office, 'Error', 'Failed to add booking. Please try again.')
    await expect(dialog.getByLabel('Name')).toHaveValue('Kept')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
    await expect(dialog).toBeHidden()
    await expect(office.getByRole('button', { name: 'Add Booking' })).toBeFocused()
  })
})

for (const [what, viewport] of widths) {
  test.describe(`axe finds nothing ${what}`, inLongLane, () => {
    test.use({ viewport })

    test('in the dialogs of bookings, in every state', async ({ office, complaints }) => {
      test.setTimeout(120_000)
      complaints.allow(/status of 400|ERR_FAILED/)
      await office.goto(adminPage.consultations)
      await office.getByRole('button', { name: 'Add Booking' }).click()
      const booking = office.getByRole('dialog', { name: 'Add Calendly Booking' })
      await booking.getByRole('button', { name: 'Add Booking' }).click()
      await expect(booking.getByText('Name is required')).toBeVisible()
      await expectNoFindings(office, 'booking with errors')
      await office.keyboard.press('Escape')

      const dialog = await openSync(office)
      await expectNoFindings(office, 'nothing pasted')
      await dialog.getByLabel('Pasted text').fill('short')
      await expectNoFindings(office, 'too short')
      await dialog
        .getByLabel('Pasted text')
        .fill('Canceled: call with jane@acme.example on March 5 at 3pm')
      await expect(dialog.getByText('The text tells of a meeting called off.')).toBeVisible()
      await dialog.getByLabel('Email', { exact: true }).focus()
      await expectNoFindings(office, 'read with doubts')

      await dialog.getByRole('tab', { name: 'CSV Import' }).click()
      await expectNoFindings(office, 'no file')
      await dialog.getByLabel('CSV file').setInputFiles(csvFile('Product\nTea\n'))
      await expect(dialog.getByText('The first line names no column')).toBeVisible()
      await expectNoFindings(office, 'a file refused')
      const name = unique('Axe')
      const rows = [
        csvRow(name, '03/04/2026 10:00'),
        csvRow(`${name} two`, '03/04/2026 10:00', true),
        `Long,long@acme.example,03/04/2026 11:00,${'x'.repeat(120)},false,`,
        'Nobody,,03/04/2026 11:00,Discovery call,false,',
      ]
      await dialog.getByLabel('CSV file').setInputFiles(csvFile([csvHead, ...rows].join('\n')))
      await expect(dialog.getByText('What comes first in')).toBeVisible()
      await expectNoFindings(office, 'the question')
      await dialog.getByRole('radio', { name: /^The month/ }).check()
      await expect(dialog.getByRole('table')).toBeVisible()
      await expectNoFindings(office, 'the preview')

      await office.route(`**${api.consultationRequests}`, (route) => route.abort())
      await dialog.getByRole('button', { name: 'Import 3 meetings' }).click()
      await expect(dialog.getByText('The connection is lost')).toBeVisible()
      await expectNoFindings(office, 'waiting')
      await dialog.getByRole('button', { name: 'Close', exact: true }).click()
      await expect(office.getByRole('alertdialog')).toBeVisible()
      await expectNoFindings(office, 'the question whether to stop')
      await office.keyboard.press('Escape')
      await dialog.getByRole('button', { name: 'Cancel import' }).click()
      await expect(dialog.getByText(/^Stopped at/)).toBeVisible()
      await expect(dialog.getByText('could not be imported')).toBeVisible()
      await expectNoFindings(office, 'stopped')
      await office.unroute(`**${api.consultationRequests}`)
      await dialog.getByRole('button', { name: 'Resume import' }).click()
      await expect(dialog.getByText('2 rows of the file are not imported')).toBeVisible()
      await expectNoFindings(office, 'finished')
      await expectNoSidewaysScroll(office)
    })
  })
}
