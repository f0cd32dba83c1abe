import { demoAccounts, demoPassword } from '#server/demo/make-demo.ts'
import { signedInSchema } from '#shared/accounts/schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { widths } from './axe.ts'
import { expect, signIn, test } from './fixtures.ts'
import { inLongLane } from './lane.ts'
import { officeScreens } from './screens.ts'
import { expectNoSidewaysScroll } from './sideways-scroll.ts'

const screens = [...officeScreens, adminPage.settings]

test(
  'every main screen of the office shows the demo on a phone and on a desk, and nothing is wider than the window',
  inLongLane,
  async ({ page, demoProduct }) => {
    const [account] = demoAccounts
    const body = JSON.stringify({ email: account?.email, password: demoPassword })
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch(demoProduct.url + api.admin.login, { method: 'POST', headers, body })
    await signIn(page.context(), signedInSchema.parse(await answer.json()))
    for (const [what, viewport] of widths) {
      await page.setViewportSize(viewport)
      for (const screen of screens) {
        const where = `${screen} ${what}`
        await page.goto(demoProduct.url + screen)
        await expect(page.getByRole('heading', { level: 1 }), where).toBeVisible()
        await expect(page.locator('main [aria-busy="true"]'), where).toHaveCount(0)
        await expect(page.getByRole('main'), where).not.toBeEmpty()
        await expect(page.getByRole('alert'), where).toHaveCount(0)
        await expectNoSidewaysScroll(page, where)
      }
    }
  },
)
