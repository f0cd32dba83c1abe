import type { Page } from '@playwright/test'

/**
 * Holds script files back from now on, as a poor connection does, until the function that it returns is
 * called: every one, or those of a pattern. The page that is opened next comes without them: where they are
 * its first ones, wait for its `commit`, its `load` is late as well.
 */
export async function holdScriptsBack(page: Page, files = '**/assets/*.js'): Promise<() => void> {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  // It stays, and lets all through then: after a page's interception was switched off and on again, a page
  // once drew no frame any more, for two minutes.
  await page.route(files, async (route) => {
    await come
    await route.fallback()
  })
  return letCome
}
