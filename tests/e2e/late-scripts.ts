import { setTimeout as pause } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** In milliseconds; time to type and to press something first. */
const late = 5_000

/**
 * Holds every script file back for five seconds from now on, as a poor connection does. The page
 * that is opened next comes without them: wait for its `commit`, its `load` is late as well.
 */
export async function holdScriptsBack(page: Page): Promise<void> {
  const come = pause(late)
  await page.route('**/assets/*.js', async (route) => {
    await come
    await route.fallback()
  })
}
