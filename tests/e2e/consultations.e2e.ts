import type { Page } from '@playwright/test'
import { adminPage } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { expectNoFindings, widths } from './axe.ts'
import { consultationsNamed, detailsOf, none } from './consultation-screens.ts'
import { Firm, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import {
  chooseInRow,
  expectToast,
  exportedFile,
  leadRow as rowOf,
  tabTo,
  toastOf,
} from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

test.use({ timezoneId: 'America/New_York' })

const noneAtAll = 'No consultation requests yet. Promote your free consultation offer!'

/** The figure on a card over the list, which is a link to what it counts. */
const card = (page: Page, label: string, count: number) =>
  page
    .getByRole('list', { name: 'Consultations at a glance' })
    .getByRole('link', { name: new RegExp(`^${label}\\s*${count}$`) })

test('the first request comes in by itself, is counted, and gets the firm’s calendar', async ({
  page: office,
  freshProduct,
}) => {
  const firm = await Firm.of(freshProduct.url)
  await signIn(office.context(), await firm.signIn('first@example.com'))
  const at = (path: string) => freshProduct.url + path
  await office.goto(at(adminPage.consultations))
  await expect(office.getByText(noneAtAll)).toBeVisible()
  await expect(card(office, 'Total Requests', 0)).toBeVisible()
  await expectNoFindings(office, 'no request yet')

  const { name } = await firm.askedMeeting()
  await expect(rowOf(office, name)).toBeVisible()
  await expect(card(office, 'Total Requests', 1)).toBeVisible()
  await expect(card(office, 'Pending', 1)).toBeVisible()
  await rowOf(office, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  const link = office.getByRole('menuitem', { name: 'Send Calendly Link' })
  await expect(link).toHaveAttribute('aria-disabled', 'true')
  await expect(link).toContainText('No scheduling address is set in Settings.')

  await office.goto(at(settingsPage('system')))
  await office.getByLabel('Scheduling address').fill('https://calendar.example/firm')
  await office.getByRole('button', { name: 'Save System Settings' }).click()
  await expect(toastOf(office)).toContainText('System settings updated')
  await office.goto(at(adminPage.consultations))
  await rowOf(office, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await expect(link).toHaveAttribute('href', 'https://calendar.example/firm')
  await expect(link).toHaveAttribute('target', '_blank')

  await office.getByRole('menuitem', { name: 'Mark as Completed' }).click()
  await expect(card(office, 'Completed', 1)).toBeVisible()
  await expect(card(office, 'Pending', 0)).toBeVisible()
  await card(office, 'Scheduled', 0).click()
  await expect(office).toHaveURL(/\?status=scheduled$/)
  await expect(office.getByText(none)).toBeVisible()
  await card(office, 'Completed', 1).click()
  await expect(office.getByLabel('Status')).toHaveValue('completed')
  await expect(rowOf(office, name)).toBeVisible()
})

test(
  'search, filter and order live in the address, and the export follows them',
  inLongLane,
  async ({ office, firm }) => {
    const company = unique('Søndergård & Zoë')
    // More than a page of the list holds.
    const pending = 203
    for (let made = 0; made < pending; made += 29) {
      await Promise.all(Array.from({ length: 29 }, () => firm.askedMeeting({ company })))
    }
    const early = await firm.askedMeeting({ company, preferredDate: '2020-01-02T15:00Z' })
    await office.goto(adminPage.consultations)
    const search = office.getByLabel('Search consultations')
    await expect(search).toHaveAttribute('placeholder', 'name, email or company')
    await search.fill(company.toUpperCase())
    await expect(office).toHaveURL(/q=/)
    await expect(office.getByRole('status').filter({ hasText: '204 consultations' })).toBeVisible()

    const header = office.getByRole('columnheader', { name: 'Preferred Date' })
    await header.getByRole('button').click()
    await expect(header, 'those without a date first').toHaveAttribute('aria-sort', 'ascending')
    await header.getByRole('button').click()
    await expect(office).toHaveURL(/sort=-preferredDate/)
    await expect(office.getByRole('row').nth(1)).toContainText(early.name)
    await expect(office.getByRole('row').nth(1)).toContainText(/Jan 2, 2020, 10:00.AM/)
    await chooseInRow(office, early.name, 'Mark as Scheduled')
    await expectToast(
      office,
      'Consultation updated',
      `The consultation with ${early.name} is marked as scheduled.`,
    )
    const filter = office.getByLabel('Status')
    await expect(filter.getByRole('option')).toHaveText([
      'All Statuses',
      'Pending',
      'Scheduled',
      'Completed',
      'Cancelled',
    ])
    await filter.selectOption('Scheduled')
    await expect(office.getByRole('row')).toHaveCount(2)

    await office.reload()
    await expect(search).toHaveValue(company.toUpperCase())
    await expect(rowOf(office, early.name)).toContainText('Scheduled')
    await expect(header).toHaveAttribute('aria-sort', 'descending')
    await filter.selectOption('Cancelled')
    await expect(office.getByText(none)).toBeVisible()
    await office.goBack()
    await expect(rowOf(office, early.name)).toBeVisible()

    await filter.selectOption('Pending')
    await expect(rowOf(office, early.name)).toBeHidden()
    const { name, lines } = await exportedFile(office)
    expect(name).toBe('consultations.csv')
    expect(lines[0]).toBe(
      '\ufeffName,Email,Company,Phone,Preferred date (UTC),Meeting type,Status,Message,Requested (UTC)',
    )
    expect(lines.slice(1)).toHaveLength(pending)
    expect(lines.slice(1).filter((line) => !line.includes(`,${company},`))).toEqual([])
  },
)

test('the list is worked by keyboard', inLongLane, async ({ office, firm }) => {
  const company = unique('Keyed')
  const older = await firm.askedMeeting({ company })
  await firm.askedMeeting({ company })
  await office.goto(adminPage.consultations)
  await expect(office.getByRole('heading', { name: 'Consultation Requests' })).toBeVisible()
  await office.keyboard.press('/')
  await office.keyboard.type(company)
  await expect(office.getByRole('row')).toHaveCount(3)
  await office.keyboard.press('ArrowDown')
  await office.keyboard.press('End')
  const link = office.getByRole('link', { name: older.name })
  await expect(link).toBeFocused()
  const row = rowOf(office, older.name)
  const place = await row.boundingBox()
  await office.keyboard.press('Enter')
  const details = detailsOf(office, older.name)
  await expect(details).toBeVisible()
  expect((await row.boundingBox())?.y, 'what is over the list keeps its height').toBe(place?.y)
  const mark = await tabTo(office, 'Mark Scheduled', 'button')
  await office.keyboard.press('Enter')
  await expect(details.getByText('Scheduled', { exact: true })).toBeVisible()
  await expect(mark, 'keeps the focus').toBeFocused()
  await office.keyboard.press('Escape')
  await expect(toastOf(office), 'what came last goes first').toHaveCount(0)
  await office.keyboard.press('Escape')
  await expect(link).toBeFocused()

  await tabTo(office, `Actions for ${older.name}`, 'button')
  await office.keyboard.press('Enter')
  await expect(office.getByRole('menuitem', { name: 'Mark as Scheduled' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await office.keyboard.press('End')
  await expect(office.getByRole('menuitem', { name: 'Delete' })).toBeFocused()
  await office.keyboard.press('Enter')
  const question = office.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await office.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(link).toBeFocused()
})

for (const [what, viewport] of widths) {
  test.describe(`axe finds nothing ${what}`, inLongLane, () => {
    test.use({ viewport })

    test('in the list of requests and what opens over it', async ({ office, firm }) => {
      test.setTimeout(120_000)
      const { id, name } = await firm.askedMeeting({ message: 'Hello', phone: '+1 604 555 0142' })
      await office.goto(consultationsNamed(name))
      await expect(rowOf(office, name)).toBeVisible()
      await expectNoFindings(office, 'list')
      await expectNoSidewaysScroll(office)
      await rowOf(office, name)
        .getByRole('button', { name: `Actions for ${name}` })
        .click()
      await expect(office.getByRole('menu')).toBeVisible()
      await expectNoFindings(office, 'row menu')
      await office.getByRole('menuitem', { name: 'View details' }).click()
      const details = detailsOf(office, name)
      await expect(details).toContainText('Hello')
      await expectNoFindings(office, 'details')
      await details.getByRole('button', { name: 'Mark Scheduled' }).click()
      await expect(details.getByRole('button', { name: 'Mark Completed' })).toBeVisible()
      await expectNoFindings(office, 'details of what is scheduled, with a toast')
      await details.getByRole('button', { name: 'Edit' }).click()
      const edit = office.getByRole('dialog', { name: 'Edit Consultation' })
      await edit.getByLabel('Name').fill('')
      await edit.getByLabel('Email').fill('no address')
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      await expect(edit.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await expectNoFindings(office, 'edit form with errors')
      await edit.getByRole('button', { name: 'Cancel' }).click()
      await expectNoFindings(office, 'the question whether to discard')
      await office.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
      await details.getByRole('button', { name: 'Delete' }).click()
      await expect(office.getByRole('alertdialog')).toBeVisible()
      await expectNoFindings(office, 'the question whether to delete')

      await office.goto(`${adminPage.consultation(id)}&q=nobody-is-called-this`)
      await expect(details, 'opened by its address').toContainText('Hello')
      await office.keyboard.press('Escape')
      await expect(office.getByText(none)).toBeVisible()
      await expectNoFindings(office, 'no match')
      await office.getByRole('button', { name: 'Clear filters' }).click()
      await expect(rowOf(office, name)).toBeVisible()
    })
  })
}
