import { afterEach, expect, test, vi } from 'vitest'
import { createWorkerQueue } from './worker-queue.ts'

/** What the worker is to say; `said` tells this thread, as soon as it stands still, that it was. */
type Task = { words: string; said?: Int32Array }

/** A worker that answers each task with its words, and ends at the word end. */
const echo = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', ({ words, said }) => {
      if (words === 'end') process.exit(3)
      parentPort.postMessage({ done: words })
      if (said) {
        Atomics.store(said, 0, 1)
        Atomics.notify(said, 0)
      }
    })
  `)}`,
)
const sentences = { busy: 'Busy.', failed: 'Failed.', stopped: 'Stopped.' }
const timeLimit = 60_000

const queue = createWorkerQueue<Task, string>({
  name: 'echo',
  module: echo,
  maxWaiting: 2,
  timeLimit,
  sentences,
})
afterEach(async () => {
  vi.useRealTimers()
  await queue.stop()
})

const failureOf = (task: Promise<string>) =>
  task.then(
    () => 'done',
    (error: Error) => error.message,
  )

test('every task gets its own answer, and too many are refused', async () => {
  const tasks = ['one', 'two', 'three', 'four'].map((words) => queue.run({ words }))
  expect(await failureOf(tasks[3] as Promise<string>)).toBe('Busy.')
  expect(await Promise.all(tasks.slice(0, 3))).toEqual(['one', 'two', 'three'])
})

test('a worker that ends is replaced, and only its task is lost', async () => {
  const [lost, next] = [queue.run({ words: 'end' }), queue.run({ words: 'next' })]
  expect(await failureOf(lost)).toBe('Failed.')
  expect(await next).toBe('next')
})

test('an answer that comes after its task was given up is given to nobody else', async () => {
  await queue.run({ words: 'warm' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const said = new Int32Array(new SharedArrayBuffer(4))
  const [late, next] = [queue.run({ words: 'late', said }), queue.run({ words: 'next' })]
  const outcome = failureOf(late)
  // This thread stands still, so that the answer is there, unread, when the limit is over.
  Atomics.wait(said, 0, 0)
  vi.advanceTimersByTime(timeLimit)
  expect(await outcome).toBe('Failed.')
  expect(await next).toBe('next')
})

test('who waits when it is stopped is told', async () => {
  const outcomes = ['one', 'two'].map((words) => failureOf(queue.run({ words })))
  await queue.stop()
  expect(await Promise.all(outcomes)).toEqual(['Stopped.', 'Stopped.'])
})
