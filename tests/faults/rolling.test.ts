import { expect, inject, test } from 'vitest'
import { postgresqlPlace } from '#tests/support/databases.ts'
import { rollingRestarts } from '#tests/support/rolling-restart.ts'

test.skipIf(inject('postgresql') === null)(
  'two web processes behind a plain proxy are restarted in turn, and nobody notices',
  async () => {
    const place = await postgresqlPlace()
    const report = await rollingRestarts(place, 2, 5)
    await place.remove()
    expect(report).toMatchObject({ restarts: 2, failed: {}, unreachable: {} })
    expect(report.sent).toBeGreaterThan(100)
    expect(report.reopened).toBeGreaterThan(0)
  },
)
