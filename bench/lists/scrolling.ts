import type { Page } from 'playwright-core'
import { percentiles } from './percentiles.ts'

const wantedRows = 10_000
/** Pixels a frame: reading, turning the wheel, dragging the scrollbar. */
const speeds = [40, 400, 4_000]
const frames = 300
/** Milliseconds; a frame that takes longer has missed its turn at 60 a second. */
const missed = 25

const countRows = (page: Page) =>
  page.evaluate(() =>
    Number(document.querySelector('main [role=table]')?.getAttribute('aria-rowcount')),
  )

/** Scrolls to the end, and again, until so many rows are in the list or there are no more. */
async function readRows(page: Page): Promise<number> {
  for (let rows = await countRows(page); rows <= wantedRows; ) {
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    const more = await page
      .waitForFunction(
        (before) =>
          Number(document.querySelector('main [role=table]')?.getAttribute('aria-rowcount')) >
          before,
        rows,
        { timeout: 10_000 },
      )
      .catch(() => null)
    if (!more) return rows
    rows = await countRows(page)
  }
  return countRows(page)
}

/** The milliseconds of each frame while the window scrolls by so many pixels in each of them. */
const scroll = (page: Page, pixels: number) =>
  page.evaluate(
    ([step, count]) =>
      new Promise<number[]>((done) => {
        const measured: number[] = []
        let last = 0
        let down = true
        window.scrollTo(0, 0)
        const frame = (now: number) => {
          if (last > 0) measured.push(now - last)
          last = now
          if (measured.length === count) return done(measured)
          const end = document.documentElement.scrollHeight - window.innerHeight
          if (window.scrollY >= end) down = false
          window.scrollBy(0, down ? step : -step)
          requestAnimationFrame(frame)
        }
        requestAnimationFrame(frame)
      }),
    [pixels, frames] as const,
  )

/** Prints how even the frames are while a list of 10,000 rows is scrolled. */
export async function measureScrolling(page: Page): Promise<void> {
  const rows = (await readRows(page)) - 1
  for (const speed of speeds) {
    const measured = await scroll(page, speed)
    const late = measured.filter((milliseconds) => milliseconds > missed).length
    const label = `  ${rows.toLocaleString('en')} rows, ${speed} px a frame`
    const most = `most ${Math.max(...measured).toFixed(1)} ms, ${late} of ${frames} over ${missed} ms`
    console.log(label.padEnd(44), percentiles(measured), ` ${most}`)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}
