/**
 * Imports 10,000 meetings of a Calendly export through the dialog, in Chromium, and then the same
 * file once more: how long it takes, what the page's memory grows to, for how long its main thread
 * is held up at most, and what the server refused. On both databases.
 * `npm run bench:import` after a build; ROWS=500 for a quick look.
 */
import type { Page } from 'playwright-core'
import { consultationCountsSchema } from '../shared/consultations/schema.ts'
import { adminPage, api } from '../shared/routes.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { firstAdmin } from './first-admin.ts'
import { openOffice } from './open-office.ts'
import { embeddedPlace, type NamedPlace, postgresqlPlace } from './places.ts'

const rows = Number(process.env.ROWS ?? 10_000)
const timeoutMs = 30 * 60_000
/** Milliseconds between two looks at the page's memory. */
const lookEvery = 200

/** An export as Calendly writes it, every row with the id of its invitee. */
function calendlyExport(): Buffer {
  const head =
    'Team,User Name,User Email,Invitee Name,Invitee First Name,Invitee Last Name,Invitee Email,Invitee Time Zone,Invitee accepted marketing emails,Text Reminder Number,Event Type Name,Start Date & Time,End Date & Time,Location,Event Created Date & Time,Canceled,Canceled By,Cancellation reason,Invitee UUID,Event UUID'
  const first = Date.UTC(2026, 0, 5, 9)
  const cell = (at: number) => new Date(at).toISOString().slice(0, 16).replace('T', ' ')
  const lines = Array.from({ length: rows }, (_, n) => {
    const at = first + n * 1_800_000
    const person = `Person ${n},Person,${n},person.${n}@company-${n % 900}.example`
    const phone = `+1604555${String(n % 10_000).padStart(4, '0')}`
    return `Office,Host,host@example.com,${person},America/New_York,No,${phone},Discovery call,${cell(at)},${cell(at + 1_800_000)},Zoom,${cell(first)},false,,,invitee-${n},event-${n}`
  })
  return Buffer.from([head, ...lines].join('\r\n'))
}

/** Begins to note the tasks that hold up the page's main thread, from 50 ms on. */
const watchTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask' })
  })

/** The longest task since the last look, and how many there were. */
async function heldUp(page: Page): Promise<string> {
  const tasks = await page.evaluate(() =>
    (window as unknown as { tasks: number[] }).tasks.splice(0),
  )
  return `longest task ${Math.max(0, ...tasks).toFixed(0)} ms, ${tasks.length} over 50 ms`
}

/** Looks at the page's JavaScript heap until told to stop; answers the most it was, in megabytes. */
async function watchHeap(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  let most = 0
  const look = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    most = Math.max(most, metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0)
  }
  await look()
  const timer = setInterval(() => void look(), lookEvery)
  return async () => {
    clearInterval(timer)
    await look()
    await session.detach()
    return most / 1e6
  }
}

async function meetingsKept(url: string, token: string): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const answer = await fetch(url + api.admin.consultationCounts, { headers })
  return consultationCountsSchema.parse(await answer.json()).total
}

/** Imports the file through the dialog on a page just opened, and prints what that took. */
async function importOnce(page: Page, label: string, file: Buffer, kept: () => Promise<number>) {
  const before = await kept()
  let refused = 0
  page.on('response', (response) => {
    if (response.status() >= 400) refused += 1
  })
  await page.goto(adminPage.consultations)
  await page.getByRole('button', { name: 'Quick Sync' }).click()
  const dialog = page.getByRole('dialog', { name: 'One-Click Meeting Data Sync' })
  await dialog.getByRole('tab', { name: 'CSV Import' }).click()
  await watchTasks(page)
  const heap = await watchHeap(page)

  const chosen = performance.now()
  const csv = { name: 'events.csv', mimeType: 'text/csv', buffer: file }
  await dialog.getByLabel('CSV file').setInputFiles(csv)
  const start = dialog.getByRole('button', { name: /^Import [\d,]+ meetings$/ })
  await start.waitFor()
  const parsed = performance.now()
  const whileRead = await heldUp(page)
  const began = performance.now()
  await start.click()
  await page.getByText('CSV Import Complete', { exact: true }).waitFor({ timeout: timeoutMs })
  const ended = performance.now()
  const summary = await page.getByText(/^Successfully imported/).textContent()
  const most = await heap()
  const whileSent = await heldUp(page)
  page.removeAllListeners('response')
  const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(1)
  const pace = Math.round((rows * 1000) / (ended - began))
  console.log(`  ${label}: read in ${seconds(parsed - chosen)} s; ${whileRead}`)
  console.log(`    imported in ${seconds(ended - began)} s, ${pace} rows/s; ${whileSent}`)
  console.log(`    “${summary}”, ${(await kept()) - before} rows added`)
  console.log(`    heap at most ${most.toFixed(1)} MB, ${refused} answers of 400 or more`)
}

async function measure(place: NamedPlace) {
  const server = await startServer(variablesOf(place))
  const token = await firstAdmin(server.url)
  const office = await openOffice(server.url, token)
  if (!office) return console.log('No Chromium was found; nothing is measured.')
  const file = calendlyExport()
  const size = `${(file.length / 1e6).toFixed(1)} MB`
  console.log(`${place.name}: ${rows.toLocaleString('en')} rows, ${size}`)
  const kept = () => meetingsKept(server.url, token)
  await importOnce(office.page, 'first time', file, kept)
  await importOnce(office.page, 'once more', file, kept)
  await office.close()
  server.kill('SIGTERM')
  await server.exited
  if (server.output.stderr) console.log(`  the server said: ${server.output.stderr}`)
}

const embedded = embeddedPlace()
await measure(embedded).finally(() => embedded.remove())
const postgresql = await postgresqlPlace()
if (postgresql) await measure(postgresql).finally(() => postgresql.remove())
else console.log('PostgreSQL was not found; its part is left out.')
