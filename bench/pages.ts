/**
 * Every page of the built site, served by the real server, as a Markdown table: bytes after brotli,
 * Lighthouse (mobile, median of runs), and what axe finds at 390 and 1440 px together.
 * `npm run bench:pages -- / /contact`; without paths, every page. RUNS=1 for a quick look.
 * BESIDE=http://127.0.0.1:4400, another build that is served there, is rated in turn with this one: a
 * second row for each page that both have. Lighthouse slows this machine down by four for a phone of the
 * middle, which holds for one that it rates 1,500 or more (its benchmark index, the column `machine`):
 * /schedule scores 100 on one of 2,400, and 90 there when slowed by ten, as one of 1,000 would be.
 */
import { readFile } from 'node:fs/promises'
import { type Browser, chromium } from '@playwright/test'
import axe from 'axe-core'
import { launch } from 'chrome-launcher'
import lighthouse, { type RunnerResult } from 'lighthouse'
import { chromiumArguments, findChromium } from '../tests/support/chromium.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { weighPage } from '../tooling/page-weight.ts'
import { fileOf, site, wantedPages } from './built-pages.ts'
import { embeddedPlace } from './places.ts'

const runs = Number(process.env.RUNS ?? 3)
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const timings = ['LCP s', 'TBT ms', 'CLS', 'machine']
const heads = ['page', 'HTML', 'CSS', 'JS', ...categories, ...timings, 'axe']

const beside = process.env.BESIDE

const chromePath = findChromium()
if (!chromePath) throw new Error('No Chromium was found.')
const place = embeddedPlace()
const server = await startServer(variablesOf(place))
const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromiumArguments] })
const browser = await chromium.launch({ executablePath: chromePath, args: [...chromiumArguments] })

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** The scores of each address's page and its timings, as cells; the addresses take turns. */
async function rate(addresses: string[]): Promise<string[][]> {
  const results = addresses.map((): RunnerResult['lhr'][] => [])
  for (let run = 0; run < runs; run += 1)
    for (const [index, address] of addresses.entries()) {
      const result = await lighthouse(address, { port: chrome.port, logLevel: 'error' })
      if (result) results[index]?.push(result.lhr)
    }
  return results.map(describeRuns)
}

function describeRuns(results: RunnerResult['lhr'][]): string[] {
  const score = (name: string) =>
    median(results.map((lhr) => (lhr.categories[name]?.score ?? 0) * 100))
  const value = (audit: string) =>
    median(results.map((lhr) => lhr.audits[audit]?.numericValue ?? 0))
  return [
    ...categories.map((name) => score(name).toFixed(0)),
    (value('largest-contentful-paint') / 1000).toFixed(2),
    value('total-blocking-time').toFixed(0),
    value('cumulative-layout-shift').toFixed(3),
    median(results.map((lhr) => lhr.environment.benchmarkIndex)).toFixed(0),
  ]
}

/** How many elements axe objects to, at both widths. */
async function countFindings(address: string, opened: Browser): Promise<number> {
  let found = 0
  for (const width of [390, 1440]) {
    const context = await opened.newContext({
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
    })
    const page = await context.newPage()
    await page.goto(address)
    await page.evaluate(axe.source)
    const { violations } = await page.evaluate(() => axe.run())
    for (const { nodes } of violations) found += nodes.length
    await context.close()
  }
  return found
}

async function measure(path: string): Promise<void> {
  const weight = await weighPage(site, await readFile(fileOf(path), 'utf8'))
  const bytes = [weight.html, weight.css, weight.js].map((count) => count.toLocaleString('en-US'))
  const address = server.url + path
  const besides = beside && (await fetch(beside + path)).ok ? [beside + path] : []
  const [rated = [], ...others] = await rate([address, ...besides])
  row([path, ...bytes, ...rated, String(await countFindings(address, browser))])
  for (const cells of others) row(['… beside', '', '', '', ...cells, ''])
}

function row(cells: string[]): void {
  const [first = '', ...others] = cells
  const widths = heads.slice(1).map((head) => Math.max(head.length, 6))
  const aligned = others.map((cell, index) => cell.padStart(widths[index] ?? 0))
  console.log(`| ${[first.padEnd(36), ...aligned].join(' | ')} |`)
}

try {
  console.log(`Lighthouse mobile, median of ${runs}; bytes after brotli, CSS being part of HTML.\n`)
  row(heads)
  row(heads.map((_, index) => (index === 0 ? '---' : '--:')))
  for (const path of wantedPages()) await measure(path)
} finally {
  await browser.close()
  await chrome.kill()
  server.kill('SIGTERM')
  await server.exited
  await place.remove()
}
