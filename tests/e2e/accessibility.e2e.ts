import { adminPage, api, page as path } from '#shared/routes.ts'
import { expectNoFindings, widths } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { shapeFaults } from './page-shape.ts'
import { contactForm, expectToast, leadRow } from './screens.ts'

for (const [what, viewport] of widths) {
  const phone = viewport.width < 1024

  test.describe(`axe finds nothing ${what}`, inLongLane, () => {
    test.use({ viewport })

    test('in the menus, the help widget and the questions', async ({ page }) => {
      await page.goto(path.contact)
      if (phone) {
        await page.getByRole('button', { name: 'Menu' }).click()
        await expectNoFindings(page, 'menu')
        await page.getByRole('button', { name: 'Services' }).click()
        await expectNoFindings(page, 'sub-panel')
        await page.reload()
      } else {
        for (const name of ['Services', 'Industries']) {
          await page.getByRole('banner').getByRole('button', { name }).click()
          await expectNoFindings(page, `menu ${name}`)
          await page.keyboard.press('Escape')
        }
      }
      await page.getByRole('button', { name: 'Help' }).focus()
      await page.keyboard.press('Enter')
      await expectNoFindings(page, 'help')
      const help = page.getByRole('complementary', { name: 'Help' })
      await help.getByText('Live Chat').click()
      await expect(help.getByText(/You can not chat with us yet/)).toBeVisible()
      await expectNoFindings(page, 'live chat')
      await page.keyboard.press('Escape')
      await page.locator('details[name] summary').first().click()
      await expectNoFindings(page, 'question')
    })

    test('in the contact form when it complains, fails and has sent', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/503/)
      const form = contactForm(page)
      await form.open()
      await form.send.click()
      await expectToast(page, 'Validation Error', 'Please fill in all required fields.')
      await expectNoFindings(page, 'contact form with errors')
      await page.route(`**${api.leads}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
      await form.fill({ name: 'Axe', email: 'axe@example.com', message: 'Hello' })
      await form.send.click()
      await expectToast(page, 'Error', 'Something went wrong. Please try again.')
      await expectNoFindings(page, 'contact form that failed')
      await form.send.click()
      await expectToast(page, 'Message Sent!', "Thank you! We'll be in touch within 24 hours.")
      await expectNoFindings(page, 'contact form that has sent')
    })

    test('on the pages that answer a form sent without script', async ({ page, complaints }) => {
      complaints.allow(/status of 400/)
      for (const address of [path.contact, path.schedule, path.audit, path.resources]) {
        await page.goto(address)
        // Past the scripts of the page, as a browser without them sends it.
        await page
          .locator('main form[method="post"]')
          .evaluate((form) => form instanceof HTMLFormElement && form.submit())
        await expect(page.getByRole('alert')).toBeVisible()
        await expectNoFindings(page, `the answer of ${address}`)
        expect(await shapeFaults(page), `the answer of ${address}`).toEqual([])
      }
    })

    test('on the pages to sign in and register', async ({ page }) => {
      for (const [address, button] of [
        [adminPage.login, 'Sign In'],
        [adminPage.register, 'Create Admin Account'],
      ] as const) {
        await page.goto(address)
        await expect(page.getByRole('button', { name: button })).toBeVisible()
        await expectNoFindings(page, address)
      }
      await page.getByRole('button', { name: 'Create Admin Account' }).click()
      await expectToast(page, 'Validation Error', 'Please fill in all fields.')
      await expectNoFindings(page, 'registration with a toast')
    })

    test('in the back-office, its list, menus and dialogs', async ({ office, firm }) => {
      test.setTimeout(120_000)
      const lead = await firm.enteredLead({ company: 'Axe & Co', message: 'Hello', phone: '1' })
      await office.goto(adminPage.dashboard)
      await expect(office.getByRole('list', { name: 'Leads by status' })).toBeVisible()
      await expectNoFindings(office, 'dashboard')
      await office.getByRole('button', { name: /^Notifications/ }).click()
      // The notice on mail counts what other journeys have had held.
      await expect(
        office.getByText(/^Connect your mail server$|messages? (?:is|are) held$/).first(),
      ).toBeVisible()
      await expectNoFindings(office, 'notifications')

      await office.goto(`${adminPage.leads}?${new URLSearchParams({ q: lead.name })}`)
      const row = leadRow(office, lead.name)
      await expect(row).toBeVisible()
      await expectNoFindings(office, 'leads')
      await row.getByRole('button', { name: `Actions for ${lead.name}` }).click()
      await expect(office.getByRole('menu')).toBeVisible()
      await expectNoFindings(office, 'row menu')
      await office.getByRole('menuitem', { name: 'View details' }).click()
      await expect(office.getByRole('dialog')).toContainText('Hello')
      await expectNoFindings(office, 'details')
      await office.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
      await expect(office.getByRole('alertdialog')).toBeVisible()
      await expectNoFindings(office, 'question')

      await office.goto(adminPage.leads)
      await office.getByRole('button', { name: 'Add Lead' }).click()
      const form = office.getByRole('dialog', { name: 'Add Lead' })
      await form.getByRole('button', { name: 'Create Lead' }).click()
      await expect(form.getByLabel('Name')).toHaveAttribute('aria-invalid', 'true')
      await expectNoFindings(office, 'form with errors')

      await office.goto(`${adminPage.leads}?q=nobody-is-called-this`)
      await expect(office.getByText('No leads match your filters')).toBeVisible()
      await expectNoFindings(office, 'no match')
    })
  })
}
