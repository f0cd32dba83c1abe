import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { templates, templatesPage } from '#content/templates/list.ts'
import { api, page as path, withTopic } from '#shared/routes.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { expectNoFindings, widths } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { expectReflow } from './sideways-scroll.ts'

const withFilter = (filter: Record<string, string>) =>
  `${path.templates}?${new URLSearchParams(filter)}`

/** The page of templates, as a person sees it. */
function library(page: Page) {
  return {
    search: page.getByLabel(templatesPage.search.label),
    industry: page.getByRole('combobox', { name: templatesPage.filters.industry }),
    level: page.getByRole('combobox', { name: templatesPage.filters.level }),
    cards: page.getByRole('article'),
    count: (shown: number) => page.getByText(templatesPage.count(shown, templates.length)),
    nothing: page.getByText('No templates found matching your criteria.'),
    clear: page.getByRole('button', { name: templatesPage.clear }),
    card(title: string) {
      const card = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: title }) })
      return {
        email: card.getByLabel(templatesPage.emailLabel),
        get: card.getByRole('form').getByRole('button'),
        form: card.getByRole('form'),
        advice: card.getByRole('status'),
        sent: card.getByText('Template sent to your email!'),
        pdf: card.getByRole('link', { name: templatesPage.pdf }),
        call: card.getByRole('link', { name: 'Schedule Implementation Call' }),
      }
    },
  }
}

test('search and both filters combine, stay in the address, and may find nothing', async ({
  page,
}) => {
  await page.goto(path.templates)
  const shelf = library(page)
  await expect(shelf.cards).toHaveCount(6)
  await expect(shelf.industry).toHaveValue('All Industries')
  await expect(shelf.level).toHaveValue('All Levels')
  await shelf.industry.selectOption('Healthcare')
  await expect(shelf.cards).toHaveCount(1)
  await expect(shelf.cards).toContainText('Healthcare')
  await expect(shelf.count(1)).toBeVisible()
  await expect(page).toHaveURL(withFilter({ industry: 'Healthcare' }))

  await page.reload()
  await expect(shelf.industry).toHaveValue('Healthcare')
  await expect(shelf.cards).toHaveCount(1)
  await shelf.search.fill('nothing has this word')
  await expect(shelf.nothing).toBeVisible()
  await expect(shelf.cards).toHaveCount(0)
  await shelf.clear.click()
  await expect(shelf.cards).toHaveCount(6)
  await expect(shelf.search).toBeFocused()
  await expect(page).toHaveURL(path.templates)

  for (const level of ['Low', 'Medium', 'High']) {
    await shelf.level.selectOption(level)
    const own = templates.filter(({ complexity }) => complexity === level)
    await expect(shelf.cards).toHaveCount(own.length)
  }
  await shelf.level.selectOption('All Levels')
  await shelf.search.fill('INVOICE')
  await expect(shelf.cards.filter({ hasText: 'Financial Services' })).toHaveCount(1)
  await expect(page).toHaveURL(withFilter({ q: 'INVOICE' }))
})

test('what is typed before the scripts have come is kept, and works once they have', async ({
  page,
}) => {
  const letScriptsCome = await holdScriptsBack(page)
  await page.goto(path.templates, { waitUntil: 'commit' })
  const shelf = library(page)
  const [, , , , { title } = { title: '' }] = templates
  const { email, get, sent } = shelf.card(title)
  await email.fill(emailOf(unique('Early Builder')))
  await shelf.search.fill(title)
  await expect(get, 'waits').toBeDisabled()
  await expect(shelf.cards, 'not searched yet').toHaveCount(6)

  letScriptsCome()
  await expect(shelf.cards).toHaveCount(1)
  await expect(shelf.search).toHaveValue(title)
  await expect(page).toHaveURL(withFilter({ q: title }))
  await get.click()
  await expect(sent).toBeFocused()
})

test('an address that the browser fills in again on the way back can be sent', async ({ page }) => {
  await page.goto(path.templates)
  const [, { title } = { title: '' }] = templates
  const { email, get } = library(page).card(title)
  const address = emailOf(unique('Back Again'))
  await email.fill(address)
  await expect(get).toBeEnabled()
  await page.goto(path.contact)
  await page.goBack()
  await expect(email).toHaveValue(address)
  await expect(get).toBeEnabled()
})

test('the way back from another page finds the search again', async ({ page }) => {
  await page.goto(withFilter({ q: 'quality', industry: 'Manufacturing', level: 'bogus' }))
  const shelf = library(page)
  await expect(shelf.search).toHaveValue('quality')
  await expect(shelf.level).toHaveValue('All Levels')
  await expect(shelf.cards).toHaveCount(1)
  await page.goto(path.contact)
  await page.goBack()
  await expect(shelf.industry).toHaveValue('Manufacturing')
  await expect(shelf.cards).toHaveCount(1)
})

