import type { Page } from '@playwright/test'
import { brand } from '#content/brand.ts'
import { adminPage, page as path } from '#shared/routes.ts'
import { expect, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

/** The color that the browser's own frame takes: of the first meta element whose condition holds. */
const frameColor = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  )

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
const day = rgb(brand.colors.paper)
const night = rgb(brand.nightColors.paper)

test('the theme chosen in the footer holds at once, on the next page and in another tab', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_FAILED/)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(path.terms)
  const other = await context.newPage()
  await other.goto(path.privacy)
  const choice = page.getByRole('group', { name: 'Theme' })
  await expect(choice.getByRole('radio', { name: 'System' })).toBeChecked()
  expect(await ground(page)).toBe(day)

  await choice.getByText('Dark').click()
  await expect(choice.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect.poll(() => ground(page)).toBe(night)
  expect(await frameColor(page)).toBe(brand.nightColors.paper)
  await expect.poll(() => ground(other)).toBe(night)
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked()

  // Before the first paint: the scripts of the page have not come yet.
  await page.route('**/*.js', (route) => route.abort())
  await page.goto(path.privacy, { waitUntil: 'commit' })
  await expect.poll(() => ground(page)).toBe(night)
  await page.unroute('**/*.js')

  await page.goto(path.terms)
  await choice.getByText('System').click()
  await expect.poll(() => ground(page)).toBe(day)
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(() => ground(page)).toBe(night)
  expect(await frameColor(page)).toBe(brand.nightColors.paper)
})

/** The schemes of the success stories' pictures, each once: a picture shows its day or night by it, or the device's. */
const pictureSchemes = (page: Page) =>
  page.evaluate(() => {
    const device = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    const schemes = [...document.querySelectorAll('main img')].map((img) =>
      getComputedStyle(img).colorScheme.replace('light dark', device),
    )
    return [...new Set(schemes)]
  })

test(
  'the pictures of the success stories go by the chosen theme, on ink too',
  inLongLane,
  async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto(path.caseStudies)
    const choice = page.getByRole('group', { name: 'Theme' })
    await choice.getByText('Dark').click()
    await expect.poll(() => pictureSchemes(page)).toEqual(['dark'])

    await page.emulateMedia({ colorScheme: 'dark' })
    await choice.getByText('Light').click()
    await expect.poll(() => pictureSchemes(page)).toEqual(['light'])
    await choice.getByText('System').click()
    await expect.poll(() => pictureSchemes(page)).toEqual(['dark'])
  },
)

test('the theme is chosen in the menu of the account too', async ({ office }) => {
  await office.emulateMedia({ colorScheme: 'light' })
  await office.goto(adminPage.outbox)
  await office.getByRole('banner').getByRole('button').last().click()
  const themes = office.getByRole('group', { name: 'Theme' })
  const dark = themes.getByRole('menuitemradio', { name: 'Dark' })
  await expect(themes.getByRole('menuitemradio', { name: 'System' })).toBeChecked()
  await dark.click()
  await expect(dark).toBeChecked()
  await expect.poll(() => ground(office)).toBe(night)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' })

  test('the theme is the one of the device, and there is nothing to choose', async ({ page }) => {
    await page.goto(path.terms)
    await expect(page.getByRole('contentinfo').getByText('Privacy')).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden()
  })
})
