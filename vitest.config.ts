import { defineConfig } from 'vitest/config'
import { keepTemporaryFilesInMemory } from './tests/support/temporary-files.ts'

keepTemporaryFilesInMemory()

const seconds = 1_000

/** `npm test` runs the first of them, `npm run test:long` the second. */
const rules = {
  name: 'rules',
  include: [
    '{shared,content,server,web,tooling}/**/*.test.ts',
    'tests/{process,site}/**/*.test.ts',
  ],
  exclude: ['**/*.long.test.ts'],
}
/** The rules of the server among it: what runs on one database in the gate runs on each here. */
const long = { name: 'long', include: ['{tests,server}/**/*.test.ts'] }

export default defineConfig({
  test: {
    projects: [rules, long].map((test) => ({ extends: true, test })),
    globalSetup: 'tests/support/global.setup.ts',
    setupFiles: 'tests/support/properties.setup.ts',
    // A worker loads the modules once for all its files: the tests of server/accounts took 98 s of CPU
    // instead of 143.
    isolate: false,
    maxWorkers: 3,
    testTimeout: 150 * seconds,
    hookTimeout: 150 * seconds,
    // What is waited for comes when the machine has time; the default is one second.
    expect: { poll: { timeout: 20 * seconds } },
  },
})
