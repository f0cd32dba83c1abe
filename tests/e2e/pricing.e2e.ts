import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { pricingPage } from '#content/pricing/page.ts'
import { roiCopy } from '#content/pricing/roi.ts'
import { cardServices } from '#content/services/list.ts'
import { page as path } from '#shared/routes.ts'
import { expectNoFindings, widths } from './axe.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { expectReflow } from './sideways-scroll.ts'

/** Each plan with its monthly price, and its price a month when billed by the year (§9). */
const automation = [
  ['Starter', '$299', '$254', '$3,050'],
  ['Growth', '$599', '$509', '$6,110'],
  ['Scale', '$999', '$849', '$10,190'],
] as const
const enterprise = [
  ['Automation Partner', '$3,500', '$2,975', '$35,700'],
  ['Automation Team', '$4,800', '$4,080', '$48,960'],
  ['Executive Automation', '$5,990', '$5,092', '$61,098'],
  ['Custom Enterprise', 'Custom', 'Custom', ''],
] as const

const plan = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const choose = (page: Page, option: string) => page.getByText(option, { exact: true }).click()

async function expectPlans(page: Page) {
  for (const [name, monthly] of automation) await expect(plan(page, name)).toContainText(monthly)
  for (const [name] of enterprise) await expect(plan(page, name)).toHaveCount(0)
  await expect(plan(page, 'Growth')).toContainText('Most Popular')

  await choose(page, 'Annual')
  for (const [name, monthly, annual, year] of automation) {
    await expect(plan(page, name).getByText(annual, { exact: true })).toBeVisible()
    await expect(plan(page, name).getByText(`${year} once a year`)).toBeVisible()
    await expect(plan(page, name).getByText(monthly, { exact: true })).toBeHidden()
  }
  await choose(page, 'Enterprise Plans')
  for (const [name] of automation) await expect(plan(page, name)).toHaveCount(0)
  for (const [name, , annual] of enterprise) {
    await expect(plan(page, name).getByText(annual, { exact: true })).toBeVisible()
  }
  await choose(page, 'Monthly')
  for (const [name, monthly] of enterprise) {
    await expect(plan(page, name).getByText(monthly, { exact: true })).toBeVisible()
  }
}

async function expectSales(page: Page) {
  const custom = plan(page, 'Custom Enterprise')
  await expect(custom.getByRole('link')).toHaveCount(0)
  await custom.getByText('Contact Sales', { exact: true }).click()
  const ways = custom.getByRole('link')
  await expect(ways).toHaveCount(2)
  await expect(ways.first()).toHaveAttribute('href', `tel:${brand.phone.e164}`)
  await expect(ways.last()).toHaveAttribute(
    'href',
    `mailto:${brand.email}?subject=About%20the%20Custom%20Enterprise%20plan`,
  )
}

test('both toggles choose among seven plans with their figures', async ({ page }) => {
  await page.goto(path.pricing)
  await expectPlans(page)
  await expectSales(page)
  await choose(page, 'Automation Plans')
  const links = page.getByRole('link', { name: /^Get Started with/ })
  // One at the foot of each card, and one at that of the column of the plan that most take.
  await expect(links).toHaveCount(4)
  await expect(links.first()).toHaveAttribute('href', `${path.schedule}?plan=starter`)
})

test('the names of the plans stay in sight over their columns', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path.pricing)
  const table = page.getByRole('table', { name: pricingPage.compare.title })
  const last = table.getByRole('row').last()
  await last.evaluate((row) => row.scrollIntoView({ block: 'center' }))
  const header = await page.getByRole('banner').boundingBox()
  for (const [name] of automation) {
    const heading = table.getByRole('columnheader', { name, exact: true })
    await expect(heading).toBeInViewport({ ratio: 1 })
    const top = (await heading.boundingBox())?.y
    expect(top, `${name}, under the header`).toBeGreaterThanOrEqual(header?.height ?? Infinity)
  }
})

