/**
 * What a first visit on a phone sees, and when: the first paint, the largest, and the headline's own
 * face, over a line of 150 ms and 1.6 Mbit/s with TCP's slow start, on a processor slowed by four. Medians
 * in milliseconds. `npm run bench:paint -- / /contact`; without paths, every page. RUNS=10.
 * BESIDE=http://127.0.0.1:4400, another build that is served there, takes turns with this one.
 */
import { type Browser, chromium } from '@playwright/test'
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { wantedPages } from './built-pages.ts'
import { embeddedPlace } from './places.ts'
import { SlowLine } from './slow-line.ts'

const runs = Number(process.env.RUNS ?? 7)
const moto = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true }

type Paints = { first: number; largest: number; headline: number }

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Opens a page as who has never been here, and returns what was painted when. */
async function visit(browser: Browser, address: string): Promise<Paints> {
  const context = await browser.newContext(moto)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(address, { waitUntil: 'networkidle' })
  const paints = await page.evaluate(async () => {
    const largest = await new Promise<number>((done) => {
      const observer = new PerformanceObserver((list) =>
        done(list.getEntries().at(-1)?.startTime ?? 0),
      )
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
    })
    const face = performance
      .getEntriesByType('resource')
      .find(({ name }) => /headline.*woff2/.test(name))
    return {
      first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      largest,
      headline: face instanceof PerformanceResourceTiming ? face.responseEnd : 0,
    }
  })
  await context.close()
  return paints
}

function row(path: string, visits: Paints[]) {
  const kinds = ['first', 'largest', 'headline'] as const
  const late = visits.flatMap(({ first, headline }) => (headline > 0 ? [headline - first] : []))
  const figures = [
    ...kinds.map((kind) => median(visits.map((paints) => paints[kind]))),
    late.length > 0 ? Math.max(...late) : 0,
  ]
  const cells = figures.map((figure) => (figure === 0 ? '' : figure.toFixed(0)).padStart(8))
  console.log(`| ${[path.padEnd(34), ...cells].join(' | ')} |`)
}

const executablePath = findChromium()
if (!executablePath) throw new Error('No Chromium was found.')
const place = embeddedPlace()
const server = await startServer(variablesOf(place))
const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] })
const urls = [server.url, ...(process.env.BESIDE ? [process.env.BESIDE] : [])]
const lines = urls.map((url) => new SlowLine(url))
try {
  for (const line of lines) await line.start()
  console.log(`Median of ${runs} first visits in milliseconds; "late" is the longest that the`)
  console.log("headline's own face came after the first paint.\n")
  const heads = ['first', 'largest', 'headline', 'late'].map((head) => head.padStart(8))
  console.log(`| ${['page'.padEnd(34), ...heads].join(' | ')} |`)
  console.log(`| ${['-'.repeat(34), ...heads.map(() => '-------:')].join(' | ')} |`)
  for (const path of wantedPages()) {
    const visits = lines.map((): Paints[] => [])
    for (let run = 0; run < runs; run += 1)
      for (const [index, { url }] of lines.entries())
        visits[index]?.push(await visit(browser, url + path))
    for (const [index, each] of visits.entries()) row(index === 0 ? path : '… beside', each)
  }
} finally {
  await browser.close()
  for (const line of lines) line.stop()
  server.kill('SIGTERM')
  await server.exited
  await place.remove()
}
