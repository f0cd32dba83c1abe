import { defineConfig } from '@playwright/test'
import { chromiumArguments, findChromium } from './tests/support/chromium.ts'

const executablePath = findChromium()
const seconds = 1_000

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.e2e.ts',
  globalSetup: './tests/e2e/template.setup.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  timeout: 60 * seconds,
  expect: { timeout: 10 * seconds },
  forbidOnly: true,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumArguments, ...(executablePath && { executablePath }) },
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
})
