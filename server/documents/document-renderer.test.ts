import { afterEach, expect, test, vi } from 'vitest'
import { AppError } from '../errors.ts'
import { createDocumentRenderer, type DocumentRenderer } from './document-renderer.ts'
import type { DocumentRequest } from './document-request.ts'

/** A real worker that does what an order's "company name" says. */
const module = new URL(
  `data:text/javascript,${encodeURIComponent(`
  import { parentPort, threadId } from 'node:worker_threads'
  parentPort.on('message', ({ payload }) => {
    const what = payload.answers.companyName
    if (what === 'crash') setTimeout(() => { throw new Error('crashed') })
    else if (what === 'exit') process.exit(1)
    else if (what === 'fail') parentPort.postMessage({ failure: 'no such font' })
    else if (what !== 'hang') parentPort.postMessage({ done: new Uint8Array([threadId % 256]) })
  })`)}`,
)

const orderTo = (companyName: string) =>
  ({ kind: 'audit-report', payload: { answers: { companyName } } }) as unknown as DocumentRequest

let renderer: DocumentRenderer
afterEach(async () => {
  vi.useRealTimers()
  await renderer.stop()
})

const start = (options: { maxWaiting?: number; timeLimit?: number } = {}) => {
  renderer = createDocumentRenderer({ module, ...options })
  return (what: string) => renderer.render(orderTo(what))
}

const refusal = async (promise: Promise<unknown>) => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof AppError)) throw new Error('It was not refused.')
  return error
}

test('draws one document after the other in the same worker', async () => {
  const render = start()
  const [first, second] = await Promise.all([render('draw'), render('draw')])
  expect(first).toHaveLength(1)
  expect(second).toEqual(first)
})

test.each(['crash', 'exit', 'fail'])('loses only the document of a %s', async (what) => {
  const render = start()
  const [lost, next] = await Promise.all([refusal(render(what)), render('draw')])
  expect(lost.status).toBe(503)
  expect(lost.details.retryAfter).toBeGreaterThan(0)
  expect(next).toHaveLength(1)
})

test('gives up a document that takes too long and goes on with a new worker', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const timeLimit = 60_000
  const render = start({ timeLimit })
  const drawn = [refusal(render('hang')), render('draw')] as const
  vi.advanceTimersByTime(timeLimit)
  const [lost, next] = await Promise.all(drawn)
  expect(lost.status).toBe(503)
  expect(next).toHaveLength(1)
})

test('refuses at once when too many wait, and takes more when they are done', async () => {
  const render = start({ maxWaiting: 2 })
  const taken = [render('draw'), render('draw'), render('draw')]
  const refused = await refusal(render('draw'))
  expect(refused.status).toBe(503)
  expect(refused.details.retryAfter).toBeGreaterThan(0)
  await expect(Promise.all(taken)).resolves.toHaveLength(3)
  await expect(render('draw')).resolves.toHaveLength(1)
})

test('refuses what still waits when it is stopped', async () => {
  const render = start()
  const waiting = [refusal(render('hang')), refusal(render('draw'))]
  await renderer.stop()
  for (const { status } of await Promise.all(waiting)) expect(status).toBe(503)
})
