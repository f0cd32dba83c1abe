import { expect, test } from 'vitest'
import { checkClockChanges } from '#tests/support/clock-changes.ts'

const zones = Intl.supportedValuesOf('timeZone')

test(`in ${zones.length} zones, around every change from 2020 to 2035, hours are those of the wall`, {
  timeout: 900_000,
}, () => {
  const changes = zones.reduce((sum, zone) => sum + checkClockChanges(zone), 0)
  console.log(`${changes.toLocaleString('en')} changes of ${zones.length} zones`)
  expect(changes).toBeGreaterThan(3_000)
})
