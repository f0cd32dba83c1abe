import { caseStudies, caseStudiesPage } from '#content/case-studies/list.ts'
import { industries } from '#content/industries/list.ts'
import { industriesPage, industryPage } from '#content/pages/industries.ts'
import { servicePage } from '#content/pages/services.ts'
import { leadMagnetsPage } from '#content/resources/page.ts'
import { cardServices, services } from '#content/services/list.ts'
import { industrySlugs, page as path, serviceSlugs, withTopic } from '#shared/routes.ts'
import { expectNoFindings, widths } from './axe.ts'
import { lostPages } from './built-pages.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { expectReflow } from './sideways-scroll.ts'

test('eight services ask for a call and lead to their pages', async ({ page }) => {
  await page.goto(path.services)
  const main = page.getByRole('main')
  await expect(main.getByText('Custom Pricing', { exact: true })).toHaveCount(8)
  const starts = main.getByRole('link', { name: /^Get Started/ })
  await expect(starts).toHaveCount(8)
  for (const [index, { id }] of cardServices.entries()) {
    const about = withTopic(path.schedule, { kind: 'service', id })
    await expect(starts.nth(index)).toHaveAttribute('href', about)
  }
  const [first] = cardServices
  await main.getByRole('link', { name: `about ${first?.title}` }).click()
  await expect(page).toHaveURL(path.service('workflow-automation'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first?.title ?? '')
})

test('every service tells all the specification asks, with four ways on', async ({ page }) => {
  expect(services.map(({ id }) => id).toSorted()).toEqual(serviceSlugs.toSorted())
  for (const service of services) {
    await page.goto(path.service(service.id))
    const main = page.getByRole('main')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(service.title)
    await expect(main).toContainText(service.subtitle)
    const words = (await main.textContent()) ?? ''
    const { features, benefits, useCases } = service
    for (const item of [...features, ...useCases]) expect(words, service.id).toContain(item)
    for (const { title, description } of benefits) {
      expect(words, service.id).toContain(title)
      expect(words, service.id).toContain(description)
    }
    const { actions } = servicePage
    const about = (href: string) => withTopic(href, { kind: 'service', id: service.id })
    for (const href of [
      about(actions.schedule.href),
      about(actions.contact.href),
      actions.roi.href,
      actions.caseStudies.href,
    ]) {
      await expect(main.locator(`a[href="${href}"]`).first(), service.id).toBeVisible()
    }
  }
})

test('eight industries show three figures and three uses, and lead to their pages', async ({
  page,
}) => {
  await page.goto(path.industries)
  const main = page.getByRole('main')
  for (const { name, metrics, useCases } of industries) {
    const card = main
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name, exact: true }) })
    for (const figure of Object.values(metrics)) await expect(card).toContainText(figure)
    for (const use of useCases.slice(0, 3)) await expect(card).toContainText(use)
    await expect(card).not.toContainText(useCases[3] ?? '')
  }
  await expect(main.getByRole('link', { name: /^Learn More/ })).toHaveCount(8)
  const { primary, secondary } = industriesPage.closing
  for (const { label, href } of [primary, secondary]) {
    await expect(main.getByRole('link', { name: label }).first()).toHaveAttribute('href', href)
  }
})

test('every industry tells its figures, features, uses and story', async ({ page }) => {
  expect(industries.map(({ id }) => id)).toEqual([...industrySlugs])
  for (const industry of industries) {
    await page.goto(path.industry(industry.id))
    const words = (await page.getByRole('main').textContent()) ?? ''
    const { features, useCases, benefits, caseStudy, metrics } = industry
    expect([features.length, useCases.length, benefits.length]).toEqual([8, 8, 3])
    for (const item of [
      ...Object.values(metrics),
      ...features,
      ...useCases,
      ...benefits.map(({ title }) => title),
      caseStudy.company,
      caseStudy.challenge,
      caseStudy.solution,
      ...caseStudy.results.map(({ text }) => text),
    ]) {
      expect(words, industry.id).toContain(item)
    }
    const { primary, secondary } = industryPage.closing
    for (const { label, href } of [primary, secondary]) {
      const link = page.getByRole('main').getByRole('link', { name: label }).first()
      const about = withTopic(href, { kind: 'industry', id: industry.id })
      await expect(link).toHaveAttribute('href', about)
    }
  }
})

test('four success stories unfold, and a link leads to one of them', async ({ page }) => {
  await page.goto(path.caseStudies)
  const stories = page.getByRole('article')
  await expect(stories).toHaveCount(4)
  for (const [index, study] of caseStudies.entries()) {
    const story = stories.nth(index)
    await expect(story.getByRole('img')).toHaveAccessibleName(study.imageAlt)
    for (const words of [study.company, study.industry, study.challenge, study.solution]) {
      await expect(story).toContainText(words)
    }
    for (const { value } of study.metrics) await expect(story).toContainText(value)
  }
  const [first, , third] = caseStudies
  if (!first || !third) throw new Error('There are four stories.')
  const paragraph = stories.first().getByText(first.story[0]?.paragraphs[0] ?? '')
  await expect(paragraph).toBeHidden()
  await stories.first().locator('summary').first().click()
  await expect(paragraph).toBeVisible()
  const { label, href } = caseStudiesPage.closing.action
  expect(href).toBe(path.audit)
  await expect(page.getByRole('main').getByRole('link', { name: label })).toBeVisible()

  await page.goto(path.caseStudy(third.id))
  await expect(page.getByRole('heading', { name: third.headline })).toBeInViewport()
})

test('the free resources lead to the three of them, to contact and to the stories', async ({
  page,
}) => {
  const free = [path.checklist, path.audit, path.templates]
  for (const address of [path.resources, path.leadMagnets]) {
    await page.goto(address)
    for (const href of free) {
      await expect(page.getByRole('main').locator(`a[href="${href}"]`).first()).toBeVisible()
    }
  }
  for (const { label, href } of leadMagnetsPage.links) {
    await expect(page.getByRole('main').getByRole('link', { name: label })).toHaveAttribute(
      'href',
      href,
    )
  }
})

test('a page begins at its top, and Back finds the place one left', async ({ page }) => {
  await page.goto(path.services)
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing' })
  await link.scrollIntoViewIfNeeded()
  const left = await page.evaluate(() => window.scrollY)
  expect(left).toBeGreaterThan(300)
  await link.click()
  await expect(page).toHaveURL(path.pricing)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(path.services)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(left - 50)
})

for (const [what, viewport] of widths) {
  test.describe(`${what}, axe finds nothing`, inLongLane, () => {
    test.use({ viewport })

    test('in unfolded stories and answers, and on lost pages', async ({ page, complaints }) => {
      complaints.allow(/status of 404/)
      await page.goto(path.caseStudies)
      for (const summary of await page.getByRole('main').locator('summary').all()) {
        await summary.click()
      }
      await expectNoFindings(page, 'stories')
      await expectReflow(page, 'stories')
      await page.goto(path.service('ai-chatbots'))
      await page.getByRole('main').locator('summary').first().click()
      await expectNoFindings(page, 'answer')
      await page.goto(lostPages['/404'])
      await expectNoFindings(page, 'lost')
    })
  })
}
