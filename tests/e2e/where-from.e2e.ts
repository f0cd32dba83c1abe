import { adminPage, page as path } from '#shared/routes.ts'
import { expectNoFindings } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { contactForm, isAwake, typingTakesAWhile } from './screens.ts'

test('the link that led a visitor here is told with their message, and leads to them', async ({
  office,
  anotherBrowser,
  firm,
}) => {
  const campaign = unique('Spring letter')
  const visitor = await anotherBrowser()
  const query = new URLSearchParams({ utm_campaign: campaign, utm_medium: 'email' })
  await visitor.goto(`${path.services}?${query}`)
  await visitor.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).first().click()
  await expect(visitor).toHaveURL(path.contact)
  await visitor.reload()
  await isAwake(visitor)
  const send = async (name: string) => {
    const form = contactForm(visitor)
    await form.fill({ name, email: emailOf(name), message: 'We read your letter.' })
    await typingTakesAWhile(visitor)
    await form.send.click()
    await expect(form.receipt).toBeVisible()
  }
  const name = unique('Letter Reader')
  await send(name)
  // Sent in the same visit, another form does not tell it again.
  await contactForm(visitor).again.click()
  const other = unique('Second Reader')
  await send(other)
  expect((await firm.leadsNamed(other))[0]?.origin).toBeNull()

  await office.goto(adminPage.dashboard)
  const origins = office.getByRole('region', { name: 'Where people come from' })
  const row = origins.getByRole('row').filter({ hasText: campaign })
  await expect(row.getByRole('cell')).toHaveText([campaign, '1', '1', '0', '0', '$0'])
  await expectNoFindings(office, 'the dashboard with its origins')
  await row.getByRole('link', { name: campaign }).click()
  await expect(office.getByLabel('Came from')).toHaveValue(campaign)
  await office.getByRole('link', { name, exact: true }).click()
  const facts = office.getByRole('region', { name: 'Facts' })
  await expect(facts).toContainText(`${campaign}medium email · first page ${path.services}`)
  await office.goto(adminPage.lead((await firm.leadsNamed(name))[0]?.id ?? ''))
  await expect(office.getByRole('dialog')).toContainText(`Came from${campaign}`)
})

test(
  'with storage switched off a form is sent, and nobody knows where from',
  inLongLane,
  async ({ page, firm }) => {
    await page.addInitScript(() => {
      for (const storage of ['sessionStorage', 'localStorage']) {
        Object.defineProperty(window, storage, {
          get: () => {
            throw new DOMException('Storage is switched off.', 'SecurityError')
          },
        })
      }
    })
    const name = unique('Private Visitor')
    await page.goto(`${path.contact}?utm_source=letter`)
    await isAwake(page)
    const form = contactForm(page)
    await form.fill({ name, email: emailOf(name), message: 'Nothing of me is kept.' })
    await typingTakesAWhile(page)
    await form.send.click()
    await expect(form.receipt).toBeVisible()
    expect((await firm.leadsNamed(name))[0]?.origin).toBeNull()
  },
)
