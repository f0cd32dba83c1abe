import type { Page } from '@playwright/test'
import { adminPage } from '#shared/routes.ts'
import { detailsOf } from './consultation-screens.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'

/** The words in the bar over the list that have less room than they need. */
const cutWords = (page: Page) =>
  page.locator('main search').evaluate((bar) => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('Words are measured here.')
    return [...bar.querySelectorAll('select')].flatMap((select) => {
      const { display, font, paddingLeft, paddingRight } = getComputedStyle(select)
      const word = select.selectedOptions[0]?.textContent ?? ''
      pen.font = font
      const room =
        select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      const isSeen = display !== 'none' && select.checkVisibility()
      return isSeen && pen.measureText(word).width > room + 1 ? [word] : []
    })
  })

test(
  'the bar over a list cuts no word, whatever its width',
  inLongLane,
  async ({ office, firm }) => {
    const lead = await firm.enteredLead()
    // By its element: details that lie over it hide it from those who listen.
    const bar = office.locator('main search')
    for (const width of [768, 1024, 1280, 1440, 1920]) {
      await office.setViewportSize({ width, height: 900 })
      for (const address of [adminPage.people, adminPage.leads, adminPage.lead(lead.id)]) {
        await office.goto(address)
        await expect(bar.getByLabel('Tag')).toBeAttached()
        if (address === adminPage.lead(lead.id))
          await expect(detailsOf(office, lead.name)).toBeVisible()
        await office.evaluate(() => document.fonts.ready)
        expect(await cutWords(office), `${address} at ${width}`).toEqual([])
        const { height } = (await bar.boundingBox()) ?? {}
        expect(height, `${address} at ${width}: two lines at most`).toBeLessThan(100)
      }
    }
  },
)

test('people are filtered by what the bar has no room for, and what is on stands in it', async ({
  office,
}) => {
  await office.goto(adminPage.people)
  const bar = office.locator('main search')
  await expect(bar.getByLabel('Deal')).toHaveCount(0)
  const more = bar.getByRole('button', { name: 'More filters', exact: true })
  await expect(more, 'a sign alone would have to be guessed').toHaveText('More filters')
  await more.click()
  const panel = office.getByRole('dialog', { name: 'More filters' })
  await panel.getByLabel('Deal').selectOption('No open deal')
  await expect(office).toHaveURL(/deal=/)
  await expect(panel.getByLabel('Deal'), 'nothing moves while it is open').toBeVisible()
  await panel.getByRole('button', { name: 'Clear filters (1)' }).click()
  await expect(office).not.toHaveURL(/deal=/)
  await panel.getByLabel('Deal').selectOption('No open deal')
  await panel.getByRole('button', { name: 'Done' }).click()
  await expect(panel).toBeHidden()
  await bar.getByLabel('Deal').selectOption('Any Deal')
  await expect(office).not.toHaveURL(/deal=/)
  await expect(bar.getByLabel('Deal'), 'the keyboard is in it').toBeVisible()
})

test('the keyboard stays where it is of use when filters are cleared or all of them come into the bar', async ({
  office,
}) => {
  await office.goto(`${adminPage.people}?origin=newsletter`)
  const bar = office.locator('main search')
  const more = bar.getByRole('button', { name: /^More filters/ })
  await more.press('Enter')
  const panel = office.getByRole('dialog', { name: 'More filters' })
  await panel.getByLabel('Deal').selectOption('No open deal')
  await panel.getByRole('button', { name: 'Clear filters (1)' }).press('Enter')
  await expect(panel.getByRole('button', { name: 'Done' })).toBeFocused()
  await panel.getByLabel('Deal').selectOption('No open deal')
  await office.keyboard.press('Escape')
  await expect(more, 'it still has another').toBeFocused()

  await more.press('Enter')
  await panel.getByLabel('First contact').selectOption({ index: 1 })
  await panel.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(more).toBeHidden()
  await expect(bar.getByRole('searchbox')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the bar of each list has one line, and its filters one button', async ({ office }) => {
    for (const [address, buttons, folded] of [
      [adminPage.companies, [], ['Owner']],
      [adminPage.people, [], ['Owner', 'Next step', 'Tag', 'Deal', 'First contact', 'Came from']],
      [adminPage.consultations, ['List', 'Week'], ['Status', 'Host']],
      [adminPage.outbox, [], ['Status', 'Kind']],
    ] as const) {
      await office.goto(address)
      const bar = office.locator('main search')
      for (const name of [...buttons, 'Refresh']) {
        await bar.getByRole('button', { name, exact: true }).tap({ trial: true })
      }
      expect((await bar.boundingBox())?.height, address).toBeLessThan(60)
      await bar.getByRole('button', { name: 'Filter' }).tap()
      const filters = office.getByRole('dialog', { name: 'Filter' })
      for (const name of [...folded, 'Order']) {
        await filters.getByLabel(name).tap({ trial: true })
      }
      await filters.getByRole('button', { name: 'Done' }).tap()
      await expect(filters).toBeHidden()
    }
    await office.goto(`${adminPage.outbox}?state=held&kind=checklist`)
    await office.getByRole('button', { name: 'Filter: 2 on' }).tap()
    const filters = office.getByRole('dialog', { name: 'Filter' })
    await filters.getByText('Export as CSV').tap({ trial: true })
    await filters.getByRole('button', { name: 'Clear filters (2)' }).tap()
    await expect(office.getByRole('button', { name: 'Filter', exact: true })).toBeVisible()
  })
})