test('a reload keeps what the toggles show', async ({ page }) => {
  await page.goto(path.pricing)
  await choose(page, 'Enterprise Plans')
  await choose(page, 'Annual')
  await expect(page).toHaveURL(`${path.pricing}?plans=enterprise&billing=annual`)
  await page.reload()
  await expect(plan(page, 'Executive Automation')).toContainText('$5,092')
  await choose(page, 'Automation Plans')
  await expect(page).toHaveURL(`${path.pricing}?billing=annual`)
})

test('the toggles are worked with the arrow keys', async ({ page }) => {
  await page.goto(path.pricing)
  await page.getByRole('radio', { name: 'Automation Plans' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Enterprise Plans' })).toBeChecked()
  await expect(plan(page, 'Executive Automation')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(plan(page, 'Executive Automation')).toContainText('$5,092')
})

test('eight services are told in 80 characters each, and five questions open', async ({ page }) => {
  await page.goto(path.pricing)
  const cheapest = { 'workflow-automation': '$299', 'hr-automation': '$379' }
  for (const { id, title, summary } of cardServices) {
    const line = page.getByRole('main').locator(`a[href="${path.service(id)}"]`)
    await expect(line).toContainText(title)
    const [, words = ''] = await line.locator('span > span').allTextContents()
    expect(words.replace('…', '').length, title).toBeLessThanOrEqual(80)
    expect(summary, title).toContain(words.replace('…', ''))
  }
  for (const [id, price] of Object.entries(cheapest)) {
    await expect(page.getByRole('main').locator(`a[href="${path.service(id)}"]`)).toContainText(
      price,
    )
  }
  const questions = page.locator('details[name] summary')
  await expect(questions).toHaveCount(5)
  await questions.nth(0).click()
  await questions.nth(1).click()
  await expect(page.locator('details[name][open]')).toHaveCount(1)
})

/** The calculator, as a person sees it. */
function calculator(page: Page) {
  const form = page.getByRole('form', { name: roiCopy.title })
  const root = page.locator('astro-island').filter({ has: form })
  const figure = (label: string) =>
    root.locator('dl > div').filter({ hasText: label }).getByRole('definition')
  return {
    form,
    employees: form.getByLabel(roiCopy.inputs.employees.label),
    hours: form.getByLabel(roiCopy.inputs.hoursPerWeek.label),
    rate: form.getByLabel(roiCopy.inputs.hourlyRate.label),
    copy: root.getByRole('button'),
    link: root.getByLabel(roiCopy.share.refused),
    async fill(employees: string, hours: string, rate: string) {
      await this.employees.fill(employees)
      await this.hours.fill(hours)
      await this.rate.fill(rate)
    },
    async expectResult(savings: string, multiple: string, gain: string) {
      await form.scrollIntoViewIfNeeded()
      await expect(figure(roiCopy.results.annualSavings)).toHaveText(savings)
      await expect(figure(roiCopy.results.multiple)).toHaveText(multiple)
      await expect(figure(roiCopy.results.efficiency)).toHaveText(gain)
    },
    spoken: root.getByRole('status').filter({ hasText: roiCopy.results.annualSavings }),
    cloth: root.getByRole('img'),
  }
}

for (const address of [path.pricing, path.roiCalculator]) {
  test(`${address} calculates while one types, and a link shares the result`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto(address)
    const roi = calculator(page)
    await roi.expectResult('$0', '0×', '0%')
    await expect(roi.copy).toBeHidden()
    await roi.fill('25', '10', '')
    await roi.expectResult('$0', '0×', '0%')
    await roi.rate.fill('$40')
    // 25 × 10 h × 52 weeks × (60 + 5 + 3)% × $40
    await roi.expectResult('$353,600', '58.9×', '68%')
    await expect(roi.spoken).toContainText('$353,600')
    await expect(roi.cloth).toHaveAccessibleName(/The first 1, drawn in gray, pay its cost/)
    await expect(page.getByText('Scale has room for 35.')).toBeVisible()
    const shared = '?employees=25&hours=10&rate=40'
    await expect(page).toHaveURL(address + shared)
    await page.reload()
    await roi.expectResult('$353,600', '58.9×', '68%')
    await expect(roi.rate).toHaveValue('40')

    await roi.copy.click()
    await expect(roi.copy).toHaveText(roiCopy.share.copied)
    // Pages may not read the clipboard: a person pastes.
    const paper = await context.newPage()
    await paper.setContent('<textarea></textarea>')
    await paper.getByRole('textbox').press('ControlOrMeta+V')
    const copied = await paper.getByRole('textbox').inputValue()
    await paper.close()
    expect(copied).toBe(new URL(path.roiCalculator + shared, page.url()).href)
    await page.goto(copied)
    await roi.expectResult('$353,600', '58.9×', '68%')
    await roi.fill('1,200', '40', '60')
    await roi.expectResult('$127,296,000', '21,216×', '85%')
    await roi.employees.fill('0')
    await roi.expectResult('$0', '0×', '0%')
  })

  test(`${address} calculates what was typed before its scripts have come`, async ({ page }) => {
    const letScriptsCome = await holdScriptsBack(page)
    await page.goto(address, { waitUntil: 'commit' })
    const roi = calculator(page)
    await roi.fill('25', '10', '40')
    await roi.expectResult('$0', '0×', '0%')

    letScriptsCome()
    await roi.expectResult('$353,600', '58.9×', '68%')
    await expect(roi.employees).toHaveValue('25')
    await expect(roi.hours).toHaveValue('10')
    await expect(roi.rate).toHaveValue('40')
  })

  test(`${address} shows the whole numbers that it counted`, async ({ page }) => {
    await page.goto(address)
    const roi = calculator(page)
    await roi.fill('1,200', '12.7', 'forty')
    await roi.rate.blur()
    await expect(roi.hours).toHaveValue('12')
    await expect(roi.employees).toHaveValue('1200')
    await expect(roi.rate, 'to be corrected').toHaveValue('forty')
    await expect(roi.rate).toHaveAccessibleDescription(/Enter a whole number/)
    await roi.fill('-4', '200', '40')
    await expect(roi.employees).toHaveAccessibleDescription(/Enter a number from 0 up\./)
    await roi.expectResult('–', '–', '–')
    await roi.employees.fill('10')
    await expect(roi.hours, 'doubted').toHaveAccessibleDescription(/A week has 168 hours\./)
    await expect(roi.hours, 'not refused').not.toHaveAttribute('aria-invalid', 'true')
    await roi.rate.fill('90000')
    await roi.rate.blur()
    await expect(roi.rate, 'as typed').toHaveValue('90000')
    await expect(roi.rate).toHaveAccessibleDescription(/at most 10,000/)
    await expect(page.getByText('A week has 168 hours.', { exact: false }).first()).toBeVisible()
  })
}

test('where copying is refused the link is shown to be copied by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(navigator.clipboard, 'writeText', () => Promise.reject(new Error('Refused.')))
  })
  await page.goto(`${path.roiCalculator}?employees=2&hours=3&rate=20`)
  const roi = calculator(page)
  await roi.copy.click()
  await expect(roi.link).toHaveValue(/\?employees=2&hours=3&rate=20$/)
  await expectNoFindings(page, 'a link to copy by hand')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the toggles and the talk with sales work, and the method is told', async ({ page }) => {
    await page.goto(path.pricing)
    await expectPlans(page)
    await expectSales(page)
    await expect(page.getByRole('main')).toContainText(roiCopy.method, { useInnerText: true })
    await expect(page.getByText(roiCopy.results.annualSavings, { exact: true })).toBeHidden()
    await expect(page.getByLabel(roiCopy.inputs.employees.label)).toBeHidden()
  })
})

for (const [what, viewport] of widths) {
  test.describe(`${what}, axe finds nothing`, inLongLane, () => {
    test.use({ viewport })

    test('in enterprise plans by the year, an open question and a result', async ({ page }) => {
      await page.goto(path.pricing)
      await choose(page, 'Enterprise Plans')
      await choose(page, 'Annual')
      await plan(page, 'Custom Enterprise').getByText('Contact Sales').click()
      await page.locator('details[name] summary').first().click()
      await calculator(page).fill('1,000,000', '1000', '10000')
      await expectNoFindings(page, 'pricing')
      await expectReflow(page)
    })
  })
}
