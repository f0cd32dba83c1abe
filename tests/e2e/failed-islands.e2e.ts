import type { Page } from '@playwright/test'
import { adminPage, page as path } from '#shared/routes.ts'
import { company, wizard } from './audit-wizard.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { contactForm, isAwake, typingTakesAWhile } from './screens.ts'

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not start' })
const loadAgain = (page: Page) => notice(page).getByRole('button', { name: 'Load again' })

/** Gives the island of the contact form other properties than it was drawn with. */
const changeProps = (page: Page, from: string, to: string) =>
  page.route(`**${path.contact}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await route.fetch()
    const html = await answer.text()
    expect(html).toContain(from)
    await route.fulfill({ response: answer, body: html.replace(from, to) })
  })

/** What goes wrong as the contact form wakes up. */
const failures = {
  'throws while it is drawn': (page: Page) =>
    changeProps(page, 'props="{', 'props="{&quot;refused&quot;:[0,{}],'),
  'throws after it was drawn': (page: Page) =>
    changeProps(page, '&quot;topics&quot;', '&quot;nothing&quot;'),
  'has lost its file': (page: Page) =>
    page.route('**/assets/contact-form.*.js*', (route) => route.abort()),
}

for (const [what, fail] of Object.entries(failures)) {
  const lane = what === 'has lost its file' ? {} : inLongLane
  test(
    `a form that ${what} stays with what was typed, and the browser posts it`,
    lane,
    async ({ page, firm, complaints }) => {
      complaints.allow(/TypeError|ERR_FAILED|Minified React error|Error hydrating/)
      const name = unique('Unlucky Visitor')
      const form = contactForm(page)
      await fail(page)
      const letScriptsCome = await holdScriptsBack(page)
      await page.goto(path.contact, { waitUntil: 'commit' })
      await form.fill({ name, email: emailOf(name), message: 'Typed at once.' })
      await form.projectType.selectOption('data-processing')
      letScriptsCome()
      await expect(notice(page)).toBeVisible()
      await expect(form.name).toHaveValue(name)
      await expect(form.message).toBeFocused()
      await typingTakesAWhile(page)
      await form.send.click()
      await page.waitForURL((url) => url.pathname === path.contactSent)
      expect((await firm.leadsNamed(name))[0]?.message).toContain('Project Type: data-processing')
    },
  )
}

test('a form that breaks while it is used stays with what was typed; loaded again, it is whole', async ({
  page,
  firm,
  complaints,
}) => {
  complaints.allow(/No numbers/)
  const name = unique('Eager Visitor')
  const message = 'x'.repeat(9_000)
  const form = contactForm(page)
  await form.open()
  await form.fill({ name, email: emailOf(name), message: 'x' })
  await page.evaluate(() => {
    Number.prototype.toLocaleString = () => {
      throw new Error('No numbers.')
    }
  })
  await form.message.fill(message)
  await expect(form.message).toBeFocused()
  await expect(form.name).toHaveValue(name)
  await loadAgain(page).click()
  await expect(notice(page)).toBeHidden()
  await isAwake(page)
  await expect(form.message).toHaveValue(message)
  await form.send.click()
  await expect(form.receipt).toBeVisible()
  expect(await firm.leadsNamed(name)).toHaveLength(1)
})

test(
  'an audit that could not start is the one long form it is without script',
  inLongLane,
  async ({ page, complaints }) => {
    complaints.allow(/ERR_FAILED|Error hydrating/)
    await page.route('**/assets/audit.*.js*', (route) => route.abort())
    await page.goto(path.audit)
    await expect(notice(page)).toBeVisible()
    const audit = wizard(page)
    await audit.type({ ...company, dataEntry: '12', crmSystem: 'HubSpot' })
    await expect(audit.next).toBeHidden()
    await expect(audit.finish).toBeEnabled()
  },
)

test('an office that could not start says so', async ({ page, complaints }) => {
  complaints.allow(/No history/)
  await page.addInitScript(() => {
    History.prototype.replaceState = () => {
      throw new Error('No history.')
    }
  })
  await page.goto(adminPage.login)
  await expect(loadAgain(page)).toBeVisible()
})
