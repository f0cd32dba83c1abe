import { contactSent, subscribed } from '#content/pages/confirmation.ts'
import { adminPage, api, heldReceiptAnchor, page as path } from '#shared/routes.ts'
import { settingsPage, settingsTabs } from '#shared/settings/tabs.ts'
import { axeFindings } from './axe.ts'
import { listedPages, lostPages, publicPages } from './built-pages.ts'
import { emailOf, Firm, unique } from './firm.ts'
import { expect, inMotion, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { followCalls, officeScreens } from './screens.ts'
import { expectReflow } from './sideways-scroll.ts'

const screens = [...officeScreens, ...settingsTabs.map(settingsPage)]

test('every screen of the back-office opens without a complaint, and reads well', async ({
  page,
  freshProduct,
}) => {
  // A product of its own: what other journeys have written would stand on its screens.
  const firm = await Firm.of(freshProduct.url)
  await firm.enteredLead({ email: emailOf(unique('Somebody Whose Name Is Rather Long')) })
  await signIn(page.context(), await firm.signIn('first@example.com'))
  const answered = followCalls(page)
  for (const address of screens) {
    await page.goto(freshProduct.url + address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await answered()
    expect(await axeFindings(page, address, { byNight: false })).toEqual([])
    await expectReflow(page, address)
  }
})

test('the pages before signing in open without a complaint, and read well', async ({ page }) => {
  for (const address of [adminPage.login, adminPage.register, adminPage.forgotPassword]) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await axeFindings(page, address, { byNight: false })).toEqual([])
    await expectReflow(page, address)
  }
})

test('the description of the API opens without a complaint', inLongLane, async ({ page }) => {
  await page.goto(api.docs)
  const health = page.locator('.opblock').filter({ hasText: api.health })
  await health.getByRole('button').first().click()
  await health.getByRole('button', { name: 'Try it out' }).click()
  await expect(health.getByRole('button', { name: 'Execute' })).toBeVisible()
})

test('every link on every page leads to something', inLongLane, async ({ request }) => {
  test.setTimeout(120_000)
  const targets = new Map<string, string>()
  for (const address of [...publicPages, ...Object.values(lostPages)]) {
    const html = await (await request.get(address)).text()
    for (const [, href = ''] of html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)) {
      if (href.startsWith('/')) targets.set(href.replaceAll('&amp;', '&'), address)
      else expect(href, address).toMatch(/^(#|tel:|mailto:|https:\/\/)/)
    }
    const anchors = [...html.matchAll(/<a\b[^>]*\bhref="#([^"]+)"/g)].map(([, id]) => id)
    for (const id of anchors) expect(html, `${address}#${id}`).toContain(`id="${id}"`)
  }
  expect(targets.size).toBeGreaterThan(30)
  for (const [target, found] of targets) {
    const response = await request.get(target, { maxRedirects: 0 })
    expect(response.status(), `${target} on ${found}`).toBe(200)
  }
})

test('an unknown address has status 404 and the page the specification names', async ({
  page,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  const heading = page.getByRole('heading', { level: 1 })
  for (const [address, words] of [
    [lostPages['/404'], 'Page Not Found'],
    [`${adminPage.dashboard}/no-such-screen`, 'Page Not Found'],
    [lostPages['/service-not-found'], 'Service Not Found'],
    [lostPages['/industry-not-found'], 'Industry Not Found'],
  ] as const) {
    expect((await page.goto(address))?.status(), address).toBe(404)
    await expect(heading).toHaveText(words)
  }
  await page.goto(lostPages['/service-not-found'])
  await page.getByRole('link', { name: 'Back to Services' }).click()
  await expect(page).toHaveURL(path.services)
  await page.goto(lostPages['/industry-not-found'])
  await page.getByRole('link', { name: 'Back to Industries' }).click()
  await expect(page).toHaveURL(path.industries)
})

test('sitemap and robots name the pages and keep the back-office out', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  )
  expect(listed.toSorted()).toEqual(listedPages.toSorted())
  expect(listed).not.toContain(path.contactSent)
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toMatch(/Disallow: \/admin/)
  expect(robots).toMatch(/Sitemap: http/)
})

