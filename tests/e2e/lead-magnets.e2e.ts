import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { adminPage, api } from '#shared/routes.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { expectNoFindings, widths } from './axe.ts'
import { emailOf, Firm, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, exportedFile, holdToast, leadRow as rowOf, toastOf } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

const listOf = (words: string) => `${adminPage.leadMagnets}?${new URLSearchParams({ q: words })}`

const noneAtAll = 'No lead magnet submissions yet. Start promoting your valuable resources!'
const none = 'No submissions match your filters'

/** The figure on a card over the list, which is a link to what it counts. */
const card = (page: Page, label: string, count: number) =>
  page
    .getByRole('list', { name: 'Lead magnets at a glance' })
    .getByRole('link', { name: new RegExp(`^${label}\\s*${count}$`) })

/** By the row's own button, or on a card by its menu. */
async function pressInRow(page: Page, verb: 'Edit' | 'Delete', who: string) {
  const menu = rowOf(page, who).getByRole('button', { name: `Actions for ${who}` })
  const button = rowOf(page, who).getByRole('button', { name: `${verb} ${who}` })
  await button.or(menu).click()
  if (await menu.isVisible()) await page.getByRole('menuitem', { name: verb }).click()
}

/** Thirty hours at $35: the figures below are worked out by hand from public-site.md §9. */
const auditData = {
  companyName: 'Harrow & Daughters',
  industry: 'Logistics',
  employeeCount: '11-50',
  role: 'Dispatcher',
  dataEntry: 12,
  reportGeneration: 4,
  customerCommunication: 10,
  invoicing: 4,
  painPoints: ['Slow response times to customers'],
  crmSystem: 'A spreadsheet',
}

test(
  'the first submissions are counted by type, and only types that are there are offered',
  inLongLane,
  async ({ page: office, freshProduct }) => {
    const firm = await Firm.of(freshProduct.url)
    await signIn(office.context(), await firm.signIn('first@example.com'))
    await office.goto(freshProduct.url + adminPage.leadMagnets)
    await expect(office.getByText(noneAtAll)).toBeVisible()
    await expect(card(office, 'Total Downloads', 0)).toBeVisible()
    await expectNoFindings(office, 'no submission yet')
    const filter = office.getByLabel('Type')
    await expect(filter.getByRole('option')).toHaveText(['All Types'])

    const email = emailOf(unique('Ticker'))
    await firm.visitorSends(api.sendChecklist, { email, checked: ['processes-listed'] })
    await expect(rowOf(office, email), 'of nobody who gave a name').toBeVisible()
    await expect(office.getByRole('columnheader')).toHaveText([
      // The box that chooses all.
      '',
      'Name',
      'Company',
      'Email',
      'Lead Magnet type',
      'Follow-up Status',
      'Downloaded',
      'Actions',
    ])
    const guide = await firm.enteredSubmission({ leadMagnetType: 'guide' })
    await expect(rowOf(office, guide.name)).toBeVisible()
    await expect(card(office, 'Total Downloads', 2)).toBeVisible()
    await expect(card(office, 'Audits', 0)).toBeVisible()
    await expect(card(office, 'Templates', 0)).toBeVisible()
    await expect(filter.getByRole('option')).toHaveText(['All Types', 'Checklist', 'Guide'])
    await card(office, 'Checklists', 1).click()
    await expect(office).toHaveURL(/\?type=checklist$/)
    await expect(rowOf(office, guide.name)).toBeHidden()
    await expect(rowOf(office, email)).toBeVisible()
  },
)

