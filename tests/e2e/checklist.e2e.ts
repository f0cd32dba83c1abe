import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { bandReadings, checklist, checklistPage } from '#content/checklist/list.ts'
import { api, page as path } from '#shared/routes.ts'
import { pdfText } from '#tests/support/pdf-text.ts'
import { expectNoFindings, widths } from './axe.ts'
import { emailOf, unique } from './firm.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { holdScriptsBack } from './late-scripts.ts'
import { expectReflow } from './sideways-scroll.ts'

const sections = checklist.map(({ items }) => items.map(({ id }) => id))
const points = sections.flat()

/** The checklist, as a person sees it. */
function readiness(page: Page) {
  const form = page.getByRole('form', { name: checklistPage.form.heading })
  return {
    point: (id: string) => page.locator(`input[type="checkbox"]#${id}`),
    progress: page.getByRole('progressbar'),
    reading: page
      .getByRole('region', { name: checklistPage.scoreHeading })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
    clear: page.getByRole('button', { name: checklistPage.startAgain }),
    form,
    email: form.getByLabel('Email address'),
    send: form.getByRole('button'),
    save: page.getByRole('link', { name: checklistPage.form.downloadNow }),
    async tick(ids: readonly string[]) {
      for (const id of ids) await this.point(id).check()
    },
  }
}

test('ticks are counted, read and kept over a reload', async ({ page }) => {
  await page.goto(path.checklist)
  const list = readiness(page)
  await expect(page.getByRole('checkbox')).toHaveCount(20)
  await expect(list.clear).toBeHidden()
  await expect(list.reading, 'all four, before the first tick').toHaveCount(4)
  await list.tick(points.slice(0, 6))
  await expect(page.getByText(checklistPage.progress(6, 20))).toBeVisible()
  await expect(list.progress).toHaveAttribute('aria-valuenow', '6')
  await expect(page.getByRole('navigation', { name: 'Categories' })).toContainText(
    `${checklist[1].title}1/5`,
  )

  await page.reload()
  for (const id of points.slice(0, 6)) await expect(list.point(id)).toBeChecked()
  await expect(list.point(points[6] ?? '')).not.toBeChecked()
  await expect(page.getByText(checklistPage.progress(6, 20))).toBeVisible()
  await expect(list.reading).toHaveText(new RegExp(bandReadings.preparing.title))

  page.once('dialog', (dialog) => dialog.accept())
  await list.clear.click()
  await expect(page.getByText(checklistPage.progress(0, 20))).toBeVisible()
  await page.reload()
  await expect(list.point(points[0] ?? '')).not.toBeChecked()
})

test('what is ticked and typed before the scripts have come joins what was kept', async ({
  page,
}) => {
  await page.goto(path.checklist)
  const list = readiness(page)
  await list.tick(points.slice(0, 1))
  await expect(page.getByText(checklistPage.progress(1, 20))).toBeVisible()

  const email = emailOf(unique('Early Reader'))
  const letScriptsCome = await holdScriptsBack(page)
  await page.goto(path.checklist, { waitUntil: 'commit' })
  await list.tick(points.slice(1, 3))
  await list.email.fill(email)
  await expect(list.send, 'waits').toBeDisabled()
  await expect(page.getByText(checklistPage.progress(0, 20)), 'not counted yet').toBeVisible()

  letScriptsCome()
  await expect(page.getByText(checklistPage.progress(3, 20))).toBeVisible()
  for (const id of points.slice(0, 3)) await expect(list.point(id)).toBeChecked()
  await expect(list.email).toHaveValue(email)
  await list.send.click()
  await expect(page.getByText('PDF Sent Successfully!')).toBeFocused()
})

test('nothing moves under the finger when the page wakes up', async ({ page }) => {
  const letScriptsCome = await holdScriptsBack(page)
  await page.goto(path.checklist, { waitUntil: 'commit' })
  const list = readiness(page)
  await list.tick(points.slice(0, 2))
  const third = list.point(points[2] ?? '')
  const before = await third.boundingBox()
  letScriptsCome()
  await expect(page.getByText(checklistPage.progress(2, 20))).toBeVisible()
  expect(await third.boundingBox()).toEqual(before)
})

test('the score reads by its count and by the weakest category', async ({ page }) => {
  await page.goto(path.checklist)
  const list = readiness(page)
  const expectReading = async (band: keyof typeof bandReadings) => {
    await expect(list.reading, 'one of four, once the page is awake').toHaveCount(1)
    await expect(list.reading).toHaveText(new RegExp(bandReadings[band].title))
  }
  await list.tick(points.slice(0, 5))
  await expectReading('starting')
  await list.tick(points.slice(5, 15))
  await expectReading('preparing')
  await list.tick(sections[3]?.slice(0, 2) ?? [])
  await expectReading('nearly-ready')
  await list.tick(sections[3]?.slice(2, 3) ?? [])
  await expectReading('ready')
  await list.tick(points)
  await expect(page.getByText('20/20')).toBeVisible()
  await expect(list.progress).toHaveAttribute('aria-valuenow', '20')
})

