import { widths } from './axe.ts'
import { publicPages } from './built-pages.ts'
import { expect, inMotion, test } from './fixtures.ts'
import { inPieces } from './in-pieces.ts'
import { inLongLane } from './lane.ts'
import { mostShift, shiftsOf, watchShifts } from './layout-shifts.ts'

/** `/services/` for each of the services; other pages are a kind of their own. */
const kindOf = (address: string) => address.replace(/(?<=.\/).*/, '')
const oneOfEachKind = [...Map.groupBy(publicPages, kindOf).values()].flatMap(
  ([first]) => first ?? [],
)

for (const [what, viewport] of widths) {
  test.describe(what, inLongLane, () => {
    test.use({ viewport, ...inMotion })

    test('no kind of page moves much of what it has shown while the rest of it arrives', async ({
      page,
      product,
    }) => {
      await page.addInitScript(watchShifts)
      const slow = await inPieces(product.url)
      for (const address of oneOfEachKind) {
        await page.goto(slow.url + address)
        const { sum, shifts } = await shiftsOf(page)
        expect(sum, `${address} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(mostShift)
        expect(shifts.filter(({ moved }) => moved.includes('class="floating'))).toEqual([])
      }
      // Or the page would miss its icon, which a browser asks for last.
      await page.close()
      slow.close()
    })
  })
}