for (const { id, title, steps, integrations, setup } of [templates[0], templates[5]].flatMap(
  (template) => template ?? [],
)) {
  const lane = id === templates[0]?.id ? {} : inLongLane
  test(
    `${title} downloads as a page worth keeping, and the firm hears of it`,
    lane,
    async ({ page, firm }) => {
      const email = emailOf(unique('Template Visitor'))
      await page.goto(path.templates)
      const card = library(page).card(title)
      await expect(card.get).toBeDisabled()
      await card.email.fill('nobody')
      await card.get.click()
      await expect(card.email).toHaveAccessibleDescription(/Enter a valid email address/)
      await card.email.fill(email)
      const saved = page.waitForEvent('download')
      await card.get.click()
      const file = await saved
      expect(file.suggestedFilename()).toBe(`${title.toLowerCase().replaceAll(' ', '-')}.html`)

      const guide = await page.context().newPage()
      await guide.setContent(readFileSync(await file.path(), 'utf8'))
      await expect(guide.getByRole('heading', { level: 1 })).toHaveText(title)
      for (const step of [...steps, ...setup]) {
        await expect(guide.getByText(step.title, { exact: true }).first()).toBeVisible()
      }
      for (const name of integrations) await expect(guide.getByText(name).first()).toBeVisible()
      await expectNoFindings(guide, 'the guide')

      await expect(card.sent).toBeFocused()
      await expect(card.form).toBeHidden()
      await expect(card.call).toHaveAttribute(
        'href',
        withTopic(path.contact, { kind: 'template', id }),
      )
      const drawn = page.waitForEvent('download')
      await card.pdf.click()
      const pdf = await drawn
      expect(pdf.suggestedFilename()).toBe(`${title.toLowerCase().replaceAll(' ', '-')}.pdf`)
      expect(pdfText(readFileSync(await pdf.path()))).toContain(setup[0]?.title)
      const submissions = await firm.submissionsNamed(email)
      expect(submissions).toHaveLength(1)
      expect(submissions[0]).toMatchObject({ leadMagnetType: 'template', submissionData: title })
    },
  )
}

test('a send that fails leaves the file, and sends again without a second one', async ({
  page,
  firm,
  complaints,
}) => {
  complaints.allow(/503/)
  const email = emailOf(unique('Unlucky Builder'))
  await page.route(`**${api.leadMagnetSubmissions}`, (route) => route.fulfill({ status: 503 }), {
    times: 1,
  })
  let files = 0
  page.on('download', () => {
    files += 1
  })
  await page.goto(path.templates)
  const card = library(page).card(templates[1]?.title ?? '')
  await card.email.fill(email)
  await card.get.click()
  await expect(card.advice).toHaveText(templatesPage.notSent)
  await expect(card.get).toHaveText(templatesPage.retry)
  await expect(card.email).toHaveValue(email)
  await card.get.click()
  await expect(card.sent).toBeVisible()
  expect(files).toBe(1)
  expect(await firm.submissionsNamed(email)).toHaveLength(1)
})

for (const [what, viewport] of widths) {
  test.describe(`${what}, axe finds nothing`, inLongLane, () => {
    test.use({ viewport })

    test('in the filters, a card that complains and one that is sent', async ({
      page,
      complaints,
    }) => {
      complaints.allow(/503/)
      await page.goto(path.templates)
      const shelf = library(page)
      const title = templates[0]?.title ?? ''
      await page.route(
        `**${api.leadMagnetSubmissions}`,
        (route) => route.fulfill({ status: 503 }),
        { times: 1 },
      )
      await shelf.card(title).email.fill('axe@example.com')
      await shelf.card(title).get.click()
      await expect(shelf.card(title).advice).not.toBeEmpty()
      await expectNoFindings(page, 'not sent')
      await shelf.card(title).get.click()
      await expect(shelf.card(title).sent).toBeVisible()
      await expectNoFindings(page, 'sent')
      await shelf.search.fill('nothing has this word')
      await expect(shelf.nothing).toBeVisible()
      await expectNoFindings(page, 'nothing found')
      await expectReflow(page)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the cards read, give the guide, and lead to somebody who sends the file', async ({
    page,
  }) => {
    const { download, ask } = templatesPage.noScript
    await page.goto(path.templates)
    await expect(page.getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('button', { name: templatesPage.get })).toHaveCount(0)
    const links = page.getByRole('link', { name: download })
    await expect(links).toHaveCount(6)
    for (const link of await links.all()) {
      const guide = await page.request.get((await link.getAttribute('href')) ?? '')
      expect([guide.status(), guide.headers()['content-type']]).toEqual([200, 'application/pdf'])
      expect(guide.headers()['content-disposition']).toMatch(/^attachment;/)
    }
    await page.getByRole('link', { name: ask }).first().click()
    await expect(page).toHaveURL(`${path.contact}?template=${templates[0]?.id}`)
  })
})