test('the PDF is asked for with a trimmed address and the own ticks', async ({ page, firm }) => {
  const email = emailOf(unique('Ready Visitor'))
  await page.goto(path.checklist)
  const list = readiness(page)
  await list.tick(points.slice(0, 3))
  await expect(list.send).toBeDisabled()
  await list.email.fill('   ')
  await expect(list.send).toBeDisabled()
  await list.email.fill(' nobody ')
  await list.send.click()
  await expect(list.email).toHaveAccessibleDescription(/Enter a valid email address/)
  await list.email.fill(` ${email} `)
  await expect(list.email).not.toHaveAttribute('aria-invalid', 'true')

  const held = Promise.withResolvers<void>()
  let calls = 0
  await page.route(`**${api.sendChecklist}`, async (route) => {
    calls += 1
    expect(route.request().postDataJSON()).toMatchObject({ email, name: '' })
    await held.promise
    await route.continue()
  })
  await list.send.click()
  await expect(list.send).toHaveText(checklistPage.form.sending)
  await expect(list.send).toHaveAttribute('aria-disabled', 'true')
  await list.email.press('Enter')
  held.resolve()
  const sent = page.getByText('PDF Sent Successfully!')
  await expect(sent).toBeFocused()
  await expect(sent, 'no frame, though a key led here').toHaveCSS('outline-style', 'none')
  await expect(list.form).toBeHidden()
  expect(calls, 'one send at a time').toBe(1)
  const submissions = await firm.submissionsNamed(email)
  expect(submissions).toHaveLength(1)
  expect(submissions[0]).toMatchObject({
    leadMagnetType: 'checklist',
    answers: { checked: points.slice(0, 3) },
  })
})

test('the PDF is saved at once with the own ticks, before and after it is sent', async ({
  page,
  complaints,
}) => {
  complaints.allow(/503/)
  await page.goto(path.checklist)
  const list = readiness(page)
  await list.tick(points.slice(0, 8))
  await page.route(`**${api.checklistDocument}?*`, (route) => route.fulfill({ status: 503 }), {
    times: 1,
  })
  await list.save.click()
  await expect(page.getByText(checklistPage.form.notMade)).toBeVisible()
  const save = async () => {
    const saved = page.waitForEvent('download')
    await list.save.click()
    const file = await saved
    expect(file.suggestedFilename()).toBe('automation-readiness-checklist.pdf')
    return pdfText(readFileSync(await file.path())).replace(/\s+/g, ' ')
  }
  const text = await save()
  expect(text).toContain('8 of 20')
  expect(text).toContain(bandReadings.preparing.title)
  await expect(page.getByText(checklistPage.form.made)).toBeVisible()
  await list.tick(points.slice(8, 9))
  await list.email.fill(emailOf(unique('Saving Reader')))
  await list.send.click()
  await expect(page.getByText('PDF Sent Successfully!')).toBeVisible()
  expect(await save()).toContain('9 of 20')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the PDF is a list to tick by hand', async ({ page }) => {
    await page.goto(path.checklist)
    const saved = page.waitForEvent('download')
    await readiness(page).save.click()
    const text = pdfText(readFileSync(await (await saved).path()))
    expect(text).toContain(checklistPage.scoreHeading)
  })
})

test('a failure is alerted word for word and keeps the address', async ({
  page,
  firm,
  complaints,
}) => {
  complaints.allow(/500|ERR_FAILED/)
  const email = emailOf(unique('Unlucky Reader'))
  let calls = 0
  await page.route(`**${api.sendChecklist}`, async (route) => {
    calls += 1
    if (calls === 1) return route.fulfill({ status: 500, json: { error: 'Oh.' } })
    if (calls === 2) return route.abort()
    return route.continue()
  })
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    return dialog.accept()
  })
  await page.goto(path.checklist)
  const list = readiness(page)
  await list.email.fill(email)
  await list.send.click()
  await expect.poll(() => alerts.length).toBe(1)
  await list.send.click()
  await expect.poll(() => alerts.length).toBe(2)
  expect(alerts).toEqual([
    'Failed to send checklist. Please try again.',
    'Failed to send checklist. Please check your connection and try again.',
  ])
  await page.reload()
  await expect(list.email).toHaveValue(email)
  await list.send.click()
  await expect(page.getByText('PDF Sent Successfully!')).toBeVisible()
  expect(await firm.submissionsNamed(email)).toHaveLength(1)
})

for (const [what, viewport] of widths) {
  test.describe(`${what}, axe finds nothing`, inLongLane, () => {
    test.use({ viewport })

    test('in the ticked list, its form and what follows', async ({ page }) => {
      await page.goto(path.checklist)
      const list = readiness(page)
      await list.tick(points.slice(0, 7))
      await list.email.fill('nobody')
      await list.send.click()
      await expectNoFindings(page, 'ticked, with an address that is none')
      await list.email.fill('axe@example.com')
      await list.send.click()
      await expect(page.getByText('PDF Sent Successfully!')).toBeVisible()
      await expectNoFindings(page, 'sent')
      await expectReflow(page)
    })
  })
}
