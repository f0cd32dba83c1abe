import { readFileSync } from 'node:fs'
import { adminPage, api } from '#shared/routes.ts'
import { settingsPage } from '#shared/settings/tabs.ts'
import { expectNoFindings, widths } from './axe.ts'
import { password } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectToast } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

test('a person is found, given everything, erased, and not entered again', async ({
  office,
  firm,
  complaints,
}) => {
  complaints.allow(/status of 409/)
  const lead = await firm.enteredLead({ message: 'Please keep my place.' })
  await office.goto(settingsPage('privacy'))
  const find = async (address: string) => {
    await office.getByLabel('Email address').fill(address)
    await office.getByRole('button', { name: 'Find' }).click()
  }
  await find('nobody')
  await expect(office.getByText('Enter a valid email address')).toBeVisible()
  await find(` ${lead.email.toUpperCase()} `)
  const held = office.getByRole('region', { name: `Held about ${lead.email}` })
  await expect(held.getByRole('listitem')).toHaveText(['1 lead', '1 entry under People'])

  const download = office.waitForEvent('download')
  await held.getByRole('button', { name: 'Export everything (JSON)' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(`personal-data-${lead.email}.json`)
  const everything = JSON.parse(readFileSync(await file.path(), 'utf8'))
  expect(everything.leads).toMatchObject([{ id: lead.id, message: 'Please keep my place.' }])

  await held.getByRole('button', { name: 'Erase…' }).click()
  const question = office.getByRole('dialog', { name: 'Erase this person?' })
  await expect(question).toContainText(
    `This removes 1 lead and 1 entry under People about ${lead.email}`,
  )
  await question.getByLabel('Type the address to confirm').fill('somebody@else.example')
  await question.getByRole('button', { name: 'Erase for Good' }).click()
  await expect(question.getByText('This is not the address above.')).toBeVisible()
  await question.getByLabel('Type the address to confirm').fill(lead.email)
  await question.getByLabel('Password', { exact: true }).fill(password)
  await question.getByRole('button', { name: 'Erase for Good' }).click()
  await expectToast(office, 'Person erased', 'Gone for good: 1 lead and 1 entry under People.')
  await expect(office.getByText(`Nothing is held about ${lead.email}.`)).toBeVisible()
  await expect(office.getByText(/^Erased on .* Only the mark of the address/)).toBeVisible()
  await expect(office.getByText(/Erased on request: [1-9]/)).toBeVisible()

  await office.goto(adminPage.leads)
  await office.getByRole('button', { name: 'Add Lead' }).first().click()
  const form = office.getByRole('dialog')
  await form.getByLabel('Name').fill(lead.name)
  await form.getByLabel('Email').fill(lead.email)
  await form.getByRole('button', { name: 'Create Lead' }).click()
  await expect(form.getByText(/This person asked us to erase their data/)).toBeVisible()
})

for (const [what, viewport] of widths) {
  test.describe(`the privacy of people ${what}`, inLongLane, () => {
    test.use({ viewport })

    test('is without findings in every state', async ({ office, firm, complaints }) => {
      complaints.allow(/status of 500/)
      const lead = await firm.enteredLead()
      const judge = async (where: string) => {
        await expectNoFindings(office, where)
        await expectNoSidewaysScroll(office, where)
      }
      await office.goto(settingsPage('privacy'))
      await expect(office.getByRole('table')).toBeVisible()
      await judge('nothing asked yet')
      await office.getByLabel('Email address').fill(lead.email)
      await office.getByRole('button', { name: 'Find' }).click()
      await office.getByRole('button', { name: 'Erase…' }).click()
      await office.getByRole('button', { name: 'Erase for Good' }).click()
      await expect(office.getByText('This is not the address above.')).toBeVisible()
      await judge('the question with an error')
      await office.keyboard.press('Escape')
      await office.getByLabel('Email address').fill('first@example.com')
      await office.getByRole('button', { name: 'Find' }).click()
      await expect(office.getByRole('note')).toContainText('deactivate the account')
      await judge('somebody of the team')
      await office.route(`**${api.admin.privacy.retention}`, (route) =>
        route.fulfill({ status: 500 }),
      )
      await office.reload()
      await expect(office.getByRole('button', { name: 'Try again' })).toBeVisible()
      await judge('a failure')
    })
  })
}
