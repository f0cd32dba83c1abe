import { settingsPage } from '#shared/settings/tabs.ts'
import { expectNoFindingsAnywhere, widths } from './axe.ts'
import { unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, openListening } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

const tab = settingsPage('availability')

test.afterEach(({ firm }) => firm.endHours())

test('hours are set, copied, guarded while unsaved, and explain why a time is not free', async ({
  office,
}) => {
  await openListening(office, tab)
  const hours = office.getByRole('form', { name: /^Hours of / })
  await expect(hours.getByText('Until then /schedule takes requests.')).toBeVisible()
  await hours.getByLabel('Time zone').fill('Nowhere')
  await hours.getByRole('button', { name: 'Add hours on Monday' }).click()
  await hours.getByLabel('Monday, to').fill('08:00')
  await hours.getByRole('button', { name: 'Save Availability' }).click()
  await expect(hours.getByText('A range ends after it begins.')).toBeVisible()
  await expect(hours.getByText(/Time zone must be one that clocks keep/)).toBeVisible()

  await office.getByRole('tab', { name: 'Profile' }).click()
  const asked = office.getByRole('alertdialog', { name: 'Discard what you typed?' })
  await asked.getByRole('button', { name: 'Keep editing' }).click()
  await expect(hours.getByLabel('Time zone')).toHaveValue('Nowhere')

  await hours.getByLabel('Time zone').fill('Europe/Berlin')
  await hours.getByLabel('Monday, to').fill('12:00')
  await hours.getByRole('button', { name: 'Add hours on Monday' }).click()
  await hours.getByRole('button', { name: 'Copy the hours of Monday' }).click()
  await office.getByRole('menuitem', { name: 'Copy to Monday–Friday' }).click()
  await expect(hours.getByLabel('Friday, from')).toHaveCount(2)
  await hours.getByLabel('Day of the exception').fill('2030-01-01')
  await hours.getByRole('button', { name: 'Away that day' }).click()
  await hours.getByLabel('Least notice').selectOption('1 hour')
  await hours.getByLabel('At most a day').fill('3')
  await hours.getByLabel('Place or link').fill('https://meet.example/ann')
  await hours.getByRole('button', { name: 'Save Availability' }).click()
  await expectToast(office, 'Availability updated', 'Visitors are offered these times from now on.')
  await office.reload()
  await expect(hours.getByLabel('Friday, to').last()).toHaveValue('17:00')
  await expect(hours.getByText('Tuesday, January 1, 2030').first()).toBeAttached()
  await expect(hours.getByLabel('At most a day')).toHaveValue('3')
  await expect(office.getByLabel('Private feed address')).toHaveValue(/\/calendar\/.+\.ics$/)

  await office.getByLabel('Day', { exact: true }).fill('2030-01-01')
  await office.getByLabel('Time', { exact: true }).fill('10:00')
  await office.getByRole('button', { name: 'Why is it not free?' }).click()
  const answer = office.getByRole('region', { name: 'Why is this time not free?' })
  await expect(answer.getByText(/is not free\./)).toBeVisible()
  await expect(answer.getByText(/Away on Tuesday, January 1|days ahead/).first()).toBeVisible()
})

test(
  'what a colleague saved meanwhile is not written over unasked',
  inLongLane,
  async ({ office, complaints }) => {
    complaints.allow(/status of 409/)
    await office.goto(tab)
    const hours = office.getByRole('form', { name: /^Hours of / })
    await hours.getByRole('button', { name: 'Monday to Friday, 9 to 5' }).click()
    await hours.getByRole('button', { name: 'Save Availability' }).click()
    await expectToast(
      office,
      'Availability updated',
      'Visitors are offered these times from now on.',
    )
    const other = await office.context().newPage()
    await other.goto(tab)
    const theirs = other.getByRole('form', { name: /^Hours of / })
    await hours.getByLabel('Place or link').fill('Mine')
    await theirs.getByLabel('Place or link').fill('Theirs')
    await theirs.getByRole('button', { name: 'Save Availability' }).click()
    await expectToast(
      other,
      'Availability updated',
      'Visitors are offered these times from now on.',
    )
    await hours.getByRole('button', { name: 'Save Availability' }).click()
    await expect(
      office.getByText('Other hours were saved meanwhile, from another window.'),
    ).toBeVisible()
    await hours.getByRole('button', { name: 'Save mine' }).click()
    await expect(hours.getByRole('alert')).toBeHidden()
    await other.close()
    await office.reload()
    await expect(hours.getByLabel('Place or link')).toHaveValue('Mine')
  },
)

test('meeting types are made, changed and removed', async ({ office }) => {
  const name = unique('Review')
  await openListening(office, tab)
  await office.getByRole('button', { name: 'New Meeting Type' }).click()
  const dialog = office.getByRole('dialog', { name: 'New Meeting Type' })
  await dialog.getByRole('button', { name: 'Add Meeting Type' }).click()
  await expect(dialog.getByText('Name is required.')).toBeVisible()
  await dialog.getByLabel('Name').fill(name)
  await dialog.getByLabel('Length in minutes').fill('20')
  await dialog.getByLabel('Remind an hour before').click()
  await dialog.getByRole('button', { name: 'Add Meeting Type' }).click()
  await expectToast(office, 'Meeting type added', `Visitors can choose ${name} now.`)
  const types = office.getByRole('list', { name: 'Meeting types' })
  const row = types.getByRole('listitem', { name })
  await expect(row).toContainText('20 minutes')
  await expect(row).toContainText('Reminds a day before')
  await expect(row).toContainText('/schedule?type=')
  await row.getByRole('button', { name: `Actions for ${name}` }).click()
  await office.getByRole('menuitem', { name: 'Remove' }).click()
  await office.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(row).toBeHidden()
})

test('the tab is for everybody, on a phone and on a desk', inLongLane, async ({ office }) => {
  await openListening(office, tab)
  await office.getByRole('button', { name: 'Monday to Friday, 9 to 5' }).click()
  await office.getByRole('button', { name: /^Friday 9\sAM/ }).click()
  await expect(office.getByLabel('Friday, from')).toBeVisible()
  for (const [, viewport] of widths) {
    await office.setViewportSize(viewport)
    await expectNoSidewaysScroll(office)
  }
  await expectNoFindingsAnywhere(office, 'availability')
})
