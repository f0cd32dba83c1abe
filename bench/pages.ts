/**
 * Lighthouse (mobile, median of runs) for pages of the built site, served by the real server.
 * `npm run bench:pages -- / /contact`; without paths, every page. RUNS=1 for a quick look.
 * `node tooling/budgets.ts` prints what the pages weigh.
 */
import { readFileSync } from 'node:fs'
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { z } from 'zod'
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { embeddedPlace } from './places.ts'

const runs = Number(process.env.RUNS ?? 3)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

const manifest = z.object({ pages: z.record(z.string(), z.object({ admin: z.boolean() })) })
const { pages } = manifest.parse(
  JSON.parse(readFileSync(new URL('../dist/site-manifest.json', import.meta.url), 'utf8')),
)
const everyPage = Object.keys(pages).filter(
  (path) => !pages[path]?.admin && !/404|not-found|\/sent$/.test(path),
)
const wanted = process.argv.slice(2)

const chromePath = findChromium()
if (!chromePath) throw new Error('No Chromium was found.')
const place = embeddedPlace()
const server = await startServer(variablesOf(place))
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumArguments] })

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(path: string) {
  const results: RunnerResult['lhr'][] = []
  for (let run = 0; run < runs; run += 1) {
    const result = await lighthouse(server.url + path, { port: chrome.port, logLevel: 'error' })
    if (result) results.push(result.lhr)
  }
  const score = (name: string) =>
    median(results.map((lhr) => (lhr.categories[name]?.score ?? 0) * 100))
  const value = (audit: string) =>
    median(results.map((lhr) => lhr.audits[audit]?.numericValue ?? 0))
  const cells = [
    path.padEnd(40),
    ...categories.map((name) => String(Math.round(score(name))).padStart(4)),
    `LCP ${(value('largest-contentful-paint') / 1000).toFixed(2)} s`,
    `TBT ${Math.round(value('total-blocking-time'))} ms`,
    `CLS ${value('cumulative-layout-shift').toFixed(3)}`,
  ]
  console.log(cells.join('  '))
}

try {
  console.log(`${'page'.padEnd(40)}  ${categories.join(', ')} – median of ${runs}`)
  for (const path of wanted.length > 0 ? wanted : everyPage) await measure(path)
} finally {
  await chrome.kill()
  server.kill('SIGTERM')
  await server.exited
  await place.remove()
}
