import { api } from '#shared/routes.ts'
import { expectNoFindings } from './axe.ts'
import { consultationsNamed, detailsOf, none } from './consultation-screens.ts'
import { unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, holdToast, leadRow as rowOf, toastOf } from './screens.ts'

test.use({ timezoneId: 'America/New_York' })

test('a row’s menu writes, calls and sets on; the details say what is not known', async ({
  office,
  firm,
}) => {
  const company = unique('Menu & Sons')
  const bare = await firm.askedMeeting({ company })
  const full = await firm.askedMeeting({
    company,
    phone: '+1 604 555 0142',
    preferredDate: '2026-07-02T13:30Z',
    timeZone: 'Asia/Kolkata',
    meetingType: 'Discovery call',
    message: 'Forty invoices a week.\nTwo systems.',
  })
  await office.goto(consultationsNamed(company))
  await expect(
    rowOf(office, full.name).getByRole('link', { name: '+1 604 555 0142' }),
  ).toHaveAttribute('href', 'tel:+16045550142')
  await expect(rowOf(office, bare.name)).toContainText('General consultation')
  const entries = [
    'Mark as Scheduled',
    'Mark as Completed',
    'Send Calendly Link',
    'Send Email',
    'Call Now',
    'View details',
    'Edit',
    'Delete',
  ]
  for (const { name, email, phone } of [full, bare]) {
    await rowOf(office, name)
      .getByRole('button', { name: `Actions for ${name}` })
      .click()
    const menu = office.getByRole('menu')
    await expect(menu.getByRole('menuitem')).toContainText(
      entries.filter((entry) => entry !== 'Call Now' || phone),
    )
    await expect(menu.getByRole('menuitem', { name: 'Send Email' })).toHaveAttribute(
      'href',
      `mailto:${email}`,
    )
    await office.keyboard.press('Escape')
    await expect(menu).toBeHidden()
  }
  await rowOf(office, full.name)
    .getByRole('button', { name: `Actions for ${full.name}` })
    .click()
  await expect(office.getByRole('menuitem', { name: 'Call Now' })).toHaveAttribute(
    'href',
    'tel:+16045550142',
  )
  await office.getByRole('menuitem', { name: 'View details' }).click()
  const details = detailsOf(office, full.name)
  await expect(details).toContainText(/Thursday, July 2, 2026\s*9:30 – 10:15 AM/)
  await expect(details).toContainText(/Thu 7:00.PM for them \(Asia\/Kolkata\)/)
  await expect(details).toContainText('Discovery call')
  await expect(details).toContainText('Forty invoices a week.')
  await expect(office).toHaveURL(/consultation=/)
  await office.goBack()
  await expect(details).toBeHidden()

  await office.getByRole('link', { name: bare.name }).click()
  const bareDetails = detailsOf(office, bare.name)
  for (const [term, value] of [
    ['Company', company],
    ['Phone', 'Not provided'],
    ['Preferred date', 'Flexible'],
    ['Meeting type', 'General consultation'],
  ] as const) {
    const fact = bareDetails.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd')
    await expect(fact.first()).toContainText(value)
  }
  await expect(bareDetails).toContainText('Pending')
  await expect(bareDetails.getByRole('heading', { name: 'Message' })).toBeHidden()
  await expect(bareDetails.getByRole('link', { name: 'Send Email' })).toHaveAttribute(
    'href',
    `mailto:${bare.email}`,
  )
  await expect(bareDetails.getByRole('button', { name: 'Send Calendly Link' })).toBeVisible()

  const press = (name: string) => bareDetails.getByRole('button', { name }).click()
  const choose = (name: string) => async () => {
    await press('Status: ')
    await office.getByRole('menuitem', { name }).click()
  }
  for (const [act, said] of [
    [() => press('Mark Scheduled'), 'is marked as scheduled'],
    [() => press('Mark Completed'), 'is marked as completed'],
    [choose('Pending'), 'is pending again'],
    [choose('Cancelled'), 'is cancelled'],
  ] as const) {
    await act()
    await expectToast(office, 'Consultation updated', `The consultation with ${bare.name} ${said}.`)
  }
  await office.keyboard.press('Escape')
  await expect(bareDetails).toBeHidden()
  await expect(office.getByRole('link', { name: bare.name })).toBeFocused()
  await expect(rowOf(office, bare.name)).toContainText('Cancelled')
})

test('a date of which a part was cleared is not saved as none', async ({ office, firm }) => {
  const company = unique('Half Date')
  const asked = await firm.askedMeeting({ company, preferredDate: '2026-07-02T13:30Z' })
  await office.goto(consultationsNamed(company))
  await chooseInRow(office, asked.name, 'Edit')
  const form = office.getByRole('dialog', { name: 'Edit Consultation' })
  const date = form.getByLabel('Preferred Date')
  await date.focus()
  await office.keyboard.press('Backspace')
  await expect(date).toHaveValue('')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(date).toBeFocused()
  await expect(form).toBeVisible()
  await office.keyboard.type('07')
  await form.getByRole('button', { name: 'Save Changes' }).click()
  await expect(form).toBeHidden()
  await expect(rowOf(office, asked.name)).toContainText('Jul 2, 2026')
})

