import type { Locator, Page } from '@playwright/test'
import { auditReportCopy } from '#content/audit/results.ts'
import { checklistPage } from '#content/checklist/list.ts'
import { contactSent } from '#content/pages/confirmation.ts'
import { schedulePage } from '#content/pages/schedule.ts'
import { templatesPage } from '#content/templates/list.ts'
import { api, page as path } from '#shared/routes.ts'
import { wizard } from './audit-wizard.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { contactForm, isAwake } from './screens.ts'

const askFor = async (form: Locator, email: string) => {
  await form.getByLabel('Email address').fill(email)
  await form.getByRole('button').first().click()
}

/** Each place that something is mailed from: how a visitor asks, the call, and what is said then. */
const places = [
  {
    what: 'the checklist',
    call: api.sendChecklist,
    ask: async (page: Page, email: string) => {
      await page.goto(path.checklist)
      await askFor(page.getByRole('form', { name: checklistPage.form.heading }), email)
      return page.getByRole('link', { name: checklistPage.form.downloadNow })
    },
    soon: checklistPage.form.sentText,
    held: checklistPage.form.sentHeld,
  },
  {
    what: "the audit's report",
    call: api.sendAuditReport,
    ask: async (page: Page, email: string) => {
      await page.goto(path.audit)
      const audit = wizard(page)
      await audit.complete()
      await audit.download.click()
      await askFor(audit.report, email)
      return page.getByRole('button', { name: auditReportCopy.downloadNow })
    },
    soon: auditReportCopy.sentText,
    held: auditReportCopy.sentHeld,
  },
  {
    what: 'a template',
    call: api.leadMagnetSubmissions,
    ask: async (page: Page, email: string) => {
      await page.goto(path.templates)
      const card = page.getByRole('article').first()
      await askFor(card.getByRole('form'), email)
      return card.getByRole('link', { name: templatesPage.pdf })
    },
    soon: templatesPage.sentText,
    held: templatesPage.sentHeld,
  },
  {
    what: 'a request for a call',
    call: api.consultationRequests,
    ask: async (page: Page, email: string) => {
      await page.goto(path.schedule)
      await isAwake(page)
      const form = page.getByRole('form', { name: schedulePage.request.heading })
      await form.getByLabel('Name').fill('Ada')
      await form.getByLabel('Email').fill(email)
      await form.getByRole('button', { name: schedulePage.request.button }).click()
      return null
    },
    soon: null,
    held: schedulePage.request.sentHeld,
  },
  {
    what: 'a message',
    call: api.leads,
    ask: async (page: Page, email: string) => {
      await page.goto(path.contact)
      await isAwake(page)
      const form = contactForm(page)
      await form.fill({ name: 'Ada', email, message: 'Hello' })
      await form.send.click()
      return null
    },
    soon: null,
    held: contactSent.held,
  },
]

for (const { what, call, ask, soon, held } of places) {
  const lane = what === 'a message' ? {} : inLongLane
  test(
    `without a mail server ${what} is said to wait, and with one it is not`,
    lane,
    async ({ page }) => {
      const email = emailOf(unique('Waiting Visitor'))
      const shown = (text: string) =>
        page.getByText(text, { exact: true }).filter({ visible: true })
      const download = await ask(page, email)
      await expect(shown(held)).toHaveCount(1)
      if (soon) await expect(shown(soon)).toHaveCount(0)
      if (download) await expect(download).toBeVisible()

      await page.evaluate(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
      await page.route(`**${call}`, async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, json: { ...(await response.json()), mailHeld: false } })
      })
      const answered = page.waitForResponse(`**${call}`)
      await ask(page, email)
      await answered
      if (soon) await expect(shown(soon)).toHaveCount(1)
      await expect(shown(held)).toHaveCount(0)
    },
  )
}
