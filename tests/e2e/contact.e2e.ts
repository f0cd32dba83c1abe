import { adminPage, api, page as path, withTopic } from '#shared/routes.ts'
import { emailOf, Firm, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import {
  contactForm,
  expectToast,
  isAwake,
  leadRow,
  statusIn,
  typingTakesAWhile,
} from './screens.ts'

test("a visitor's message reaches the firm's table", async ({ page, anotherBrowser, firm }) => {
  const name = unique('Vera Visitor')
  const form = contactForm(page)
  await form.open()
  await form.fill({ name, email: emailOf(name), company: 'Visitor & Co', message: 'Help us.' })
  await form.projectType.selectOption('data-processing')
  await form.send.click()
  await expectToast(page, 'Message Sent!', "Thank you! We'll be in touch within 24 hours.")
  for (const field of [form.name, form.email, form.company, form.projectType, form.message]) {
    await expect(field).toHaveValue('')
  }
  await expect(form.receipt).toBeFocused()
  await form.again.click()
  await expect(form.name).toBeFocused()
  await expect(form.receipt).toBeHidden()

  const office = await anotherBrowser()
  const { admin } = await firm.newAdmin()
  await office.goto(adminPage.leads)
  await office.getByLabel('Email').fill(admin.email)
  await office.getByLabel('Password', { exact: true }).fill('thread the needle')
  await office.getByRole('button', { name: 'Sign In' }).click()
  const row = leadRow(office, name)
  await expect(row).toContainText('Visitor & Co')
  await expect(row).toContainText(emailOf(name))
  await expect(row).toContainText('Contact Form')
  await expect(row).toContainText('New')

  await row.getByRole('link', { name, exact: true }).click()
  const dialog = office.getByRole('dialog')
  await expect(dialog).toContainText('Project Type: data-processing')
  await expect(dialog).toContainText('Budget: Not specified')
  await expect(dialog).toContainText('Help us.')
  await dialog.getByRole('button', { name: 'Mark Contacted' }).click()
  await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
  await expect(statusIn(dialog)).toHaveText('Contacted')
  expect((await firm.leadsNamed(name)).map((lead) => lead.status)).toEqual(['contacted'])
})

test('a plan’s call to action is what the form is about, and the lead keeps it', async ({
  page,
  firm,
}) => {
  await page.goto(path.pricing)
  const plans = page.getByRole('list', { name: 'Automation Plans' })
  await plans.getByRole('link', { name: 'Get Started with Growth' }).click()
  await expect(page).toHaveURL(`${path.schedule}?plan=growth`)
  await expect(page.getByText('About: Growth plan')).toBeVisible()

  await page.goto(withTopic(path.contact, { kind: 'service', id: 'ai-chatbots' }))
  await expect(page.getByText('About: AI Chatbots & Support')).toBeVisible()
  const name = unique('Topical Visitor')
  const form = contactForm(page)
  await form.fill({ name, email: emailOf(name), message: 'A bot, please.' })
  await typingTakesAWhile(page)
  await form.send.click()
  await expectToast(page, 'Message Sent!', "Thank you! We'll be in touch within 24 hours.")
  const [lead] = await firm.leadsNamed(name)
  expect(lead?.message).toMatch(/^About: AI Chatbots & Support\n/)

  await page.goto(`${path.contact}?plan=none`)
  await expect(page.getByText('About:')).toHaveCount(0)
})

test('the ROI calculator’s call to action brings its three numbers along', async ({
  page,
  firm,
}) => {
  const call = page.getByRole('main').getByRole('link', { name: 'Schedule a Consultation' })
  await page.goto(path.roiCalculator)
  await call.click()
  await expect(page.getByText('About: ROI calculator', { exact: true })).toBeVisible()
  const numbers = 'About: ROI calculator: 25 employees, 10 hours a week, $40 an hour'
  for (const address of [path.pricing, path.roiCalculator]) {
    await page.goto(`${address}?employees=25&hours=10&rate=40`)
    await call.click()
    await expect(page.getByText(numbers), address).toBeVisible()
  }
  const name = unique('Estimating Visitor')
  const form = page.getByRole('form', { name: 'Request a time' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Email').fill(emailOf(name))
  await typingTakesAWhile(page)
  await form.getByRole('button', { name: 'Request This Call' }).click()
  await expect(page.getByRole('heading', { name: 'Request received' })).toBeVisible()
  const [request] = await firm.meetingsNamed(name)
  expect(request?.message?.split('\n')[0]).toBe(numbers)
})

test('a form with nothing in it says what is missing, where it is missing', async ({ page }) => {
  const form = contactForm(page)
  await form.open()
  await form.send.click()
  await expectToast(page, 'Validation Error', 'Please fill in all required fields.')
  await expect(form.name).toBeFocused()
  for (const field of [form.name, form.email, form.message]) {
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(/ is required\.$/)
  }
  await form.name.fill('Ada')
  await expect(form.name).not.toHaveAttribute('aria-invalid', 'true')
})

test('an address that is none and a message too long are found before anything is sent', async ({
  page,
  firm,
}) => {
  const name = unique('Long Visitor')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url())
  })
  const form = contactForm(page)
  const seen = page.getByText(/ of 10,000 characters/)
  const { said } = form
  await form.open()
  await form.fill({ name, email: 'ada@nowhere', message: 'x'.repeat(8_999) })
  await expect(seen).toBeHidden()
  await form.send.click()
  await expect(form.email).toBeFocused()
  await expect(form.email).toHaveAccessibleDescription(/valid email/)

  await form.message.press('End')
  await form.message.press('y')
  await expect(seen).toHaveText('9,000 of 10,000 characters')
  await expect(said).toHaveText('At most 1,000 characters are left.')
  await form.message.fill('x'.repeat(10_001))
  await expect(seen).toHaveText('10,001 of 10,000 characters, 1 too many')
  await expect(said).toHaveText('The message is longer than 10,000 characters.')
  await form.email.fill(emailOf(name))
  await form.send.click()
  await expect(form.message).toBeFocused()
  await expect(form.message).toHaveAccessibleDescription(
    'Message can have at most 10,000 characters.',
  )
  expect(sent).toEqual([])

  const longest = `${'x'.repeat(4_999)}\n${'y'.repeat(5_000)}`
  await form.message.fill(longest)
  await form.send.click()
  await expectToast(page, 'Message Sent!', "Thank you! We'll be in touch within 24 hours.")
  await expect(seen).toBeHidden()
  await expect(said.filter({ hasText: 'characters' })).toHaveCount(0)
  const [lead] = await firm.leadsNamed(name)
  expect(lead?.message).toContain(longest)
})

