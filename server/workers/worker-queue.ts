import { Worker } from 'node:worker_threads'
import { AppError } from '../errors.ts'

/** What a worker says about one task. */
export type WorkerAnswer<Result> = { readonly done: Result } | { readonly failure: string }

/** Work done away from the thread that answers requests, one task after the other. */
export type WorkerQueue<Task, Result> = {
  /** @throws {AppError} `unavailable` while too many wait, or when this one took too long or failed. */
  run: (task: Task) => Promise<Result>
  /** Ends the worker; what still waits is refused. */
  stop: () => Promise<void>
}

type Options = {
  name: string
  /** The module that the worker runs: it answers each message with a {@link WorkerAnswer}. */
  module: URL
  /** Most tasks that may wait behind the one in hand. */
  maxWaiting: number
  /** Milliseconds one task may take, the worker's start included. */
  timeLimit: number
  /** What a refused caller is told. */
  sentences: { busy: string; failed: string; stopped: string }
}

type Waiting<Task, Result> = {
  task: Task
  resolve: (result: Result) => void
  reject: (error: Error) => void
}

/** Seconds after which a refused task may be given again. */
const retryAfter = 5

const refusal = (sentence: string, cause?: unknown) =>
  Object.assign(new AppError('unavailable', sentence, { retryAfter }), { cause })

/**
 * One worker thread and a queue before it. The worker starts with the first task; one that
 * crashes or exceeds its time is replaced, and only the task it was at is lost (decision 008).
 */
export function createWorkerQueue<Task, Result>({
  name,
  module,
  maxWaiting,
  timeLimit,
  sentences,
}: Options): WorkerQueue<Task, Result> {
  const queue: Waiting<Task, Result>[] = []
  let worker: Worker | null = null
  let current: Waiting<Task, Result> | null = null
  let timer: NodeJS.Timeout | undefined

  const settle = (act: (waiting: Waiting<Task, Result>) => void) => {
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
    settle(({ reject }) => reject(refusal(sentences.failed, cause)))
  }
  const start = (): Worker => {
    // The worker needs nothing of our environment, and so gets none of its secrets.
    const started = new Worker(module, { env: { NODE_ENV: 'production' }, name })
    started.unref()
    started.on('message', (answer: WorkerAnswer<Result>) => {
      // The answer of one that was given up may still be on its way: it is nobody's now.
      if (worker !== started) return
      settle(({ resolve, reject }) =>
        'done' in answer
          ? resolve(answer.done)
          : reject(refusal(sentences.failed, new Error(answer.failure))),
      )
    })
    started.on('error', (error) => lose(started, error))
    started.on('exit', (code) => lose(started, new Error(`The worker ended with ${code}.`)))
    return started
  }
  const next = () => {
    current = queue.shift() ?? null
    if (!current) return
    try {
      const running = worker ?? start()
      worker = running
      timer = setTimeout(() => lose(running, new Error('Time limit exceeded.')), timeLimit)
      running.postMessage(current.task)
    } catch (cause) {
      // The system has no thread left to give.
      settle(({ reject }) => reject(refusal(sentences.failed, cause)))
    }
  }

  return {
    run: (task) => {
      if (queue.length >= maxWaiting) return Promise.reject(refusal(sentences.busy))
      return new Promise((resolve, reject) => {
        queue.push({ task, resolve, reject })
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
      for (const { reject } of left) reject(refusal(sentences.stopped))
      await ended?.terminate()
    },
  }
}