test('a submission is entered by hand, edited, searched for and exported', async ({
  office,
  firm,
}) => {
  const name = unique('Hand Entered')
  const company = unique('Søndergård')
  const other = await firm.enteredSubmission({ company, leadMagnetType: 'audit' })
  await office.goto(adminPage.leadMagnets)
  await office.getByRole('button', { name: 'Add New Submission' }).click()
  const create = office.getByRole('dialog', { name: 'Add New Submission' })
  await expect(create.getByLabel('Lead Magnet Type')).toHaveValue('checklist')
  await expect(create.getByLabel('Lead Magnet Type').getByRole('option')).toHaveText([
    'Checklist',
    'Audit',
    'Template',
    'Guide',
  ])
  await expect(create.getByLabel('Follow-up Status')).toHaveValue('pending')
  await expect(create.getByLabel('Follow-up Status').getByRole('option')).toHaveText([
    'Pending',
    'Contacted',
    'Completed',
    'Not interested',
  ])
  await expect(create.getByLabel('Submission Data')).toHaveAttribute('rows', '3')
  await create.getByLabel('Email').fill('no address')
  await create.getByRole('button', { name: 'Create Submission' }).click()
  await expect(create.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
  await expect(create.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')

  await create.getByLabel('Name').fill(name)
  await create.getByLabel('Email').fill(emailOf(name))
  await create.getByLabel('Company').fill(company)
  await create.getByLabel('Submission Data').fill('Met at the trade fair.')
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await office.route(`**${api.leadMagnetSubmissions}`, async (route) => {
    await held
    await route.continue()
  })
  await create.getByRole('button', { name: 'Create Submission' }).click()
  await expect(create.getByRole('button', { name: 'Creating...' })).toBeVisible()
  answer()
  await expectToast(office, 'Submission created', 'New submission has been created successfully.')
  await expect(create).toBeHidden()
  await expect(rowOf(office, name)).toContainText('Checklist')
  await expect(rowOf(office, name)).toContainText('Pending')

  await pressInRow(office, 'Edit', name)
  const edit = office.getByRole('dialog', { name: 'Edit Lead Magnet Submission' })
  await expect(edit.getByLabel('Submission Data')).toHaveValue('Met at the trade fair.')
  await edit.getByLabel('Lead Magnet Type').selectOption('Template')
  await edit.getByLabel('Follow-up Status').selectOption('Not interested')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(
    office,
    'Submission updated',
    'Submission details have been updated successfully.',
  )
  await expect(rowOf(office, name)).toContainText('Template')
  await expect(rowOf(office, name)).toContainText('Not interested')
  expect(await firm.submissionsNamed(name)).toMatchObject([
    { company, leadMagnetType: 'template', followupStatus: 'not-interested' },
  ])
  await pressInRow(office, 'Edit', name)
  await edit.getByLabel('Follow-up Status').selectOption('Not set')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expect(rowOf(office, name)).toContainText('Not set')
  // The edit form's own default (admin-back-office.md §4).
  await pressInRow(office, 'Edit', name)
  await expect(edit.getByLabel('Follow-up Status')).toHaveValue('pending')
  await office.keyboard.press('Escape')
  await expect(edit).toBeHidden()

  const search = office.getByLabel('Search submissions')
  await expect(search).toHaveAttribute('placeholder', 'name, email or company')
  await search.fill(company.toUpperCase())
  await expect(office.getByRole('row')).toHaveCount(3)
  await office.getByRole('columnheader', { name: 'Name' }).getByRole('button').click()
  await expect(office).toHaveURL(/sort=name/)
  await expect(office.getByRole('row').nth(1)).toContainText(name)
  const filter = office.getByLabel('Type')
  await filter.selectOption('Audit')
  await expect(rowOf(office, name)).toBeHidden()
  await office.reload()
  await expect(search).toHaveValue(company.toUpperCase())
  await expect(filter).toHaveValue('audit')
  await expect(rowOf(office, other.name)).toBeVisible()
  await expect(rowOf(office, name)).toBeHidden()
  const { name: file, lines } = await exportedFile(office)
  expect(file).toBe('lead-magnets.csv')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(other.email)
  await search.fill('nobody-is-called-this')
  await expect(office.getByText(none)).toBeVisible()
  await expect(office.getByRole('columnheader', { name: 'Company' })).toBeVisible()
  await office.getByRole('button', { name: /^Remove Type Audit/ }).click()
  await expect(filter).toHaveValue('all')
  await expect(search).toBeFocused()
  await office.getByRole('button', { name: 'Clear filters' }).click()
  await expect(rowOf(office, name)).toBeVisible()
  await expect(search).toBeFocused()
})

test('a checklist and an audit read as answers and figures, anything else as its text', async ({
  office,
  firm,
}) => {
  const ticker = emailOf(unique('Ticker'))
  await firm.visitorSends(api.sendChecklist, { email: ticker, checked: ['processes-listed'] })
  const auditor = emailOf(unique('Auditor'))
  await firm.visitorSends(api.sendAuditReport, { email: auditor, auditData })
  const text = await firm.enteredSubmission({
    leadMagnetType: 'guide',
    submissionData: 'Asked on the phone.\nWrite in March.',
  })
  const open = async (who: string) => {
    await office.goto(listOf(who))
    await rowOf(office, who).getByRole('link', { name: who, exact: true }).first().click()
    return office.getByRole('dialog', { name: who })
  }
  const checklist = await open(ticker)
  const answers = checklist.getByRole('region', { name: /1 of 20/ })
  await expect(answers.getByRole('listitem')).toHaveCount(20)
  await expect(checklist.getByText('(in place)')).toHaveCount(1)
  await expect(checklist.getByText('Company'), 'nothing is said of what is blank').toBeHidden()

  const audit = await open(auditor)
  await expect(audit).toContainText('Harrow & Daughters')
  for (const [label, figure] of [
    ['Manual hours a week', '30'],
    ['Cost a year', '$50,400'],
    ['Hours saved a week', '22.5'],
    ['Saved a year', '$37,800'],
    ['Return in the first year', '152%'],
  ] as const) {
    const term = audit.locator('dt').filter({ hasText: label })
    await expect(term.locator('xpath=following-sibling::dd')).toHaveText(figure)
  }
  await expect(audit).toContainText('12 hours a week')
  await expect(audit).toContainText('Slow response times to customers')
  await expect(audit).toContainText('A spreadsheet')
  const saved = office.waitForEvent('download')
  await audit.getByRole('button', { name: 'Download PDF' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toBe('efficiency-audit-report.pdf')
  const report = pdfText(readFileSync(await file.path()))
  for (const figure of ['$50,400', '22.5', '$37,800', '152%']) expect(report).toContain(figure)

  const guide = await open(text.name)
  await expect(guide.getByRole('heading', { name: 'Guide' })).toBeVisible()
  await expect(guide).toContainText('Write in March.')
  await expect(guide.getByRole('button', { name: 'Download PDF' })).toBeHidden()
})

test(
  'of two who edit the same submission the second is shown what changed',
  inLongLane,
  async ({ office, anotherBrowser, firm, complaints }) => {
    complaints.allow(/status of 409/)
    const { name } = await firm.enteredSubmission({ company: 'As Opened' })
    const colleague = await anotherBrowser()
    const theirName = unique('Colleague')
    await signIn(colleague.context(), await firm.newAdmin(theirName))
    const forms = []
    for (const page of [office, colleague]) {
      await page.goto(listOf(name))
      await pressInRow(page, 'Edit', name)
      forms.push(page.getByRole('dialog', { name: 'Edit Lead Magnet Submission' }))
    }
    const [mine, theirs] = forms
    if (!mine || !theirs) throw new Error('Two forms are open.')
    const company = (form: typeof mine) => form.getByLabel('Company', { exact: true })
    await company(theirs).fill('Theirs')
    await theirs.getByRole('button', { name: 'Save Changes' }).click()
    await expect(theirs).toBeHidden()
    await company(mine).fill('Mine')
    await mine.getByRole('button', { name: 'Save Changes' }).click()
    await expect(
      mine.getByRole('heading', {
        name: `${theirName} changed this submission while you were editing it`,
      }),
    ).toBeVisible()
    await expect(mine.getByText('Theirs', { exact: true })).toBeVisible()
    const companyNow = async () => (await firm.submissionsNamed(name))[0]?.company
    expect(await companyNow(), 'nothing overwritten').toBe('Theirs')
    await mine.getByRole('radio', { name: /Keep mine/ }).check()
    await mine.getByRole('button', { name: 'Save Again' }).click()
    await expect(mine).toBeHidden()
    expect(await companyNow()).toBe('Mine')
  },
)

test('a deletion is asked about, fails aloud, and comes back with Undo', async ({
  office,
  firm,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  const { id, name } = await firm.enteredSubmission()
  const row = rowOf(office, name)
  await office.goto(listOf(name))
  await office.route(`**${api.admin.submission(id)}`, (route) => route.abort())
  await pressInRow(office, 'Edit', name)
  const edit = office.getByRole('dialog', { name: 'Edit Lead Magnet Submission' })
  await edit.getByLabel('Company').fill('Not Saved Yet')
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(office, 'Update failed', 'Failed to update submission. Please try again.')
  await expect(edit.getByLabel('Company')).toHaveValue('Not Saved Yet')
  await office.keyboard.press('Escape')
  await office.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()

  await pressInRow(office, 'Delete', name)
  const question = office.getByRole('alertdialog')
  await expect(question).toHaveAccessibleName('Are you sure you want to delete this submission?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(office, 'Delete failed', 'Failed to delete submission. Please try again.')
  await expect(row).toBeVisible()
  await office.unroute(`**${api.admin.submission(id)}`)
  await pressInRow(office, 'Delete', name)
  await question.getByRole('button', { name: 'Delete' }).click()
  await expectToast(office, 'Submission deleted', 'Submission has been deleted successfully.')
  await holdToast(office)
  await expect(office.getByText(none)).toBeVisible()
  await toastOf(office).getByRole('button', { name: 'Undo' }).click()
  await expectToast(office, 'Submission restored', `The submission of ${name} is back in the list.`)
  await expect(row).toBeVisible()

  await office.route(`**${api.leadMagnetSubmissions}`, (route) => route.abort())
  await office.getByRole('button', { name: 'Add New Submission' }).click()
  const create = office.getByRole('dialog', { name: 'Add New Submission' })
  await create.getByLabel('Name').fill('Kept')
  await create.getByLabel('Email').fill('kept@example.com')
  await create.getByRole('button', { name: 'Create Submission' }).click()
  await expectToast(office, 'Create failed', 'Failed to create submission. Please try again.')
  await expect(create.getByLabel('Name')).toHaveValue('Kept')
})

for (const [what, viewport] of widths) {
  test.describe(`axe finds nothing ${what}`, inLongLane, () => {
    test.use({ viewport })

    test('in the list of submissions and what opens over it', async ({ office, firm }) => {
      test.setTimeout(120_000)
      const word = unique('axe').replace(' ', '.')
      const ticker = `checklist.${word}@example.com`
      await firm.visitorSends(api.sendChecklist, { email: ticker, checked: ['processes-listed'] })
      const auditor = `audit.${word}@example.com`
      await firm.visitorSends(api.sendAuditReport, { email: auditor, auditData })
      await office.goto(listOf(word))
      await expect(rowOf(office, auditor)).toBeVisible()
      await expectNoFindings(office, 'list')
      await expectNoSidewaysScroll(office)
      for (const [who, last] of [
        [ticker, '(in place)'],
        [auditor, 'A spreadsheet'],
      ] as const) {
        await rowOf(office, who).getByRole('link', { name: who, exact: true }).first().click()
        await expect(office.getByRole('dialog')).toContainText(last)
        await expectNoFindings(office, `details of ${who}`)
        await office.keyboard.press('Escape')
        await expect(office.getByRole('dialog')).toBeHidden()
      }
      await pressInRow(office, 'Edit', auditor)
      const edit = office.getByRole('dialog', { name: 'Edit Lead Magnet Submission' })
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      await expect(edit.getByLabel('Name'), 'a visitor may leave it out').toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await expectNoFindings(office, 'edit form with errors')
      await office.keyboard.press('Escape')
      await expect(edit).toBeHidden()
      await pressInRow(office, 'Delete', auditor)
      await expect(office.getByRole('alertdialog')).toBeVisible()
      await expectNoFindings(office, 'question')

      await office.goto(listOf('nobody-is-called-this'))
      await expect(office.getByText(none)).toBeVisible()
      await expectNoFindings(office, 'no match')
      await office.getByRole('button', { name: 'Add New Submission' }).click()
      await expect(office.getByRole('dialog', { name: 'Add New Submission' })).toBeVisible()
      await expectNoFindings(office, 'create form')
    })
  })
}
