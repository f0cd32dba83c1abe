import { backupCalls, outboundCalls } from '#shared/office-calls.ts'
import type { Outbound } from '#shared/outbound/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { expectNoFindings, widths } from './axe.ts'
import { Firm, password } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast, keepFromHearing, openBackups } from './screens.ts'

const systemTab = settingsPage('system')
test('what is set for everybody is saved, holds at once, and is there after a reload', async ({
  office,
  firm,
}) => {
  await office.goto(systemTab)
  await expect(office.getByLabel('SMTP server')).toHaveValue('Not configured')
  await expect(office.getByText('Connected to a PostgreSQL database')).toBeVisible()
  await office.getByLabel('From Email').fill('not an address')
  await office.getByRole('button', { name: 'Save System Settings' }).click()
  await expect(office.getByLabel('From Email')).toHaveAttribute('aria-invalid', 'true')

  await office.getByLabel('From Email').fill('firm@example.com')
  await office.getByLabel('Scheduling address').fill('https://calendar.example/firm')
  const scoring = office.getByRole('switch', { name: 'Lead Scoring' })
  await expect(office.getByRole('switch', { name: 'Auto-assign Leads' })).toBeChecked()
  await expect(scoring).not.toBeChecked()
  await scoring.click()
  await office.getByRole('button', { name: 'Save System Settings' }).click()
  await expectToast(
    office,
    'System settings updated',
    'The settings hold for everybody from now on.',
  )
  await office.reload()
  await expect(office.getByLabel('From Email')).toHaveValue('firm@example.com')
  await expect(scoring).toBeChecked()

  const lead = await firm.enteredLead({ email: 'cto@acme.example', company: 'Acme', phone: '1' })
  await office.goto(`${adminPage.leads}?${new URLSearchParams({ lead: lead.id })}`)
  const details = office.getByRole('dialog')
  await expect(details.getByRole('heading', { name: /Score: 50 of 100/ })).toBeVisible()
  await expect(details.getByText('Writes from a company address')).toBeVisible()

  await office.goto(systemTab)
  await office.getByLabel('Scheduling address').fill('')
  await office.getByLabel('From Email').fill('')
  await scoring.click()
  await office.getByRole('button', { name: 'Save System Settings' }).click()
  await expectToast(
    office,
    'System settings updated',
    'The settings hold for everybody from now on.',
  )
})

test('a failure says so and keeps what was typed', async ({ office, complaints }) => {
  complaints.allow(/ERR_FAILED/)
  await office.goto(systemTab)
  await office.getByLabel('From Email').fill('kept@example.com')
  await office.route(`**${api.admin.system}`, (route) => route.abort())
  await office.getByRole('button', { name: 'Save System Settings' }).click()
  await expectToast(
    office,
    'Update failed',
    'Failed to save the system settings. Please try again.',
  )
  await expect(office.getByLabel('From Email')).toHaveValue('kept@example.com')
})

