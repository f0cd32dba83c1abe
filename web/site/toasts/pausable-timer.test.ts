import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPausableTimer } from './pausable-timer.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('runs out once', () => {
  const done = vi.fn()
  createPausableTimer(done).start(5000)
  vi.advanceTimersByTime(4999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(10_000)
  expect(done).toHaveBeenCalledOnce()
})

test('stands still while paused and goes on with what was left', () => {
  const done = vi.fn()
  const timer = createPausableTimer(done)
  timer.start(5000)
  vi.advanceTimersByTime(3000)
  timer.pause()
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  timer.resume()
  timer.resume()
  vi.advanceTimersByTime(1999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

test('begins anew when started again, and not at all once stopped', () => {
  const done = vi.fn()
  const timer = createPausableTimer(done)
  timer.start(5000)
  vi.advanceTimersByTime(4000)
  timer.start(5000)
  vi.advanceTimersByTime(4000)
  timer.stop()
  timer.resume()
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
})
