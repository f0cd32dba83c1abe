import type { Page } from '@playwright/test'
import { checklist, checklistPage } from '#content/checklist/list.ts'
import { subscribed } from '#content/pages/confirmation.ts'
import { adminPage, page as path } from '#shared/routes.ts'
import { company, wizard } from './audit-wizard.ts'
import { emailOf, password, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { contactForm, isAwake, typingTakesAWhile } from './screens.ts'

/** Makes the storage of the pages that are opened next throw when it is asked for, as without cookies. */
const refuse = () => {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

/** Other ways in which it fails, which a page does not notice before it uses it. */
const failures = {
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
  },
  unreadable: () => {
    Storage.prototype.getItem = () => {
      throw new DOMException('The disk can not be read.', 'InvalidStateError')
    }
  },
}

/** Opens a page whose scripts are held back, lets `type` fill it in, and then lets them come. */
async function openLate(page: Page, address: string, type: () => Promise<void>) {
  const letScriptsCome = await holdScriptsBack(page)
  await page.goto(address, { waitUntil: 'commit' })
  await type()
  letScriptsCome()
  await isAwake(page)
}

for (const [storage, fail] of Object.entries(failures)) {
  const lane = storage === 'full' ? {} : inLongLane
  test.describe(`where storage is ${storage}`, lane, () => {
    test.beforeEach(({ page }) => page.addInitScript(fail))

    test('what is typed into a form before its scripts have come stays, and is sent', async ({
      page,
      firm,
    }) => {
      const name = unique('Full Visitor')
      const message = { name, email: emailOf(name), message: 'Typed at once.' }
      const form = contactForm(page)
      await openLate(page, path.contact, () => form.fill(message))
      await typingTakesAWhile(page)
      await expect(form.name).toHaveValue(name)
      await form.send.click()
      await expect(form.receipt).toBeVisible()
      expect((await firm.leadsNamed(name))[0]?.message).toContain(message.message)

      const call = page.getByRole('form', { name: 'Request a time' })
      await openLate(page, path.schedule, () => call.getByLabel('Name').fill(name))
      await expect(call.getByLabel('Name')).toHaveValue(name)

      const newsletter = page.getByRole('form', { name: 'Newsletter' })
      await openLate(page, path.resources, () =>
        newsletter.getByLabel('Email address').fill(message.email),
      )
      await newsletter.getByRole('button', { name: 'Subscribe' }).click()
      await expect(page.getByText(subscribed.heading, { exact: true })).toBeVisible()
    })

    test('the checklist and the audit go on from what was ticked and typed', async ({ page }) => {
      const email = page
        .getByRole('form', { name: checklistPage.form.heading })
        .getByRole('textbox')
      await openLate(page, path.checklist, async () => {
        await page.locator(`input#${checklist[0].items[0]?.id}`).check()
        await email.fill('early@example.com')
      })
      await expect(page.getByText(checklistPage.progress(1, 20))).toBeVisible()
      await expect(email).toHaveValue('early@example.com')

      const audit = wizard(page)
      await openLate(page, path.audit, () => audit.type({ companyName: company.companyName }))
      await expect(audit.field('companyName')).toHaveValue(company.companyName)
      await audit.complete()
    })
  })
}

test('where storage is refused a person signs in, and works until the tab is closed', async ({
  page,
  person,
}) => {
  await page.addInitScript(refuse)
  await page.goto(adminPage.leads)
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible()
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue(person.name)
  await page.getByRole('button', { name: person.name }).click()
  await page.getByRole('menuitem', { name: 'Log out' }).click()
  await expect(page).toHaveURL(adminPage.login)
})
