import { adminPage, api, page as path } from '#shared/routes.ts'
import { expectNoFindings, widths } from './axe.ts'
import { emailOf, Firm, unique } from './firm.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { expectToast, followCalls, keepFromHearing } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

test('a fresh install says what to do first, on each tab', async ({ page, freshProduct }) => {
  const firm = await Firm.of(freshProduct.url)
  await signIn(page.context(), await firm.signIn('first@example.com'))
  const steps = '**/assets/first-leads*.js'
  const letCome = await holdScriptsBack(page, steps)
  const asked = page.waitForRequest(steps)
  await page.goto(freshProduct.url + adminPage.dashboard, { waitUntil: 'commit' })
  await asked
  await expect(page.locator('[aria-busy=true]'), 'the figures are there').toHaveCount(0)
  const outline = page.getByRole('figure', { name: 'Answered within 24 hours' })
  await expect(outline, 'until the first steps have come').toBeVisible()
  letCome()
  await expect(outline).toBeHidden()
  for (const [tab, heading, step] of [
    ['Leads', 'No leads yet', path.contact],
    ['Consultations', 'No consultations yet', path.schedule],
    ['Lead Magnets', 'Nothing asked for yet', path.checklist],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click()
    const panel = page.getByRole('tabpanel')
    await expect(panel.getByRole('heading', { name: heading })).toBeVisible()
    await expect(panel.getByRole('link').first()).toHaveAttribute('href', step)
  }
  await expect(page).toHaveURL(/tab=lead-magnets/)
})

test('a new lead appears by itself, is counted, and leaves once it is answered', async ({
  office,
  firm,
}) => {
  await office.goto(adminPage.dashboard)
  await expect(office.getByRole('tabpanel')).toBeVisible()
  const lead = await firm.enteredLead({ source: 'Trade fair' })
  const waiting = office.getByRole('region', { name: 'Waiting for an answer' })
  await expect(waiting.getByRole('link', { name: lead.name })).toBeVisible()
  await waiting.getByRole('link', { name: lead.name }).click()
  await expect(office).toHaveURL(adminPage.lead(lead.id))
  await office.getByRole('dialog').getByRole('button', { name: 'Mark Contacted' }).click()
  await expectToast(office, 'Lead updated', 'Lead status has been updated successfully.')
  await office.goto(adminPage.dashboard)
  await expect(waiting).toBeVisible()
  await expect(waiting.getByRole('link', { name: lead.name })).toBeHidden()
  const promise = office.getByRole('figure', { name: 'Answered within 24 hours' })
  await expect(promise).toContainText(/[1-9]\d* of [1-9]\d* had a first contact in time/)
})

test(
  'the chart tells each day by the keyboard, and has a table behind it',
  inLongLane,
  async ({ office, firm }) => {
    await firm.enteredLead()
    await office.goto(adminPage.dashboard)
    const chart = office.getByRole('slider', { name: 'Day of the chart' })
    await expect(chart).toHaveAttribute('aria-valuetext', /^All 30 days: [\d,]+, of them /)
    await chart.focus()
    await office.keyboard.press('ArrowLeft')
    await expect(chart).toHaveAttribute('aria-valuenow', '30')
    await expect(chart).toHaveAttribute('aria-valuetext', /^\w{3} \d+: [1-9]/)
    await office.keyboard.press('ArrowLeft')
    await expect(chart).toHaveAttribute('aria-valuenow', '29')
    await office.keyboard.press('Home')
    await expect(chart).toHaveAttribute('aria-valuenow', '1')
    await office.getByText('Show as a table').click()
    const table = office.getByRole('region', { name: 'Leads by day and source' })
    await expect(table.getByRole('row')).toHaveCount(31)
  },
)

test('the tab is in the address, and Back returns to the one before', async ({ office }) => {
  await office.goto(`${adminPage.dashboard}?tab=consultations`)
  await expect(office.getByRole('tab', { name: /Consultations/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await office.getByRole('tab', { name: /Lead Magnets/ }).click()
  await expect(office).toHaveURL(/tab=lead-magnets/)
  await office.goBack()
  await expect(office.getByRole('tab', { name: /Consultations/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('a failure to read the figures says so and can be tried again', async ({
  office,
  firm,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await firm.enteredLead()
  await keepFromHearing(office)
  await office.route(`**${api.admin.dashboard.leads}*`, (route) => route.abort())
  await office.goto(adminPage.dashboard)
  const alert = office.getByRole('alert')
  await expect(alert).toContainText('Failed to fetch data')
  await office.unroute(`**${api.admin.dashboard.leads}*`)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(office.getByRole('region', { name: 'How far leads get' })).toBeVisible()
})

test('notifications are read one by one, or all at once', async ({ page, freshProduct }) => {
  // A product of its own: what other journeys are told of, and when, would count with it.
  const firm = await Firm.of(freshProduct.url)
  await signIn(page.context(), await firm.signIn('first@example.com'))
  const write = () =>
    firm.visitorSends(api.leads, { name: 'Vera Visitor', email: 'vera@example.com' })
  await write()
  await page.goto(freshProduct.url + adminPage.dashboard)
  const bell = page.getByRole('button', { name: /^Notifications/ })
  await bell.click()
  // It comes a moment after the first mail that could not be sent; nothing else comes by itself.
  await expect(page.getByText(/^[\d,]+ messages? (is|are) held$/)).toBeVisible()
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
  await write()
  await write()
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread')
  await page
    .getByRole('button', { name: /^Mark as read: / })
    .first()
    .click()
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell).toHaveAccessibleName('Notifications')
})

test('an unknown address shows its page in the frame, to strangers without it', async ({
  office,
  anotherBrowser,
  complaints,
}) => {
  complaints.allow(/status of 404/)
  const stranger = await anotherBrowser()
  for (const [who, framed] of [
    [office, true],
    [stranger, false],
  ] as const) {
    for (const path of [
      `${adminPage.leads}/${unique('none').replaceAll(' ', '-')}`,
      adminPage.leads.replace('leads', 'Leads'),
    ]) {
      const answer = await who.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(who.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
      await expect(who.getByRole('navigation', { name: 'Back-office' })).toHaveCount(framed ? 1 : 0)
    }
  }
})

for (const [what, viewport] of widths) {
  test.describe(`the dashboard ${what}`, inLongLane, () => {
    test.use({ viewport })

    test('has no findings of axe in any tab, nor sideways scroll', async ({ office, firm }) => {
      test.setTimeout(90_000)
      await firm.enteredLead({ message: 'A long message '.repeat(40) })
      for (const tab of ['leads', 'consultations', 'lead-magnets']) {
        await office.goto(`${adminPage.dashboard}?tab=${tab}`)
        await expect(office.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
        await expectNoFindings(office, tab)
        const wide = await office.evaluate(() => document.documentElement.scrollWidth)
        expect(wide, tab).toBe(viewport.width)
      }
      await office.goto(adminPage.dashboard)
      await office.getByText('Show as a table').click()
      await expectNoFindings(office, 'table of the chart')
      await office.getByRole('button', { name: /^Notifications/ }).click()
      await expect(office.getByRole('button', { name: 'Mark all as read' })).toBeVisible()
      await expectNoFindings(office, 'notifications')
    })
  })
}

test(
  'everything on the dashboard and in My day can be hit: 24 px at least',
  inLongLane,
  async ({ office, firm }) => {
    await firm.enteredLead()
    await firm.askedMeeting()
    const [name, visit] = [unique('Led Here'), { source: 'letter' }]
    await firm.visitorSends(api.leads, { name, email: emailOf(name), visit })
    await office.setViewportSize({ width: 320, height: 800 })
    const callsAreAnswered = followCalls(office)
    const screens = ['', '?tab=consultations', '?tab=lead-magnets'].map(
      (tab) => adminPage.dashboard + tab,
    )
    for (const screen of [...screens, adminPage.today]) {
      await office.goto(screen)
      await expect(office.getByRole('heading').first()).toBeVisible()
      if (screen === adminPage.dashboard) {
        await expect(office.getByRole('link', { name: visit.source, exact: true })).toBeVisible()
      }
      await callsAreAnswered()
      const small = await office
        .getByRole('main')
        .locator('a, button, input, select')
        .evaluateAll((all) =>
          all
            .filter((one) => one.checkVisibility())
            .map((one) => ({ name: one.textContent, box: one.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1 && Math.min(box.width, box.height) < 24)
            .map(({ name, box }) => `${name}: ${box.width} × ${box.height}`),
        )
      expect(small, screen).toEqual([])
      await expectNoSidewaysScroll(office, screen)
    }
  },
)
