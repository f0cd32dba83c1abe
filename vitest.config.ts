import { defineConfig } from 'vitest/config'

const seconds = 1_000

export default defineConfig({
  test: {
    include: [
      '{shared,content,server,web,tooling}/**/*.test.ts',
      'tests/{faults,site}/**/*.test.ts',
    ],
    globalSetup: 'tests/support/global.setup.ts',
    maxWorkers: 2,
    testTimeout: 150 * seconds,
    hookTimeout: 150 * seconds,
    // What is waited for comes when the machine has time; the default is one second.
    expect: { poll: { timeout: 20 * seconds } },
  },
})
