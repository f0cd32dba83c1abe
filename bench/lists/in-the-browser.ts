import type { Page } from 'playwright-core'
import { adminPage } from '../../shared/routes.ts'
import { openOffice } from '../open-office.ts'
import { percentiles } from './percentiles.ts'
import { measureScrolling } from './scrolling.ts'

const times = 5

/** Types the needle and answers the milliseconds from its last key to the frame after its rows are drawn. */
async function keystrokeToRows(page: Page, needle: string): Promise<number> {
  const field = page.getByLabel('Search leads')
  await field.fill('')
  await page.waitForTimeout(1_000)
  await field.pressSequentially(needle.slice(0, -1))
  const painted = page.evaluate(
    (wanted) =>
      new Promise<number>((done) => {
        let typed = 0
        document.addEventListener(
          'input',
          () => {
            typed = performance.now()
          },
          { once: true, capture: true },
        )
        const look = () => {
          const row = document.querySelectorAll('main [role=row]')[1]
          const fits = row?.textContent?.toLowerCase().includes(wanted)
          const settled = new URL(location.href).searchParams.get('q') === wanted
          if (typed > 0 && fits && settled && !document.querySelector('[aria-busy=true]')) {
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - typed)))
          } else requestAnimationFrame(look)
        }
        look()
      }),
    needle,
  )
  await field.press(needle.slice(-1))
  return painted
}

/** Prints how long a person waits for the rows after the last key, the 250 ms of waiting for more keys included. */
async function measureKeystrokes(page: Page, needles: readonly string[]) {
  for (const needle of needles) {
    const measured: number[] = []
    for (let n = 0; n < times; n += 1) measured.push(await keystrokeToRows(page, needle))
    console.log(`  keystroke to rows, ${needle}`.padEnd(44), percentiles(measured))
  }
}

/** What the list of leads is like in the browser: its search, and scrolling it. */
export async function measureInTheBrowser(
  url: string,
  token: string,
  needles: readonly string[],
): Promise<void> {
  const office = await openOffice(url, token)
  if (!office) return console.log('No Chromium was found; the browser is left out.')
  const { page, close } = office
  try {
    await page.goto(adminPage.leads)
    await page.getByRole('row').nth(1).waitFor()
    await measureScrolling(page)
    await measureKeystrokes(page, needles)
  } finally {
    await close()
  }
}
