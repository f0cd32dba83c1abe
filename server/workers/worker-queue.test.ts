import { afterEach, expect, test } from 'vitest'
import { createWorkerQueue } from './worker-queue.ts'

/** A worker that answers each task with itself, and ends at the task to. */
const echo = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads'
    parentPort.on('message', (task) => {
      if (task === 'end') process.exit(3)
      setTimeout(() => parentPort.postMessage({ done: task }), 300)
    })
  `)}`,
)
const sentences = { busy: 'Busy.', failed: 'Failed.', stopped: 'Stopped.' }
const timeLimit = 2_000

const queue = createWorkerQueue<string, string>({
  name: 'echo',
  module: echo,
  maxWaiting: 2,
  timeLimit,
  sentences,
})
afterEach(() => queue.stop())

const failureOf = (task: Promise<string>) =>
  task.then(
    () => 'done',
    (error: Error) => error.message,
  )

test('every task gets its own answer, and too many are refused', async () => {
  const tasks = ['one', 'two', 'three', 'four'].map((task) => queue.run(task))
  expect(await failureOf(tasks[3] as Promise<string>)).toBe('Busy.')
  expect(await Promise.all(tasks.slice(0, 3))).toEqual(['one', 'two', 'three'])
})

test('a worker that ends is replaced, and only its task is lost', async () => {
  const [lost, next] = [queue.run('end'), queue.run('next')]
  expect(await failureOf(lost)).toBe('Failed.')
  expect(await next).toBe('next')
})

test('an answer that comes after its task was given up is given to nobody else', async () => {
  await queue.run('warm')
  const [late, next] = [queue.run('late'), queue.run('next')]
  const outcome = failureOf(late)
  // This thread stands still, so that the answer and the limit are both there when it goes on; from
  // here it looks at the limit first.
  await new Promise<void>((done) => {
    setImmediate(() => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, timeLimit + 500)
      done()
    })
  })
  expect(await outcome).toBe('Failed.')
  expect(await next).toBe('next')
})

test('who waits when it is stopped is told', async () => {
  const outcomes = ['one', 'two'].map((task) => failureOf(queue.run(task)))
  await queue.stop()
  expect(await Promise.all(outcomes)).toEqual(['Stopped.', 'Stopped.'])
})
