import { adminPage, api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { expectNoFindingsAnywhere, widths } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, holdCalls, holdToast, openListening, toastOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

test.use({ timezoneId: 'America/New_York', viewport: { width: 1440, height: 900 } })

/** A week that no other journey looks at, for each test of this file. */
const monday = '2031-03-03'
const weekOf = (date: string) => `${adminPage.consultations}?show=week&week=${date}`

test.afterEach(({ firm }) => firm.endHours())

test('a booking is made for a host, refused where it overlaps, and moved by drag and by keys', async ({
  office,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const [first, second] = [unique('Ann'), unique('Ben')]
  await openListening(office, weekOf(monday))
  const host = await office.evaluate(() => JSON.parse(localStorage.admin_user).name)
  const book = async (name: string, local: string) => {
    await office.getByRole('button', { name: 'Add Booking' }).click()
    const dialog = office.getByRole('dialog', { name: 'Add Calendly Booking' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Email', { exact: true }).fill(emailOf(name))
    await dialog.getByLabel('Meeting date').fill(local)
    await dialog.getByLabel('Host').selectOption(host)
    await dialog.getByRole('button', { name: 'Add Booking' }).click()
    return dialog
  }
  await expect(await book(first, `${monday}T10:00`)).toBeHidden()
  const refused = await book(second, `${monday}T10:15`)
  await expect(refused.getByText(/another meeting at that time/)).toBeVisible()
  await refused.getByLabel('Meeting date').fill(`${monday}T11:00`)
  await refused.getByRole('button', { name: 'Add Booking' }).click()
  await expect(refused).toBeHidden()

  const day = (name: string) => office.getByRole('region', { name })
  const block = (name: string) => office.getByRole('link', { name })
  await expect(day('Monday, March 3').getByRole('link', { name: first })).toContainText(/10.AM/)
  await block(first).focus()
  await office.keyboard.press('Shift+ArrowRight')
  await office.keyboard.press('Shift+ArrowDown')
  await expect(day('Tuesday, March 4').getByRole('link', { name: first })).toBeFocused()
  await expect(office.getByText(/March 4, 2031 at 10:15.AM.*Enter moves it/)).toBeAttached()
  await office.keyboard.press('Escape')
  await expect(day('Monday, March 3').getByRole('link', { name: first })).toBeVisible()
  await block(first).focus()
  await office.keyboard.press('Shift+ArrowRight')
  await office.keyboard.press('Enter')
  const asked = office.getByRole('alertdialog')
  await expect(asked).toContainText(`Move ${first} to Tuesday, March 4`)
  await expect(asked).toContainText('No mail goes out, as the meeting was not booked on this site.')
  await asked.getByRole('button', { name: 'Move' }).click()
  await expectToast(office, 'Meeting moved', /Tell the visitor yourself\./)
  await expect(day('Tuesday, March 4').getByRole('link', { name: first })).toContainText(/10.AM/)
  // Over a slow line a week is read again, with a colleague's meeting, before the undo is saved.
  const moves = await holdCalls(office, { method: 'PATCH', url: '**/api/admin/consultations/*' })
  await holdToast(office)
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expect(day('Monday, March 3').getByRole('link', { name: first })).toBeVisible()
  const { name: colleagues } = await firm.agreedMeeting('2031-03-07T15:00Z')
  await expect(block(colleagues)).toBeVisible()

  // Onto the other one, which stands where it was taken back to: the host can not hold both.
  await block(second).dragTo(block(first))
  await expect(asked).toContainText(`Move ${second} to Monday, March 3, 2031 at 10:00`)
  await asked.getByRole('button', { name: 'Move' }).click()
  await expect(day('Monday, March 3').getByRole('link', { name: second })).toContainText(/10.AM/)
  expect(moves.sent, 'the second waits for the first').toHaveLength(1)
  moves.release()
  await expectToast(office, 'Not moved', /another meeting at that time/)
  await expect(day('Monday, March 3').getByRole('link', { name: second })).toContainText(/11.AM/)
  await block(second).dragTo(day('Wednesday, March 5').locator('.week-day'), {
    targetPosition: { x: 30, y: 110 },
  })
  await asked.getByRole('button', { name: 'Move' }).click()
  await expect(day('Wednesday, March 5').getByRole('link', { name: second })).toBeVisible()

  await block(second).click()
  const details = office.getByRole('dialog', { name: second })
  await expect(details).toContainText(host)
  await expect(details).toContainText('30 minutes')
})

test('a meeting that its visitor asked for is moved with the promise of a mail', async ({
  office,
  firm,
}) => {
  const { name } = await firm.agreedMeeting('2031-03-12T15:00Z')
  await openListening(office, weekOf('2031-03-12'))
  await office.getByRole('link', { name }).focus()
  await office.keyboard.press('Shift+ArrowRight')
  await office.keyboard.press('Enter')
  const asked = office.getByRole('alertdialog')
  await expect(asked).toContainText('The visitor is told by mail.')
  await asked.getByRole('button', { name: 'Move' }).click()
  await expectToast(office, 'Meeting moved', /The visitor is told by mail\./)
})

test('the week is gone through, filtered by host, and for everybody', async ({ office, firm }) => {
  await firm.askedMeeting()
  await openListening(office, settingsPage('availability'))
  await office.getByRole('button', { name: 'Monday to Friday, 9 to 5' }).click()
  await office.getByRole('button', { name: 'Save Availability' }).click()
  await expectToast(office, 'Availability updated', 'Visitors are offered these times from now on.')
  const heading = office.getByRole('heading', { name: 'Today' })
  const backToToday = office.getByRole('button', { name: 'Today', exact: true })
  await office.clock.setFixedTime('2031-03-19T15:00Z')
  await office.goto(adminPage.consultations)
  await office.getByRole('button', { name: 'Week', exact: true }).click()
  await expect(heading).toBeVisible()
  await expect(backToToday).toBeDisabled()
  await office.getByRole('button', { name: 'Next week' }).click()
  await expect(heading).toBeHidden()
  await backToToday.click()
  await expect(heading).toBeVisible()

  // After the last hour of its Friday nothing of a week is left: the next one is opened.
  await office.clock.setFixedTime('2031-03-21T22:00Z')
  await office.goto(`${adminPage.consultations}?show=week`)
  await expect(office.getByRole('region', { name: 'Monday, March 24' })).toBeVisible()
  await backToToday.click()
  await expect(heading).toBeVisible()
  await expect(office.getByRole('region', { name: 'Friday, March 21' })).toBeVisible()
  await expect(backToToday).toBeDisabled()
  // The address is of today whenever it is opened; one with a date, of that date.
  await expect(office).toHaveURL(/week=today/)
  await office.clock.setFixedTime('2031-04-02T15:00Z')
  await office.reload()
  await expect(heading).toBeVisible()
  await expect(office.getByRole('region', { name: 'Wednesday, April 2' })).toBeVisible()
  await office.goto(weekOf('2031-03-21'))
  await expect(office.getByRole('region', { name: 'Friday, March 21' })).toBeVisible()
  await office.getByLabel('Host').selectOption({ index: 1 })
  await expect(office).toHaveURL(/host=/)
  for (const [, viewport] of widths) {
    await office.setViewportSize(viewport)
    await expectNoSidewaysScroll(office)
  }
  await expectNoFindingsAnywhere(office, 'the week')
  await expect(office.getByText('12 AM')).toBeHidden()
  await office.getByRole('button', { name: 'All hours' }).click()
  await expect(office.getByText('12 AM')).toBeVisible()

  // On a phone a day at a time, under the days of its week.
  await office.setViewportSize({ width: 390, height: 844 })
  const days = office.getByRole('list', { name: 'Days of the week' }).getByRole('button')
  await days.first().click()
  await expect(office.getByRole('region', { name: /^Monday/ })).toBeVisible()
  await days.last().click()
  await expect(office.getByRole('region', { name: /^Sunday/ })).toBeVisible()
  // Another week is entered at its first meeting, or at its Monday.
  await office.goto(weekOf('2031-05-25'))
  await expect(office.getByRole('region', { name: 'Sunday, May 25' })).toBeVisible()
  await office.getByRole('button', { name: 'Next week' }).click()
  await expect(office.getByRole('region', { name: 'Monday, May 26' })).toBeVisible()
  const { name } = await firm.agreedMeeting('2031-06-04T15:00Z')
  await office.getByRole('button', { name: 'Next week' }).click()
  await expect(office.getByRole('region', { name: 'Wednesday, June 4' })).toBeVisible()
  await expect(office.getByRole('link', { name })).toBeVisible()
})

test(
  'a meeting is as high as it is long, with its host where there are several',
  inLongLane,
  async ({ office, firm }) => {
    const [long, short] = [unique('Long'), unique('Short')]
    for (const [name, meetingType, hour] of [
      [long, 'Technical consultation', 15],
      [short, '30-minute strategy call', 17],
    ] as const) {
      const host = await firm.newAdmin()
      await firm.posts(host, api.consultationRequests, {
        ...{ name, email: emailOf(name), meetingType, hostId: host.admin.id },
        ...{ preferredDate: `2031-04-01T${hour}:00Z`, status: 'scheduled' },
      })
    }
    await openListening(office, weekOf('2031-04-01'))
    await expect(office.getByRole('heading', { name: /March 31/ })).toContainText(
      /Mar 31\s–\sApr 6, 2031/,
    )
    const heightOf = async (name: string) => {
      const block = office.getByRole('link', { name })
      await expect(block).toContainText('Host:')
      return (await block.boundingBox())?.height ?? 0
    }
    expect(Math.round((await heightOf(long)) / (await heightOf(short)))).toBe(2)
    await office.getByRole('link', { name: long }).click()
    await expect(office.getByRole('dialog', { name: long })).toContainText('11:00 AM – 12:00 PM')
  },
)
