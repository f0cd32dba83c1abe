import { defineConfig } from 'vitest/config'

const seconds = 1_000

export default defineConfig({
  test: {
    include: ['{shared,content,server,web,tooling}/**/*.test.ts', 'tests/faults/**/*.test.ts'],
    globalSetup: 'tests/support/global.setup.ts',
    maxWorkers: 2,
    testTimeout: 60 * seconds,
    hookTimeout: 90 * seconds,
  },
})
