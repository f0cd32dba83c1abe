import { defineConfig } from '@playwright/test'
import { longTag } from './tests/e2e/lane.ts'
import { chromiumArguments, findChromium } from './tests/support/chromium.ts'
import { isLongLane } from './tests/support/lane.ts'
import { keepTemporaryFilesInMemory } from './tests/support/temporary-files.ts'

keepTemporaryFilesInMemory()

const executablePath = findChromium()
const seconds = 1_000

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  ...(!isLongLane && { grepInvert: new RegExp(longTag) }),
  globalSetup: './tests/e2e/template.setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 120 * seconds,
  expect: { timeout: 20 * seconds },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
    viewport: { width: 1440, height: 900 },
    // Journeys wait for no animation, and meet none that a slow page cuts short; those about motion have
    // it on (`inMotion` in tests/e2e/fixtures.ts).
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every journey takes a tenth of the time: TRACE=1 records them to look into a failure.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
})