for (const [how, use] of [
  ['in motion', inMotion],
  ['for those who want less of it', {}],
] as const) {
  test.describe(how, () => {
    test.use(use)

    test('the menus stay 300 ms after the pointer has left', async ({ page }) => {
      await page.goto(path.home)
      const button = page.getByRole('banner').getByRole('button', { name: 'Services' })
      const link = page.getByRole('banner').getByRole('link', { name: /^Workflow Automation/ })
      await button.hover()
      await expect(link).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      // Measured inside the page: from outside, a busy machine would be measured with it.
      const measured = await link.evaluateHandle((node) => ({
        stayed: new Promise<number>((done) => {
          let left = 0
          // When the pointer left, not when a busy page came to hear of it.
          node.closest('.menu')?.addEventListener('pointerleave', ({ timeStamp }) => {
            left = timeStamp
          })
          const look = () => {
            if (left > 0 && !node.checkVisibility({ visibilityProperty: true })) {
              done(performance.now() - left)
            } else requestAnimationFrame(look)
          }
          look()
        }),
      }))
      await page.mouse.move(5, 890)
      expect(await measured.evaluate(({ stayed }) => stayed)).toBeGreaterThan(280)
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  })
}

test('the button to the top appears after 300 px and leads there', async ({ page }) => {
  await page.goto(path.home)
  const toTop = page.getByRole('button', { name: 'Scroll to top' })
  await expect(toTop).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(toTop).toBeVisible()
  await toTop.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('the help widget tells the ways to reach the firm', async ({ page }) => {
  await page.goto(path.services)
  await page.getByRole('button', { name: 'Help' }).click()
  const help = page.getByRole('complementary', { name: 'Help' })
  await expect(help.getByRole('link', { name: /^Call Us/ })).toHaveAttribute('href', /^tel:\+/)
  await expect(help.getByRole('link', { name: 'Email' })).toHaveAttribute('href', path.contact)
  await expect(help.getByRole('link', { name: 'Get Quote' })).toHaveAttribute('href', path.contact)
  await help.getByText('Live Chat').click()
  await expect(help.getByText(/You can not chat with us yet/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page reads, its counters at their targets', async ({ page }) => {
    await page.goto(path.home)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(/2,?847/)).toBeVisible()
    await expect(page.getByText(/15,?600/)).toBeVisible()
  })

  test('the menus of the header open with a click, and their links lead on', async ({ page }) => {
    await page.goto(path.home)
    const header = page.getByRole('banner')
    for (const [menu, all, address] of [
      ['Services', 'All services', path.services],
      ['Industries', 'All industries', path.industries],
    ] as const) {
      await header.getByRole('button', { name: menu }).click()
      await expect(header.getByRole('link', { name: all })).toHaveAttribute('href', address)
    }
    await header.getByRole('link', { name: /^Healthcare/ }).click()
    await expect(page).toHaveURL(path.industry('healthcare'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a message is sent with a plain form', async ({ page, firm }) => {
    const name = unique('Plain Visitor')
    await page.goto(path.contact)
    await page.getByLabel('Name').fill(name)
    await page.getByLabel('Email').fill(emailOf(name))
    await page.getByLabel('Message').fill('No scripts, please.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page).toHaveURL(`${path.contactSent}#${heldReceiptAnchor}`)
    await expect(page.getByText(contactSent.held)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message Sent!')
    const [lead] = await firm.leadsNamed(name)
    expect(lead).toMatchObject({ source: 'Contact Form', quarantine: null })
    await page.goto(path.subscribed)
    await expect(page.getByText(subscribed.held)).toBeHidden()
  })
})
