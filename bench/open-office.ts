import { chromium, type Page } from 'playwright-core'
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts'

/** A page of Chromium at desk width in which the holder of `token` is signed in; undefined without Chromium. */
export async function openOffice(
  url: string,
  token: string,
): Promise<{ page: Page; close: () => Promise<void> } | undefined> {
  const executablePath = findChromium()
  if (!executablePath) return undefined
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL: url, viewport })
  await context.addInitScript((stored) => {
    localStorage.setItem('admin_token', stored)
    localStorage.setItem(
      'admin_user',
      JSON.stringify({ name: 'Bench', email: 'bench@example.com', role: 'admin' }),
    )
  }, token)
  return { page: await context.newPage(), close: () => browser.close() }
}
