import type { Page, Route } from '@playwright/test'
import { adminPage, api } from '#shared/routes.ts'
import { consultationsNamed, detailsOf } from './consultation-screens.ts'
import { emailOf, password, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, keepFromHearing, leadRow } from './screens.ts'

/** Each record as admin-back-office.md §3 has it. */
const fields = [
  ...['id', 'name', 'email', 'company', 'phone', 'message', 'source', 'status', 'priority'],
  ...['preferredDate', 'meetingType', 'leadMagnetType', 'submissionData', 'followupStatus'],
  'createdAt',
]

type Json = Record<string, unknown>

/** What is optional and blank is not there at all. */
const specifiedPart = (row: Json): Json =>
  Object.fromEntries(
    Object.entries(row).filter(([name, value]) => fields.includes(name) && value !== null),
  )

const lists: string[] = [api.admin.leads, api.admin.consultations, api.admin.submissions]
const oneRecord =
  /^\/api\/admin\/(leads|consultations|lead-magnet-submissions)\/[0-9a-f-]{36}(\/status)?$/
const created: string[] = [api.leads, api.consultationRequests, api.leadMagnetSubmissions]

async function answerAsSpecified(route: Route) {
  const method = route.request().method()
  const path = new URL(route.request().url()).pathname
  // The specification has no call for one record.
  if (method === 'GET' && !lists.includes(path)) {
    return route.fulfill({ status: 404, json: { error: 'There is no such call.' } })
  }
  const answer = await route.fetch()
  const status = answer.status()
  if (!answer.ok()) {
    const { error } = await answer.json()
    return route.fulfill({ status, json: { error } })
  }
  if (method === 'GET') {
    const rows: Json[] = await answer.json()
    return route.fulfill({ json: rows.map(specifiedPart) })
  }
  if (status === 204) return route.fulfill({ status })
  // "Success or failure": nothing is said of what a success answers.
  return route.fulfill({ status, json: { success: true } })
}

/** Lets a page read nothing but what the specification says of each of its calls. */
async function keepToTheSpecification(page: Page) {
  await keepFromHearing(page)
  await page.route(
    ({ pathname }) =>
      lists.includes(pathname) || created.includes(pathname) || oneRecord.test(pathname),
    answerAsSpecified,
  )
  await page.route(`**${api.admin.login}`, async (route) => {
    const answer = await route.fetch()
    const { token, admin, error } = await answer.json()
    const { name, email, role } = admin ?? {}
    const json = answer.ok() ? { token, admin: { name, email, role } } : { error }
    return route.fulfill({ status: answer.status(), json })
  })
}

