import type { Page } from '@playwright/test'

/**
 * Holds every script file back from now on, as a poor connection does, until the function that it
 * returns is called. The page that is opened next comes without them: wait for its `commit`, its `load`
 * is late as well.
 */
export async function holdScriptsBack(page: Page): Promise<() => Promise<void>> {
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  const scripts = '**/assets/*.js'
  await page.route(scripts, async (route) => {
    await come
    await route.fallback()
  })
  return async () => {
    letCome()
    await page.unroute(scripts)
  }
}
