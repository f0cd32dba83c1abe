/**
 * What each document costs to draw, and what visitors and the back-office's API notice while a
 * hundred are drawn in the same process. Markdown tables. `npm run bench:pdf`
 */
import autocannon from 'autocannon'
import { templates } from '../content/templates/list.ts'
import { createDocumentRenderer } from '../server/documents/document-renderer.ts'
import {
  auditReportRequest,
  checklistRequest,
  type DocumentRequest,
  templateGuideRequest,
} from '../server/documents/document-request.ts'
import { papers } from '../shared/documents/paper.ts'
import { api, page } from '../shared/routes.ts'
import { auditSamples, everyItem } from '../tests/support/document-samples.ts'
import { pdfPages } from '../tests/support/pdf-text.ts'
import { startServer, variablesOf } from '../tests/support/server-process.ts'
import { embeddedPlace, type NamedPlace, postgresqlPlace } from './places.ts'

const rounds = 10
const hundred = 100
/** Requests for documents at once: fewer than the queue holds, so that none is sent away. */
const readers = 10
/** Calls a second of each kind beside the documents: far below what the server could do. */
const rate = 60

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0)
const row = (...cells: (string | number)[]) => console.log(`| ${cells.join(' | ')} |`)
const at = (values: number[], share: number) =>
  values.toSorted((a, b) => a - b)[
    Math.min(values.length - 1, Math.floor(values.length * share))
  ] ?? 0

const documents = papers.flatMap((paper): [string, DocumentRequest][] => {
  const frame = { paper, at: new Date(), siteUrl: 'https://loom.example' }
  const audits = ['plain', 'free text of 5,000 letters'].flatMap(
    (what): [string, DocumentRequest][] => {
      const answers = auditSamples[what]
      return answers ? [[`audit report, ${what}`, auditReportRequest(answers, frame)]] : []
    },
  )
  const own = { name: 'Ada Lovelace', ticked: everyItem.slice(0, 9) }
  return [
    ...audits,
    ['checklist, ticked', checklistRequest(own, frame)],
    ['checklist, blank', checklistRequest({ name: null, ticked: null }, frame)],
    ...templates.map(
      (template) =>
        [template.title, templateGuideRequest(template, frame)] as [string, DocumentRequest],
    ),
  ]
})

async function drawEach() {
  const before = process.memoryUsage.rss()
  const renderer = createDocumentRenderer()
  const begun = performance.now()
  const [, first] = documents[0] ?? []
  if (first) await renderer.render(first)
  console.log(
    `First document, the worker's start included: ${Math.round(performance.now() - begun)} ms\n`,
  )
  row('document', 'paper', 'pages', 'KB', 'p50 ms', 'p95 ms')
  row('---', '---', '--:', '--:', '--:', '--:')
  let most = 0
  for (const [what, order] of documents) {
    const took: number[] = []
    let pdf = new Uint8Array()
    for (let round = 0; round < rounds; round += 1) {
      const since = performance.now()
      pdf = new Uint8Array(await renderer.render(order))
      took.push(performance.now() - since)
      most = Math.max(most, process.memoryUsage.rss())
    }
    const pages = pdfPages(Buffer.from(pdf)).length
    const times = [at(took, 0.5), at(took, 0.95)].map((value) => value.toFixed(0))
    row(what, order.paper, pages, (pdf.length / 1024).toFixed(1), ...times)
  }
  await renderer.stop()
  const drawn = documents.length * rounds
  console.log(
    `\nMemory of the process: ${megabytes(before)} MB before, at most ${megabytes(most)} MB while ${drawn} were drawn\n`,
  )
}

/** The answers to the home page and to a call of the API, side by side, until `until` is over. */
async function answersDuring(url: string, until: Promise<unknown>) {
  const calls = { site: page.home, API: api.scheduling }
  const running = Object.entries(calls).map(([what, path]) => {
    const options = { url: url + path, connections: 4, overallRate: rate, duration: 600 }
    const measured = Promise.withResolvers<autocannon.Result>()
    const instance = autocannon(options, (error, result) =>
      error ? measured.reject(error) : measured.resolve(result),
    )
    void until.then(() => instance.stop())
    return measured.promise.then(({ latency, requests, non2xx, errors }) => ({
      what,
      latency,
      count: requests.total,
      failed: non2xx + errors,
    }))
  })
  return Promise.all(running)
}

/** Asks for a hundred documents, a few at once; how long each took and how many were sent away. */
async function drawHundred(url: string) {
  const paths = [api.checklistDocument, ...templates.map(({ id }) => api.templateDocument(id))]
  const took: number[] = []
  let refused = 0
  let next = 0
  const reader = async () => {
    while (next < hundred) {
      const path = paths[next % paths.length]
      next += 1
      const since = performance.now()
      const response = await fetch(url + path)
      await response.arrayBuffer()
      took.push(performance.now() - since)
      if (!response.ok) refused += 1
    }
  }
  await Promise.all(Array.from({ length: readers }, reader))
  return { took, refused }
}

async function serveMeanwhile(place: NamedPlace) {
  const server = await startServer({ ...variablesOf(place), RATE_LIMIT: 'off' })
  await fetch(server.url + api.checklistDocument)
  const pause = new Promise((done) => setTimeout(done, 10_000))
  const quiet = await answersDuring(server.url, pause)
  const since = performance.now()
  const drawing = drawHundred(server.url)
  const busy = await answersDuring(server.url, drawing)
  const { took, refused } = await drawing
  const seconds = ((performance.now() - since) / 1000).toFixed(1)
  for (const [when, answers] of [
    ['nothing is drawn', quiet],
    [`${hundred} PDFs are drawn`, busy],
  ] as const) {
    for (const { what, latency, count, failed } of answers) {
      row(
        place.name,
        what,
        when,
        latency.p50,
        latency.p97_5,
        latency.p99,
        latency.max,
        count,
        failed,
      )
    }
  }
  const waited = [0.5, 0.95].map((share) => at(took, share).toFixed(0)).join(' / ')
  row(
    place.name,
    'PDF',
    `${readers} readers, ${seconds} s`,
    waited,
    '',
    '',
    Math.max(...took).toFixed(0),
    took.length,
    refused,
  )
  server.kill('SIGTERM')
  await server.exited
  await place.remove()
}

await drawEach()
row('database', 'asked for', 'while', 'p50 ms', 'p97.5', 'p99', 'most', 'answers', 'failed')
row('---', '---', '---', '--:', '--:', '--:', '--:', '--:', '--:')
await serveMeanwhile(embeddedPlace())
const postgresql = await postgresqlPlace()
if (postgresql) await serveMeanwhile(postgresql)
