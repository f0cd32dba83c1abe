import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createScheduler } from '../scheduler.ts'
import {
  aboutStats,
  createFlowDemo,
  createPopupCounter,
  industryDemo,
  pauseButton,
  pipeline,
  startButton,
} from './machines.ts'
import type { Stepper } from './stepper.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const play = (machine: Stepper) => createScheduler(machine, globalThis)

test('the industry demo steps every 3 s and shows its results 0.5 s after the last step', () => {
  const demo = play(industryDemo)
  vi.advanceTimersByTime(60_000)
  expect(demo.state()).toEqual({ scenario: 0, step: 0, phase: 'idle', revealed: false })
  expect(startButton(demo.state())).toEqual({ label: 'Start Demo', disabled: false })

  demo.send({ type: 'start' })
  expect(startButton(demo.state())).toEqual({ label: 'Running...', disabled: true })
  vi.advanceTimersByTime(2_999)
  expect(demo.state().step).toBe(0)
  vi.advanceTimersByTime(1)
  expect(demo.state().step).toBe(1)
  vi.advanceTimersByTime(3_000)
  expect(demo.state()).toMatchObject({ step: 2, phase: 'running' })
  vi.advanceTimersByTime(3_000)
  expect(demo.state()).toMatchObject({ step: 3, phase: 'done', revealed: false })
  expect(startButton(demo.state()).disabled).toBe(false)
  vi.advanceTimersByTime(499)
  expect(demo.state().revealed).toBe(false)
  vi.advanceTimersByTime(1)
  expect(demo.state().revealed).toBe(true)
  expect(vi.getTimerCount()).toBe(0)

  demo.send({ type: 'reset' })
  expect(demo.state()).toEqual(industryDemo.initial)
})

test('choosing a scenario stops the run and drops its timers', () => {
  const demo = play(industryDemo)
  demo.send({ type: 'start' })
  vi.advanceTimersByTime(9_200)
  demo.send({ type: 'select', scenario: 2 })
  vi.advanceTimersByTime(60_000)
  expect(demo.state()).toEqual({ scenario: 2, step: 0, phase: 'idle', revealed: false })
  demo.send({ type: 'select', scenario: 4 })
  expect(demo.state().scenario).toBe(2)
})

test('a second press of Start does not put the step off', () => {
  const demo = play(industryDemo)
  demo.send({ type: 'start' })
  vi.advanceTimersByTime(2_000)
  demo.send({ type: 'start' })
  vi.advanceTimersByTime(1_000)
  expect(demo.state().step).toBe(1)
})

test('a pause holds the step, and resuming gives it its full time', () => {
  const demo = play(industryDemo)
  expect(pauseButton(demo.state())).toEqual({ label: 'Pause', disabled: true })
  demo.send({ type: 'start' })
  vi.advanceTimersByTime(5_000)
  expect(pauseButton(demo.state())).toEqual({ label: 'Pause', disabled: false })
  demo.send({ type: 'pause' })
  vi.advanceTimersByTime(60_000)
  expect(demo.state()).toMatchObject({ step: 1, phase: 'paused' })
  expect(pauseButton(demo.state())).toEqual({ label: 'Resume', disabled: false })
  demo.send({ type: 'resume' })
  vi.advanceTimersByTime(2_999)
  expect(demo.state().step).toBe(1)
  vi.advanceTimersByTime(1)
  expect(demo.state().step).toBe(2)
})

test('a finished demo starts again from the first step, without its results', () => {
  const demo = play(industryDemo)
  demo.send({ type: 'start' })
  vi.advanceTimersByTime(9_500)
  demo.send({ type: 'start' })
  expect(demo.state()).toMatchObject({ step: 0, phase: 'running', revealed: false })
})

test('the flow demo steps every 2 s over as many tools as the flow has', () => {
  const demo = play(createFlowDemo([5, 3]))
  demo.send({ type: 'select', scenario: 1 })
  demo.send({ type: 'start' })
  vi.advanceTimersByTime(2_000)
  expect(demo.state()).toMatchObject({ step: 1, phase: 'running' })
  vi.advanceTimersByTime(2_000)
  expect(demo.state()).toEqual({ scenario: 1, step: 2, phase: 'done', revealed: false })
  vi.advanceTimersByTime(2_000)
  expect(demo.state()).toEqual({ scenario: 1, step: 2, phase: 'done', revealed: true })
  expect(vi.getTimerCount()).toBe(0)
})

test('a flow of one tool is done as soon as it starts', () => {
  const demo = play(createFlowDemo([1]))
  demo.send({ type: 'start' })
  expect(demo.state()).toMatchObject({ step: 0, phase: 'done' })
})

test.each([
  ['pipeline', pipeline, 2_000, 4],
  ['about stats', aboutStats, 3_000, 4],
  ['popup counter', createPopupCounter(3), 2_000, 3],
])('%s goes round', (_, machine, interval, length) => {
  const seen: number[] = []
  const strip = createScheduler(machine, globalThis, ({ step }) => seen.push(step))
  strip.send({ type: 'start' })
  vi.advanceTimersByTime(interval * (length + 1))
  const once = Array.from({ length }, (_item, step) => step)
  expect(seen).toEqual([...once, 0, 1])
  strip.stop()
  expect(vi.getTimerCount()).toBe(0)
})

test('a click on a figure shows it and gives it 3 s', () => {
  const stats = play(aboutStats)
  stats.send({ type: 'start' })
  vi.advanceTimersByTime(2_500)
  stats.send({ type: 'show', step: 2 })
  vi.advanceTimersByTime(2_999)
  expect(stats.state().step).toBe(2)
  vi.advanceTimersByTime(1)
  expect(stats.state().step).toBe(3)
  stats.send({ type: 'show', step: 4 })
  expect(stats.state().step).toBe(3)
})

test('a paused strip shows what is clicked and stays there', () => {
  const stats = play(aboutStats)
  stats.send({ type: 'start' })
  stats.send({ type: 'pause' })
  stats.send({ type: 'show', step: 3 })
  vi.advanceTimersByTime(60_000)
  expect(stats.state()).toMatchObject({ step: 3, phase: 'paused' })
  stats.send({ type: 'start' })
  expect(stats.state()).toMatchObject({ step: 3, phase: 'running' })
})

test('what makes no sense in a state leaves the very same state', () => {
  const { reduce, initial } = industryDemo
  const events = ['tick', 'reveal', 'pause', 'resume'] as const
  for (const type of events) expect(reduce(initial, { type })).toBe(initial)
  expect(reduce(initial, { type: 'show', step: 1 })).toBe(initial)
})