test(
  'a draft put back after a failed send is no sign of a machine, however soon it is sent',
  inLongLane,
  async ({ page, firm, complaints }) => {
    complaints.allow(/503/)
    const name = unique('Returning Visitor')
    const form = contactForm(page)
    await form.open()
    await page.route(`**${api.leads}`, (route) => route.fulfill({ status: 503 }), { times: 1 })
    await form.fill({ name, email: emailOf(name), message: 'Typed at leisure.' })
    await form.send.click()
    await expectToast(page, 'Error', 'Something went wrong. Please try again.')

    await page.addInitScript(() => {
      performance.now = () => 300
    })
    await page.reload()
    await expect(form.name).toHaveValue(name)
    await form.send.click()
    await expectToast(page, 'Message Sent!', "Thank you! We'll be in touch within 24 hours.")
    expect(await firm.leadsNamed(name)).toHaveLength(1)
  },
)

test('with the server down what was typed stays; sent again, it arrives once', async ({
  page,
  freshProduct,
  complaints,
}) => {
  complaints.allow(/ERR_CONNECTION_(REFUSED|RESET)/)
  const firm = await Firm.of(freshProduct.url)
  const name = unique('Patient Visitor')
  const message = 'Line one\nLine two'
  await page.goto(freshProduct.url + path.contact)
  await isAwake(page)
  const form = contactForm(page)
  await form.fill({ name, email: emailOf(name), message })
  await typingTakesAWhile(page)
  await freshProduct.crash()
  await form.send.click()
  await expectToast(page, 'Error', 'Something went wrong. Please try again.')
  await expect(form.said).toContainText('Your message is still here')
  await expect(form.name).toHaveValue(name)
  await expect(form.message).toHaveValue(message)

  await freshProduct.restart()
  await form.send.click()
  await expectToast(page, 'Message Sent!', "Thank you! We'll be in touch within 24 hours.")
  const kept = await firm.leadsNamed(name)
  expect(kept).toHaveLength(1)
  expect(kept[0]?.message).toContain(message)
})

test('when only the answer is lost, sending again does not make a second lead', async ({
  page,
  firm,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  const name = unique('Doubtful Visitor')
  let lost = 0
  await page.route('**/api/leads', async (route) => {
    if (lost > 0) return route.continue()
    lost += 1
    await route.fetch()
    return route.abort()
  })
  const form = contactForm(page)
  await form.open()
  await form.fill({ name, email: emailOf(name), message: 'Once, please.' })
  await form.send.click()
  await expectToast(page, 'Error', 'Something went wrong. Please try again.')
  expect(await firm.leadsNamed(name)).toHaveLength(1)
  await form.send.click()
  await expectToast(page, 'Message Sent!', "Thank you! We'll be in touch within 24 hours.")
  expect(await firm.leadsNamed(name)).toHaveLength(1)
})

test('what was typed outlives a reload', async ({ page }) => {
  const form = contactForm(page)
  await form.open()
  await form.message.fill('Half a thought')
  await page.reload()
  await expect(form.message).toHaveValue('Half a thought')
})

test('of the questions below at most one is open', inLongLane, async ({ page }) => {
  await page.goto(path.contact)
  const items = page.locator('details[name]')
  await expect(items).not.toHaveCount(0)
  const open = page.locator('details[name][open]')
  await items.nth(0).locator('summary').click()
  await items.nth(1).locator('summary').click()
  await expect(open).toHaveCount(1)
  await expect(items.nth(1)).toHaveAttribute('open', '')
  await items.nth(1).locator('summary').click()
  await expect(open).toHaveCount(0)
})
