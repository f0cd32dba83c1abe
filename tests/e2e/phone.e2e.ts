import type { Locator, Page } from '@playwright/test'
import { closingCall, hero, problems, results } from '#content/home/sections.ts'
import { adminPage, page as path } from '#shared/routes.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { flowDemo, industryDemo, openStill } from './home-demos.ts'
import { chooseInRow, contactForm, expectToast, leadRow } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

/** Whether something lies over the middle of the element. */
const isCovered = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return !element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

test('the menu opens, its sub-panels lead back, and a link closes it', async ({ page }) => {
  await page.goto(path.home)
  await expectNoSidewaysScroll(page)
  const burger = page.getByRole('button', { name: 'Menu' })
  await burger.tap()
  await expect(burger).toHaveAttribute('aria-expanded', 'true')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Schedule Consultation' })).toHaveAttribute(
    'href',
    path.contact,
  )

  await menu.getByRole('button', { name: 'Services' }).tap()
  const services = page.getByRole('region', { name: 'Services' })
  const link = services.getByRole('link', { name: /^Workflow Automation/ })
  await expect(link).toBeVisible()
  const all = services.getByRole('link', { name: 'All services' })
  await expect(all).toHaveAttribute('href', path.services)
  await services.getByText('Automation Solutions').tap()
  await expect(link).toBeHidden()
  await services.getByText('Automation Solutions').tap()
  await expect(link).toBeVisible()
  await services.getByRole('button', { name: 'Back' }).tap()
  await expect(services).toBeHidden()
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible()

  await menu.getByRole('button', { name: 'Industries' }).tap()
  const industries = page.getByRole('region', { name: 'Industries' })
  await expect(industries.getByRole('link', { name: 'All industries' })).toHaveAttribute(
    'href',
    path.industries,
  )
  await industries.getByRole('link', { name: /^Healthcare/ }).tap()
  await expect(page).toHaveURL(path.industry('healthcare'))
  await expect(menu.getByRole('link', { name: 'Pricing' })).toBeHidden()
})

test('the first window of the home page has its headline, what to do first, and cloth', async ({
  page,
}) => {
  for (const width of [320, 390]) {
    const height = 667
    await page.setViewportSize({ width, height })
    await page.goto(path.home)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: hero.primary.label }).first()).toBeInViewport({
      ratio: 1,
    })
    const cloth = await page.locator('.loom-cloth').boundingBox()
    expect(height - (cloth?.y ?? height), 'its height that is seen').toBeGreaterThan(80)
  }
})

test('the bubbles come with scrolling up, the end of the page and the keyboard', async ({
  page,
}) => {
  await page.goto(path.contact)
  const help = page.getByRole('button', { name: 'Help' })
  await expect(help).not.toBeInViewport()
  await page.evaluate(() => window.scrollBy(0, 600))
  await expect(help).not.toBeInViewport()
  await page.evaluate(() => window.scrollBy(0, -100))
  await expect(help).toBeInViewport({ ratio: 1 })
  const top = page.getByRole('button', { name: 'Scroll to top' })
  await expect(top).toBeInViewport({ ratio: 1 })
  await page.getByLabel('Name').focus()
  await expect(help).not.toBeInViewport()
  await expect(top).not.toBeInViewport()
  await help.focus()
  await expect(help).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollBy(0, 100))
  await help.blur()
  await expect(help).not.toBeInViewport()
  await expect(top).not.toBeInViewport()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await expect(help).toBeInViewport({ ratio: 1 })

  // A receipt takes the window up to itself, which is no scrolling up of somebody.
  const name = unique('Phone Visitor')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Email').fill(emailOf(name))
  await page.getByLabel('Message').fill('Hello')
  await page.getByRole('button', { name: 'Send Message' }).tap()
  await expect(page.getByRole('heading', { name: 'Your message is with us.' })).toBeFocused()
  await expect(help).not.toBeInViewport()
})

for (const { what, demoOf, stepMs } of [
  { what: 'a flow', demoOf: flowDemo, stepMs: 2_000 },
  { what: 'a job', demoOf: industryDemo, stepMs: 3_000 },
]) {
  test(`${what} plays where one looks, and the bubbles leave it free`, async ({ page }) => {
    await openStill(page)
    const demo = demoOf(page)
    await demo.reach()
    const help = page.getByRole('button', { name: 'Help' })
    const stage = demo.root.locator('.demo-theatre > :first-child')
    // Start is the first thing in the window: what it plays is above.
    await demo.start.evaluate((button) => {
      button.scrollIntoView({ block: 'start' })
      window.scrollBy(0, 60)
    })
    await expect(stage).not.toBeInViewport({ ratio: 0.2 })
    await page.evaluate(() => window.scrollBy(0, -20))
    await expect(help).toBeInViewport({ ratio: 1 })
    await demo.start.tap()
    for (const step of [1, 2, 3]) {
      await expect(demo.status).toHaveText(new RegExp(`^Step ${step} of`))
      await expect(stage).toBeInViewport({ ratio: 0.8 })
      await expect(help).not.toBeInViewport()
      await page.clock.runFor(stepMs)
    }
    await demo.reset.click()
    await expect(help).toBeInViewport({ ratio: 1 })
  })
}

