import { expect, test } from 'vitest'
import { bookingKillRounds } from '#tests/support/booking-kill-rounds.ts'
import { onOneDatabase } from '#tests/support/databases.ts'
import { isLongLane } from '#tests/support/lane.ts'

// One round; tests/faults/booking-kill.test.ts has several, on each database.
onOneDatabase('killed with SIGKILL while visitors book', (database) => {
  test.skipIf(isLongLane)('what was answered stands, with its mail', async () => {
    const place = await database.create()
    try {
      const { bookings, lost } = await bookingKillRounds(place, 1)
      expect(lost).toEqual([])
      expect(bookings).toBeGreaterThan(1)
    } finally {
      await place.remove()
    }
  })
})
