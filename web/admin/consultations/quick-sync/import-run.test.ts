import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Outcome, startImport } from './import-run.ts'

const rowsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ line: index + 2 }))
const imported: Outcome = { kind: 'imported' }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers every row after ten milliseconds; what `answer` says, else as imported. */
function server(answer: (line: number, attempt: number) => Outcome = () => imported) {
  const attempts = new Map<number, number>()
  const seen = { most: 0, now: 0 }
  const send = async ({ line }: { line: number }) => {
    const attempt = (attempts.get(line) ?? 0) + 1
    attempts.set(line, attempt)
    seen.now += 1
    seen.most = Math.max(seen.most, seen.now)
    // biome-ignore lint/plugin: The clock of these tests is turned by hand.
    await new Promise((done) => setTimeout(done, 10))
    seen.now -= 1
    return answer(line, attempt)
  }
  return { send, attempts, seen }
}

test('every row is sent once, four at a time', async () => {
  const { send, attempts, seen } = server()
  const run = startImport(rowsOf(50), send)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run.progress()).toMatchObject({ state: 'done', settled: 50, imported: 50, failed: [] })
  expect([...attempts.values()]).toEqual(Array(50).fill(1))
  expect(seen.most).toBe(4)
})

test('a file without a row is done at once', async () => {
  const run = startImport([], server().send)
  await vi.advanceTimersByTimeAsync(0)
  expect(run.progress()).toMatchObject({ state: 'done', total: 0 })
})

test('refused rows are listed by line, known ones counted', async () => {
  const { send } = server((line) => {
    if (line % 5 === 0) return { kind: 'failed', reason: `No ${line}` }
    return line % 2 === 0 ? { kind: 'known' } : imported
  })
  const run = startImport(rowsOf(10), send)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run.progress()).toMatchObject({
    state: 'done',
    known: 4,
    imported: 4,
    failed: [
      { line: 5, reason: 'No 5' },
      { line: 10, reason: 'No 10' },
    ],
  })
})

test('changes of those that were there are kept, to be undone', async () => {
  const { send } = server((line) => (line === 3 ? { kind: 'changed', changeId: 'c3' } : imported))
  const run = startImport(rowsOf(3), send)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run.progress()).toMatchObject({ state: 'done', settled: 3, imported: 2, changes: ['c3'] })
})

describe('a busy server', () => {
  test('is left alone as long as it asks, and no row is lost', async () => {
    const busy: Outcome = { kind: 'later', cause: 'busy', seconds: 20 }
    const { send, attempts } = server((line, attempt) =>
      line === 6 && attempt === 1 ? busy : imported,
    )
    const run = startImport(rowsOf(20), send)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(run.progress()).toMatchObject({ state: 'waiting', cause: 'busy' })
    const before = [...attempts.values()].length
    await vi.advanceTimersByTimeAsync(14_000)
    expect([...attempts.values()].length).toBe(before)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(run.progress()).toMatchObject({ state: 'done', imported: 20 })
    expect(attempts.get(6)).toBe(2)
  })
})

describe('a lost connection', () => {
  test('is tried again after longer and longer pauses', async () => {
    let there = false
    const { send, attempts } = server(() =>
      there ? imported : { kind: 'later', cause: 'offline', seconds: null },
    )
    const run = startImport(rowsOf(3), send)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(run.progress()).toMatchObject({ state: 'waiting', cause: 'offline', settled: 0 })
    expect(Math.max(...attempts.values())).toBeLessThan(9)
    there = true
    run.resume()
    await vi.advanceTimersByTimeAsync(100)
    expect(run.progress()).toMatchObject({ state: 'done', imported: 3 })
  })
})

test('it stops when asked to, and goes on with what is left', async () => {
  const { send, attempts } = server()
  const run = startImport(rowsOf(40), send)
  await vi.advanceTimersByTimeAsync(35)
  run.stop()
  await vi.advanceTimersByTimeAsync(1_000)
  const { state, settled } = run.progress()
  expect(state).toBe('stopped')
  expect(settled).toBeLessThan(40)
  run.resume()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run.progress()).toMatchObject({ state: 'done', imported: 40 })
  expect([...attempts.values()]).toEqual(Array(40).fill(1))
})

test('when the session ends nothing more is sent', async () => {
  const { send, attempts } = server(() => ({ kind: 'ended' }))
  const run = startImport(rowsOf(40), send)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run.progress()).toMatchObject({ state: 'stopped', settled: 0 })
  expect(attempts.size).toBeLessThanOrEqual(4)
})

test('progress is told ten times a second at most', async () => {
  const run = startImport(rowsOf(1_000), server().send)
  const listener = vi.fn()
  run.subscribe(listener)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(listener.mock.calls.length).toBeLessThanOrEqual(11)
})