test('the slim way on comes after the hero and goes before the closing call', async ({ page }) => {
  await openStill(page)
  const slim = page.locator('.slim-call')
  await expect(slim).not.toBeInViewport()
  const way = page.getByRole('link', { name: hero.primary.label })
  await expect(way, 'the hero has the one for keyboards and screen readers').toHaveCount(1)

  const between = page.getByRole('heading', { name: results.title })
  await between.scrollIntoViewIfNeeded()
  await expect(way).not.toBeInViewport()
  await expect(slim).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => window.scrollBy(0, -60))
  const help = page.getByRole('button', { name: 'Help' })
  await expect(help).toBeInViewport({ ratio: 1 })
  await help.tap()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: closingCall.primary.label }).scrollIntoViewIfNeeded()
  await expect.poll(() => slim.evaluate(isCovered), 'the closing call lies over it').toBe(true)

  await industryDemo(page).start.scrollIntoViewIfNeeded()
  await expect(slim, 'it leaves a demo free').toHaveCSS('opacity', '0')

  await between.scrollIntoViewIfNeeded()
  await expect(slim).toHaveCSS('opacity', '1')
  await expect(slim).toBeInViewport({ ratio: 1 })
  // Where it stands: `tap()` scrolls it out of the page's scroll padding first, where it always is.
  const box = await slim.boundingBox()
  if (!box) throw new Error('The slim way on has no box.')
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await expect(page).toHaveURL(path.audit)
})

test('a row that goes on beside the window is scrolled by its keys', async ({ page }) => {
  await page.goto(path.home)
  const row = page.getByRole('list', { name: problems.title })
  const last = row.getByText(problems.cards.at(-1)?.title ?? '')
  await row.focus()
  await expect(last).not.toBeInViewport()
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    await expect(last).toBeInViewport({ timeout: 500 })
  }).toPass()
})

test('a message is sent and the firm answers it on the way', async ({ office: page, firm }) => {
  const name = unique('Pocket Visitor')
  const form = contactForm(page)
  await form.open()
  await expectNoSidewaysScroll(page)
  await form.fill({ name, email: emailOf(name), message: 'From the train' })
  await form.send.tap()
  await expectToast(page, 'Message Sent!', "Thank you! We'll be in touch within 24 hours.")

  await page.goto(`${adminPage.leads}?${new URLSearchParams({ q: name })}`)
  await expect(leadRow(page, name)).toBeVisible()
  await expectNoSidewaysScroll(page)
  await chooseInRow(page, name, 'Mark as Contacted')
  await expectToast(page, 'Lead updated', 'Lead status has been updated successfully.')
  await page.getByRole('link', { name, exact: true }).tap()
  await expect(page.getByRole('dialog')).toContainText('From the train')
  expect((await firm.leadsNamed(name))[0]?.status).toBe('contacted')
})

test('the sections of the back-office are behind a button', async ({ office: page }) => {
  await page.goto(adminPage.dashboard)
  await page.getByRole('button', { name: 'Open navigation' }).tap()
  await page.getByRole('dialog').getByRole('link', { name: 'Leads' }).tap()
  await expect(page).toHaveURL(adminPage.leads)
  await expect(page.getByRole('dialog')).toBeHidden()
})

test.describe('no field of the office is so small that a phone zooms into it', () => {
  const expectLarge = async (screen: Page, known: Locator) => {
    await expect(known).toBeVisible()
    const sizes = await screen
      .locator('input:not([type=checkbox], [type=file]), select, textarea')
      .evaluateAll((fields) =>
        fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)),
      )
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
  }

  test('to sign in', async ({ page }) => {
    await page.goto(adminPage.login)
    await expectLarge(page, page.getByLabel('Email'))
  })

  test('in a list and in a dialog', async ({ office }) => {
    await office.goto(adminPage.leads)
    await office.getByRole('button', { name: 'Add Lead' }).tap()
    await expectLarge(office, office.getByRole('dialog').getByLabel('Message'))
  })
})