test(
  'backups that can not be read or planned say so',
  inLongLane,
  async ({ office, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    await keepFromHearing(office)
    await office.route(`**${backupCalls.list}`, (route) => route.abort())
    await office.goto(systemTab)
    const failure = office.getByRole('alert').filter({ hasText: '– could not be read' })
    await expect(failure).toBeVisible()
    await office.unroute(`**${backupCalls.list}`)
    await failure.locator('..').getByRole('button', { name: 'Try again' }).click()
    await expect(failure).toBeHidden()

    await openBackups(office)
    const dialog = office.getByRole('dialog', { name: 'Configure Backup' })
    await dialog.getByLabel('Schedule').selectOption('weekly')
    await office.route(`**${backupCalls.plan}`, (route) => route.abort())
    await dialog.getByRole('button', { name: 'Save Schedule' }).click()
    const question = office.getByRole('dialog', { name: 'Save this schedule?' })
    await question.getByLabel('Password', { exact: true }).fill(password)
    await question.getByRole('button', { name: 'Save' }).click()
    await expectToast(office, 'Update failed', 'Failed to save the schedule. Please try again.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog.getByLabel('Schedule')).toHaveValue('weekly')
  },
)

test(
  'what leaves this machine is listed by purpose and host',
  inLongLane,
  async ({ office, complaints }) => {
    complaints.allow(/ERR_FAILED/)
    await keepFromHearing(office)
    const section = office.getByRole('region', { name: 'What leaves this machine' })
    await office.route(`**${outboundCalls.list}`, (route) => route.abort())
    await office.goto(systemTab)
    await expect(section.getByRole('alert')).toBeVisible()
    await office.unroute(`**${outboundCalls.list}`)
    await section.getByRole('button', { name: 'Try again' }).click()
    await expect(section.getByText('Nothing so far.')).toBeVisible()

    // No feed can be read here: the product calls nothing of this machine, and there is nothing else.
    const lastAt = new Date(Date.now() - 300_000).toISOString()
    const called = { purpose: 'calendar-feed', calls: 1_440, failures: 0, lastAt }
    const listed: Outbound = {
      mail: { host: 'mail.example:465', sent: 1, lastAt },
      calls: [
        { ...called, host: 'calendar.example', lastFailure: null, lastFailureAt: null },
        {
          ...called,
          host: 'a-calendar-with-a-long-name.of-another-provider.example',
          failures: 2,
          lastFailure: 'It did not answer in time.',
          lastFailureAt: lastAt,
        },
      ],
    }
    await office.route(`**${outboundCalls.list}`, (route) => route.fulfill({ json: listed }))
    await office.reload()
    await expect(section.getByRole('listitem')).toContainText([
      'mail.example:4651 message, last 5m ago',
      'calendar.example1,440 calls, last 5m ago',
      '2 calls failed, the last 5m ago: It did not answer in time.',
    ])
    for (const [where, viewport] of widths) {
      await office.setViewportSize(viewport)
      await expectNoFindings(office, `what leaves this machine ${where}`)
    }
  },
)

test.describe('with less motion', () => {
  // A toast that fades out has too little contrast for a moment.
  test('a backup is planned, made, checked, taken home and deleted', async ({
    page: office,
    freshProduct,
    complaints,
  }) => {
    test.setTimeout(120_000)
    // A wrong password is typed on purpose.
    complaints.allow(/status of 400 .*\/delete\)/)
    const firm = await Firm.of(freshProduct.url)
    const session = await firm.signIn('first@example.com')
    // A scheduled backup must not come between, neither now nor by the plan that is saved below.
    const hour = (new Date().getUTCHours() + 12) % 24
    const unplanned = await office.request.patch(freshProduct.url + backupCalls.plan, {
      headers: { Authorization: `Bearer ${session.token}` },
      data: { schedule: 'off', hour, timeZone: 'UTC', keep: 14, password },
    })
    expect(unplanned.ok()).toBe(true)
    await signIn(office.context(), session)
    await office.goto(freshProduct.url + systemTab)
    await openBackups(office)
    const dialog = office.getByRole('dialog', { name: 'Configure Backup' })
    await dialog.getByLabel('Schedule').selectOption('weekly')
    await dialog.getByLabel('Keep').fill('5')
    await dialog.getByRole('button', { name: 'Save Schedule' }).click()
    const plan = office.getByRole('dialog', { name: 'Save this schedule?' })
    await plan.getByLabel('Password', { exact: true }).fill(password)
    await plan.getByRole('button', { name: 'Save' }).click()
    await expectToast(office, 'Backup schedule saved', 'Backups follow it from now on.')

    await dialog.getByRole('button', { name: 'Run Backup Now' }).click()
    await expectToast(office, 'Backup started', 'It appears below as soon as it is made.')
    await expect(dialog.getByText(/^Restored into a scratch database: /)).toBeVisible({
      timeout: 60_000,
    })
    const download = office.waitForEvent('download')
    await dialog.getByRole('button', { name: /^Download the backup/ }).click()
    const asked = office.getByRole('dialog', { name: 'Download this backup?' })
    await asked.getByLabel('Password', { exact: true }).fill(password)
    await asked.getByRole('button', { name: 'Download' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.tar\.gz$/)

    for (const [where, viewport] of widths) {
      await office.setViewportSize(viewport)
      await expectNoFindings(office, `backups ${where}`)
    }
    await dialog.getByRole('button', { name: /^Delete the backup/ }).click()
    const question = office.getByRole('dialog', { name: 'Delete this backup?' })
    await expectNoFindings(office, 'question about a backup')
    await question.getByLabel('Password', { exact: true }).fill('not my password')
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question.getByText('This is not your current password.')).toBeVisible()
    await question.getByLabel('Password', { exact: true }).fill(password)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expectToast(office, 'Backup deleted', 'Its file is gone as well.')
    await expect(dialog.getByText('No backup has been made yet.')).toBeVisible()
    await expectNoFindings(office, 'no backups')
  })
})

test('the secret of a booking tool is set and removed with the password', async ({ office }) => {
  await office.goto(systemTab)
  const secret = office.getByRole('form', { name: 'Secret of Cal.com' })
  await secret.getByLabel('Secret').fill('short')
  await secret.getByRole('button', { name: 'Save Secret' }).click()
  await expect(secret.getByText('The secret must have at least 16 characters.')).toBeVisible()
  await secret.getByLabel('Secret').fill('a secret of enough letters')
  await secret.getByRole('button', { name: 'Save Secret' }).click()
  const kept = office.getByRole('dialog', { name: 'Save the secret of Cal.com?' })
  await kept.getByLabel('Password', { exact: true }).fill(password)
  await kept.getByRole('button', { name: 'Save' }).click()
  await expectToast(office, 'Secret saved', 'Bookings of Cal.com arrive from now on.')
  await expect(secret.getByLabel('Replace the secret')).toHaveValue('')
  await secret.getByRole('button', { name: 'Remove' }).click()
  const gone = office.getByRole('dialog', { name: 'Remove the secret of Cal.com?' })
  await gone.getByLabel('Password', { exact: true }).fill(password)
  await gone.getByRole('button', { name: 'Remove' }).click()
  await expectToast(office, 'Secret removed', 'Nothing of Cal.com is taken any more.')
  await expect(secret.getByRole('button', { name: 'Remove' })).toBeHidden()
})

test("'Upgrade to Pro' shows what is left and leads there", async ({ office }) => {
  await office.goto(adminPage.dashboard)
  await office.getByRole('button', { name: /^Upgrade to Pro/ }).click()
  const dialog = office.getByRole('dialog', { name: 'Ready for production' })
  await expect(dialog.getByRole('listitem')).toHaveCount(5)
  await expect(dialog.getByText('No mail server is configured')).toBeVisible()
  for (const [where, viewport] of widths) {
    await office.setViewportSize(viewport)
    await expectNoFindings(office, `way to production ${where}`)
  }
  await dialog.getByRole('link', { name: 'Security settings' }).click()
  await expect(dialog).toBeHidden()
  await expect(office).toHaveURL(/tab=security/)
})

test('the System tab has nothing for axe to find', inLongLane, async ({ office }) => {
  for (const [where, viewport] of widths) {
    await office.setViewportSize(viewport)
    await office.goto(systemTab)
    await expect(office.getByRole('button', { name: 'Save System Settings' })).toBeVisible()
    await expectNoFindings(office, `System ${where}`)
  }
})

test("a visitor's lead is somebody's; it can be given to me, and then is among mine", async ({
  office,
  firm,
}) => {
  const lead = await firm.enteredLead()
  await office.goto(`${adminPage.leads}?${new URLSearchParams({ lead: lead.id })}`)
  await office.getByRole('dialog').getByRole('button', { name: 'Edit' }).click()
  const edit = office.getByRole('dialog', { name: 'Edit Lead' })
  const user = await office.evaluate(() => JSON.parse(localStorage.getItem('admin_user') ?? '{}'))
  await edit.getByLabel('Assigned to').selectOption({ label: user.name })
  await edit.getByRole('button', { name: 'Save Changes' }).click()
  await expectToast(office, 'Lead updated', 'Lead details have been updated successfully.')
  await office.goto(adminPage.leads)
  await office.getByRole('button', { name: 'Mine' }).click()
  await expect(office.getByRole('link', { name: lead.name })).toBeVisible()
  await expect(office.getByText(`Assigned to ${user.name}`)).toBeAttached()
  await expect(office).toHaveURL(/assigned=me/)
})
