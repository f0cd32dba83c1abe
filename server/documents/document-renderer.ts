import { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'
import type { DocumentAnswer, DocumentOrder } from './order.ts'

/** Draws documents away from the thread that answers requests. */
export type DocumentRenderer = {
  /**
   * The bytes of a PDF.
   * @throws {AppError} `unavailable` while too many wait, or when this one took too long or failed.
   */
  render: (order: DocumentOrder) => Promise<Uint8Array>
  /** Ends the worker; what still waits is refused. */
  stop: () => Promise<void>
}

type Options = {
  /** The module that the worker runs. */
  module?: URL
  /** Most documents that may wait behind the one being drawn. */
  maxWaiting?: number
  /** Milliseconds one document may take, the worker's start included. */
  timeLimit?: number
}

type Waiting = {
  order: DocumentOrder
  resolve: (pdf: Uint8Array) => void
  reject: (error: Error) => void
}

/** Seconds after which a refused document may be asked for again. */
const retryAfter = 5

const refusal = (sentence: string, cause?: unknown) =>
  Object.assign(new AppError('unavailable', sentence, { retryAfter }), { cause })

const busy = 'Many documents are being made right now. Please try again in a few seconds.'
const failed = 'The document could not be made. Please try again.'
const stopped = 'The server is stopping. Please try again.'

/**
 * One worker thread and a queue before it. The worker starts with the first order; one that
 * crashes or exceeds its time is replaced, and only the document it was at is lost.
 */
export function createDocumentRenderer({
  module = new URL('./worker.ts', import.meta.url),
  maxWaiting = 20,
  timeLimit = 20_000,
}: Options = {}): DocumentRenderer {
  const queue: Waiting[] = []
  let worker: Worker | null = null
  let current: Waiting | null = null
  let timer: NodeJS.Timeout | undefined

  const settle = (act: (waiting: Waiting) => void) => {
    clearTimeout(timer)
    const waiting = current
    current = null
    if (waiting) act(waiting)
    next()
  }
  const lose = (lost: Worker, cause: unknown) => {
    if (worker !== lost) return
    worker = null
    void lost.terminate()
    settle(({ reject }) => reject(refusal(failed, cause)))
  }
  const start = (): Worker => {
    // The worker needs nothing of our environment, and so gets none of its secrets.
    const started = new Worker(module, { env: { NODE_ENV: 'production' }, name: 'documents' })
    started.unref()
    started.on('message', (answer: DocumentAnswer) => {
      settle(({ resolve, reject }) =>
        'pdf' in answer ? resolve(answer.pdf) : reject(refusal(failed, answer.failure)),
      )
    })
    started.on('error', (error) => lose(started, error))
    started.on('exit', (code) => lose(started, new Error(`The worker ended with ${code}.`)))
    return started
  }
  const next = () => {
    current = queue.shift() ?? null
    if (!current) return
    const running = worker ?? start()
    worker = running
    timer = setTimeout(() => lose(running, new Error('Time limit exceeded.')), timeLimit)
    running.postMessage(current.order)
  }

  return {
    render: (order) => {
      if (queue.length >= maxWaiting) return Promise.reject(refusal(busy))
      return new Promise((resolve, reject) => {
        queue.push({ order, resolve, reject })
        if (!current) next()
      })
    },
    stop: async () => {
      const ended = worker
      worker = null
      clearTimeout(timer)
      const left = current ? [current, ...queue] : [...queue]
      queue.length = 0
      current = null
      for (const { reject } of left) reject(refusal(stopped))
      await ended?.terminate()
    },
  }
}
