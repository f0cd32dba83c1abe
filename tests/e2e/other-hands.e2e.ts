import type { Locator } from '@playwright/test'
import { checklistPage } from '#content/checklist/list.ts'
import { templates, templatesPage } from '#content/templates/list.ts'
import { adminPage, page as path } from '#shared/routes.ts'
import { emailOf, password, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'

/**
 * As Chrome on iOS and some password managers fill in a field: by a script of the page, whose value
 * React believes to have set itself.
 */
const fillFromThePage = (field: Locator, value: string) =>
  field.evaluate((element, value) => {
    if (!(element instanceof HTMLInputElement)) throw new Error('This is no field.')
    element.value = value
    for (const type of ['input', 'change'])
      element.dispatchEvent(new Event(type, { bubbles: true }))
  }, value)

/** As a password manager does on the load of a page: the value, and no event. */
const setSilently = (field: Locator, value: string) =>
  field.evaluate((element, value) => {
    const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
    own?.set?.call(element, value)
  }, value)

test('an address that the browser fills in can be sent: the checklist', async ({ page }) => {
  await page.goto(path.checklist)
  const form = page.getByRole('form', { name: checklistPage.form.heading })
  await form.scrollIntoViewIfNeeded()
  const field = form.getByLabel('Email address')
  await field.focus()
  await expect(async () => {
    await fillFromThePage(field, emailOf(unique('Filled In')))
    await expect(form.getByRole('button')).toBeEnabled({ timeout: 500 })
  }).toPass()
  await form.getByRole('button').click()
  await expect(form).toBeHidden()
})

test('an address that the browser fills in can be sent: a template', async ({ page }) => {
  await page.goto(path.templates)
  const form = page.getByRole('form', { name: templates[0]?.title ?? '' })
  const field = form.getByLabel(templatesPage.emailLabel)
  await field.focus()
  await expect(async () => {
    await fillFromThePage(field, emailOf(unique('Filled In')))
    await expect(form.getByRole('button')).toBeEnabled({ timeout: 500 })
  }).toPass()
  await form.getByRole('button').click()
  await expect(page.getByText('Template sent to your email!')).toBeVisible()
})

test('who lets the browser fill in address and password is signed in', async ({ page, firm }) => {
  const { admin } = await firm.newAdmin()
  await page.goto(adminPage.login)
  await fillFromThePage(page.getByLabel('Email'), admin.email)
  await fillFromThePage(page.getByLabel('Password', { exact: true }), password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(adminPage.dashboard)
})

test('who is filled in while the page loads, without a word, is signed in', async ({
  page,
  firm,
}) => {
  const { admin } = await firm.newAdmin()
  await page.goto(adminPage.login)
  await setSilently(page.getByLabel('Email'), admin.email)
  await setSilently(page.getByLabel('Password', { exact: true }), password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(adminPage.dashboard)
})

for (const composing of [true, false]) {
  const lane = composing ? {} : inLongLane
  test(
    `the Enter of an input method is its own, ${composing ? 'composing' : 'as in Safari'}`,
    lane,
    async ({ office, firm }) => {
      const lead = await firm.enteredLead()
      await office.goto(adminPage.dashboard)
      await expect(office.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
      await office.keyboard.press('Control+k')
      const field = office.getByRole('combobox', { name: /^Search people, / })
      await field.fill(lead.name)
      await expect(office.getByRole('option', { name: lead.name }).first()).toBeVisible()
      for (const key of ['Enter', 'Escape']) {
        await field.evaluate(
          (element, init) => element.dispatchEvent(new KeyboardEvent('keydown', init)),
          { key, keyCode: 229, isComposing: composing, bubbles: true, cancelable: true },
        )
      }
      await expect(field).toHaveValue(lead.name)
      await expect(office).toHaveURL(adminPage.dashboard)
      await office.keyboard.press('Enter')
      await expect(office).toHaveURL(adminPage.person(lead.personId ?? ''))
    },
  )
}
