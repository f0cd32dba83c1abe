import { callRequested, contactSent, subscribed } from '#content/pages/confirmation.ts'
import { page as path } from '#shared/routes.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { isAwake } from './screens.ts'

const visitor = () => {
  const name = unique('Early Visitor')
  return { Name: name, Email: emailOf(name) }
}

/** Each form that sends: what is typed into it, its button, and what follows with and without script. */
const forms = [
  {
    form: 'Contact',
    address: path.contact,
    typed: () => ({ ...visitor(), Company: 'Early & Co', Message: 'Typed at once.' }),
    button: 'Send Message',
    sent: contactSent.heading,
    receipt: path.contactSent,
  },
  {
    form: 'Request a time',
    address: path.schedule,
    typed: () => ({ ...visitor(), 'Preferred date': '2099-07-06', 'Preferred time': '15:30' }),
    button: 'Request This Call',
    sent: callRequested.heading,
    receipt: path.callRequested,
  },
  {
    form: 'Newsletter',
    address: path.resources,
    typed: () => ({ 'Email address': visitor().Email }),
    button: 'Subscribe',
    sent: subscribed.heading,
    receipt: path.subscribed,
  },
]

for (const { form: name, address, typed, button, sent, receipt } of forms) {
  test.describe(`${name}, before its scripts have come`, () => {
    test('keeps what is typed, and sends it once they have', async ({ page }) => {
      const letScriptsCome = await holdScriptsBack(page)
      await page.goto(address, { waitUntil: 'commit' })
      const form = page.getByRole('form', { name })
      const values = typed()
      for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value)
      const choices = form.getByRole('combobox')
      for (const choice of await choices.all()) await choice.selectOption({ index: 2 })
      await expect(page.locator('main astro-island[ssr]')).not.toHaveCount(0)

      letScriptsCome()
      await isAwake(page)
      // Any change now would come from React, which draws what it finds.
      await expect(form).toHaveAttribute('novalidate')
      for (const [label, value] of Object.entries(values)) {
        await expect(form.getByLabel(label)).toHaveValue(value)
      }
      for (const choice of await choices.all()) await expect(choice).not.toHaveValue('')
      await form.getByRole('button', { name: button }).click()
      await expect(page.getByText(sent, { exact: true })).toBeVisible()
      await expect(page).toHaveURL(address)
    })

    test('is posted by the browser when it is sent so soon', async ({ page }) => {
      await holdScriptsBack(page)
      await page.goto(address, { waitUntil: 'commit' })
      const form = page.getByRole('form', { name })
      for (const [label, value] of Object.entries(typed())) await form.getByLabel(label).fill(value)
      await form.getByRole('button', { name: button }).click()
      // Its scripts are held back as well: it is not whole until they come.
      await page.waitForURL((url) => url.pathname === receipt, { waitUntil: 'commit' })
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(sent)
    })
  })
}