test(
  'every screen and dialog works with answers that have the specified fields alone',
  inLongLane,
  async ({ page, firm, complaints }) => {
    complaints.allow(/status of (401|404|400)/)
    await keepToTheSpecification(page)
    const { admin } = await firm.newAdmin()
    const lead = await firm.enteredLead({ message: 'Some words', phone: '+49 (0)30 1234567' })
    const bare = await firm.enteredLead()

    await test.step('login', async () => {
      await page.goto(adminPage.login)
      await page.getByLabel('Email').fill(admin.email)
      await page.getByLabel('Password', { exact: true }).fill('not the password')
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expectToast(page, 'Login Failed', 'Invalid credentials. Please try again.')
      await page.getByLabel('Password', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Sign In' }).click()
      await expectToast(page, 'Welcome back!', `Logged in as ${admin.name}`)
      const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('admin_user') ?? ''))
      expect(stored).toEqual({ name: admin.name, email: admin.email, role: 'admin' })
    })

    await test.step('leads', async () => {
      await page.goto(`${adminPage.leads}?${new URLSearchParams({ q: bare.name })}`)
      await leadRow(page, bare.name).getByRole('link', { name: bare.name }).click()
      await expect(detailsOf(page, bare.name).getByText('Not provided').first()).toBeVisible()
      await page.goto(`${adminPage.leads}?${new URLSearchParams({ q: lead.name })}`)
      await leadRow(page, lead.name).getByRole('link', { name: lead.name }).click()
      const details = detailsOf(page, lead.name)
      await expect(details.getByText('Some words')).toBeVisible()
      await expect(details.getByRole('link', { name: '+49 (0)30 1234567' })).toHaveAttribute(
        'href',
        'tel:+49301234567',
      )
      await details.getByRole('button', { name: 'Mark Contacted' }).click()
      await expectToast(page, 'Lead updated', 'Lead status has been updated successfully.')
      await details.getByRole('button', { name: 'Edit' }).click()
      const edit = page.getByRole('dialog', { name: 'Edit Lead' })
      await edit.getByLabel('Company').fill('As Specified')
      await edit.getByLabel('Status').selectOption('Won')
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      await expectToast(page, 'Lead updated', 'Lead details have been updated successfully.')
      await expect(details.getByText('As Specified').first()).toBeVisible()
      await page.keyboard.press('Escape')
      expect((await firm.leadsNamed(lead.name))[0]).toMatchObject({
        company: 'As Specified',
        status: 'won',
        message: 'Some words',
      })

      await page.getByRole('button', { name: 'Add Lead' }).click()
      const create = page.getByRole('dialog', { name: 'Add Lead' })
      const name = unique('Specified')
      await create.getByLabel('Name').fill(name)
      await create.getByLabel('Email').fill(emailOf(name))
      await create.getByRole('button', { name: 'Create Lead' }).click()
      await expectToast(page, 'Lead created', 'New lead has been created successfully.')
      await page.goto(`${adminPage.leads}?${new URLSearchParams({ q: name })}`)
      await chooseInRow(page, name, 'Delete')
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expectToast(page, 'Lead deleted', 'Lead has been deleted successfully.')
    })

    await test.step('consultations', async () => {
      const meeting = await firm.askedMeeting()
      await page.goto(consultationsNamed(meeting.name))
      await leadRow(page, meeting.name).getByRole('link', { name: meeting.name }).click()
      const details = detailsOf(page, meeting.name)
      await expect(details.getByText('Flexible')).toBeVisible()
      await expect(details.getByText('General consultation')).toBeVisible()
      await details.getByRole('button', { name: 'Mark Scheduled' }).click()
      await expect(page.getByText('Consultation updated', { exact: true })).toBeVisible()
      await details.getByRole('button', { name: 'Edit' }).click()
      const edit = page.getByRole('dialog', { name: /^Edit/ })
      await edit.getByLabel('Company').fill('As Specified')
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      await expect(details.getByText('As Specified').first()).toBeVisible()
      await page.keyboard.press('Escape')
      await chooseInRow(page, meeting.name, 'Mark as Completed')
      await expect(leadRow(page, meeting.name)).toContainText('Completed')
    })

    await test.step('lead magnets', async () => {
      const submission = await firm.enteredSubmission({ submissionData: 'Met at the fair' })
      await page.goto(`${adminPage.leadMagnets}?${new URLSearchParams({ q: submission.name })}`)
      await leadRow(page, submission.name).getByRole('link', { name: submission.name }).click()
      await expect(detailsOf(page, submission.name).getByText('Met at the fair')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: `Edit ${submission.name}` }).click()
      const edit = page.getByRole('dialog', { name: 'Edit Lead Magnet Submission' })
      await edit.getByLabel('Company').fill('As Specified')
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Submission updated', { exact: true })).toBeVisible()
      await expect(leadRow(page, submission.name)).toContainText('As Specified')
      await page.getByRole('button', { name: `Edit ${submission.name}` }).click()
      await page.route(`**${api.admin.submission(submission.id)}`, (route) =>
        route.fulfill({ status: 400, json: { error: 'Not today.' } }),
      )
      await edit.getByRole('button', { name: 'Save Changes' }).click()
      await expect(page.getByText('Update failed', { exact: true })).toBeVisible()
    })
  },
)