test(
  'of two who edit the same request the second is shown what changed',
  inLongLane,
  async ({ office, anotherBrowser, firm, complaints }) => {
    complaints.allow(/status of 409/)
    const asked = await firm.askedMeeting({ preferredDate: '2026-07-02T13:30Z' })
    const colleague = await anotherBrowser()
    const name = unique('Colleague')
    await signIn(colleague.context(), await firm.newAdmin(name))
    const forms = []
    for (const page of [office, colleague]) {
      await page.goto(consultationsNamed(asked.name))
      await chooseInRow(page, asked.name, 'Edit')
      forms.push(page.getByRole('dialog', { name: 'Edit Consultation' }))
    }
    const [mine, theirs] = forms
    if (!mine || !theirs) throw new Error('Two forms are open.')
    await theirs.getByLabel('Meeting Type').selectOption('Technical consultation')
    await theirs.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(
      colleague,
      'Consultation updated',
      'Consultation details have been updated successfully.',
    )

    await expect(mine.getByLabel('Preferred Date')).toHaveValue('2026-07-02T09:30')
    await mine.getByLabel('Meeting Type').selectOption('Follow-up meeting')
    await mine.getByRole('button', { name: 'Save Changes' }).click()
    await expect(
      mine.getByRole('heading', {
        name: `${name} changed this consultation while you were editing it`,
      }),
    ).toBeFocused()
    await expect(mine.getByText('When you opened it: empty')).toBeVisible()
    await expectNoFindings(office, 'a conflict')
    const [between] = await firm.meetingsNamed(asked.name)
    expect(between?.meetingType, 'nothing overwritten').toBe('Technical consultation')
    await mine.getByRole('radio', { name: /Keep mine/ }).check()
    await mine.getByRole('button', { name: 'Save Again' }).click()
    await expectToast(
      office,
      'Consultation updated',
      'Consultation details have been updated successfully.',
    )
    const [kept] = await firm.meetingsNamed(asked.name)
    expect(kept).toMatchObject({
      meetingType: 'Follow-up meeting',
      preferredDate: '2026-07-02T13:30:00.000Z',
    })
  },
)

test(
  'what fails is taken back and says so; what is deleted comes back with Undo',
  inLongLane,
  async ({ office, firm, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    const asked = await firm.askedMeeting()
    const { id, name } = asked
    const row = rowOf(office, name)
    await office.goto(consultationsNamed(name))
    await office.route(`**${api.admin.consultationStatus(id)}`, (route) => route.abort())
    await chooseInRow(office, name, 'Mark as Scheduled')
    await expectToast(office, 'Error', 'Failed to update consultation status.')
    await expect(row).toContainText('Pending')

    await office.route(`**${api.admin.consultation(id)}`, (route) => route.abort())
    await chooseInRow(office, name, 'Edit')
    const edit = office.getByRole('dialog', { name: 'Edit Consultation' })
    await edit.getByLabel('Company').fill('Not Saved Yet')
    await edit.getByRole('button', { name: 'Save Changes' }).click()
    await expectToast(office, 'Update failed', 'Failed to update consultation. Please try again.')
    await expect(edit.getByLabel('Company')).toHaveValue('Not Saved Yet')
    await edit.getByRole('button', { name: 'Cancel' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

    await chooseInRow(office, name, 'Delete')
    const question = office.getByRole('alertdialog')
    await expect(question).toHaveAccessibleName(
      'Are you sure you want to delete this consultation?',
    )
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(office, 'Delete failed', 'Failed to delete consultation. Please try again.')
    await expect(row).toBeVisible()

    await office.unroute(`**${api.admin.consultation(id)}`)
    await chooseInRow(office, name, 'Delete')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(office, 'Consultation deleted', 'Consultation has been deleted successfully.')
    await holdToast(office)
    await expect(office.getByText(none)).toBeVisible()
    expect(await firm.meetingsNamed(name)).toEqual([])
    await toastOf(office).getByRole('button', { name: 'Undo' }).click()
    await expectToast(
      office,
      'Consultation restored',
      `The consultation with ${name} is back in the list.`,
    )
    await expect(row).toBeVisible()

    await office.route(`**${api.admin.consultationsExport}*`, (route) => route.abort())
    await office.getByRole('button', { name: 'Export' }).click()
    await expectToast(office, 'Export failed', 'Failed to export the list. Please try again.')
  },
)
