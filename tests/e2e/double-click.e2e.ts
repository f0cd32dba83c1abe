import type { Page } from '@playwright/test'
import { adminPage, api } from '#shared/routes.ts'
import { consultationsNamed } from './consultation-screens.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { chooseInRow, expectToast, toastOf } from './screens.ts'

const leadsNamed = (name: string, more = {}) =>
  `${adminPage.leads}?${new URLSearchParams({ q: name, ...more })}`

test(
  'Mark Contacted, pressed twice, writes no e-mail and keeps its place',
  inLongLane,
  async ({ office, firm }) => {
    const lead = await firm.enteredLead()
    await office.goto(leadsNamed(lead.name))
    await office.getByRole('link', { name: lead.name }).click()
    const mark = office.getByRole('dialog').getByRole('button', { name: 'Mark Contacted' })
    const place = await mark.boundingBox()
    await mark.dblclick()
    await expect(mark).toHaveAttribute('aria-disabled', 'true')
    await expect(mark).toBeFocused()
    expect(await mark.boundingBox()).toEqual(place)
    await expect.poll(async () => (await firm.leadsNamed(lead.name))[0]?.status).toBe('contacted')
  },
)

test('Not spam, pressed twice, does not mark the lead', inLongLane, async ({ office, firm }) => {
  const name = unique('Doubtful')
  const website = 'https://spam.example'
  await firm.visitorSends(api.leads, { name, email: emailOf(name), website })
  await office.goto(leadsNamed(name, { quarantined: 'true' }))
  await office.getByRole('link', { name }).click()
  const details = office.getByRole('dialog')
  await details.getByRole('button', { name: 'Not spam' }).dblclick()
  await expect(details).not.toContainText('Set aside as possible spam')
  await expect(details.getByRole('button', { name: 'Mark Contacted' })).toBeEnabled()
  await expect.poll(async () => (await firm.leadsNamed(name))[0]?.status).toBe('new')
})

test('Mark Scheduled and Mark Completed, pressed twice, do it once', async ({ office, firm }) => {
  const { name } = await firm.askedMeeting()
  const status = async () => (await firm.meetingsNamed(name))[0]?.status
  await office.goto(consultationsNamed(name))
  await office.getByRole('link', { name }).click()
  const details = office.getByRole('dialog')
  await details.getByRole('button', { name: 'Mark Scheduled' }).dblclick()
  await expect(details.getByRole('button', { name: 'Mark Completed' })).toBeEnabled()
  expect(await status()).toBe('scheduled')
  await details.getByRole('button', { name: 'Mark Completed' }).dblclick()
  await expect.poll(status).toBe('completed')
})

for (const [what, pressable] of [
  [
    'Delete of a question',
    async (page: Page, name: string) => {
      await chooseInRow(page, name, 'Delete')
      return page.getByRole('alertdialog').getByRole('button', { name: 'Delete' })
    },
  ],
  [
    'Cancel of a form',
    async (page: Page, name: string) => {
      await chooseInRow(page, name, 'Edit')
      return page.getByRole('dialog').getByRole('button', { name: 'Cancel' })
    },
  ],
  [
    'Undo of a toast',
    async (page: Page, name: string) => {
      await chooseInRow(page, name, 'Mark as Contacted')
      await expectToast(page, 'Lead updated', /.*/)
      return toastOf(page).getByRole('button', { name: 'Undo' })
    },
  ],
] as const) {
  const lane = what === 'Cancel of a form' ? inLongLane : {}
  test(
    `${what}, pressed twice, presses nothing that lies beneath`,
    lane,
    async ({ office, firm }) => {
      const { name } = await firm.enteredLead()
      await office.goto(leadsNamed(name))
      const button = await pressable(office, name)
      await office.evaluate(() => {
        document.addEventListener('click', ({ detail }) => {
          if (detail === 2) document.documentElement.dataset.pressedBeneath = 'yes'
        })
      })
      await button.dblclick()
      await expect(button).toBeHidden()
      await expect(office.locator('[data-pressed-beneath]')).toHaveCount(0)
    },
  )
}

test(
  'a step that is done, pressed twice, leaves the next one to be done',
  inLongLane,
  async ({ office, firm }) => {
    const lead = await firm.enteredLead()
    const colleague = await firm.newAdmin()
    for (const title of ['First', 'Second', 'Third']) {
      const task = { title, dueAt: '2030-01-01' }
      await firm.posts(colleague, api.admin.personTasks(lead.personId ?? ''), task)
    }
    await office.goto(adminPage.person(lead.personId ?? ''))
    const steps = office.getByRole('region', { name: 'Next step' })
    await expect(steps.getByRole('listitem')).toHaveCount(3)
    await steps.getByRole('button', { name: /^Done/ }).first().dblclick({ delay: 60 })
    await expect(steps.getByRole('listitem')).toHaveCount(2)
    await office.reload()
    await expect(steps.getByRole('listitem')).toHaveCount(2)
  },
)
