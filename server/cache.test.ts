import { expect, test } from 'vitest'
import { day, testClock } from '#tests/support/clock.ts'
import { createCache } from './cache.ts'
import type { Ctx } from './context.ts'

/** All that a figure is kept by. */
const aContext = (clock = testClock()) => ({ clock, env: {} }) as unknown as Ctx

/** A figure that takes so long to count, and how often it was counted. */
function slowFigure(work: number) {
  const clock = testClock()
  const ctx = aContext(clock)
  let times = 0
  const figure = createCache(async () => {
    times += 1
    const nth = times
    await Promise.resolve()
    clock.advance(work)
    return nth
  })
  return { clock, ctx, figure, get: (key?: string) => figure.get(ctx, key) }
}

test.each([
  { work: 0, kept: 0 },
  { work: 2, kept: 40 },
  { work: 149, kept: 2_980 },
  { work: 151, kept: 3_000 },
  { work: 2_000, kept: 3_000 },
])('what takes $work ms to count is kept for $kept ms', async ({ work, kept }) => {
  const { clock, get } = slowFigure(work)
  expect(await get()).toBe(1)
  if (kept > work) {
    clock.advance(kept - work - 1)
    expect(await get()).toBe(1)
    clock.advance(1)
  }
  expect(await get()).toBe(2)
})

test('a figure is not kept until a clock that was set back comes to it again', async () => {
  const { clock, get } = slowFigure(100)
  clock.advance(day)
  expect(await get()).toBe(1)
  clock.advance(-day)
  expect(await get()).toBe(2)
})

test('many who ask at once wait for the same figure, each key its own', async () => {
  const { get } = slowFigure(100)
  expect(await Promise.all([get(), get(), get('x'), get()])).toEqual([1, 1, 2, 1])
})

test('a figure that is forgotten is counted anew', async () => {
  const { ctx, figure, get } = slowFigure(100)
  expect(await get()).toBe(1)
  figure.invalidate(ctx)
  expect(await get()).toBe(2)
})

test('one that could not be counted is not kept', async () => {
  const clock = testClock()
  let broken = true
  const figure = createCache(async () => {
    clock.advance(100)
    if (broken) throw new Error('The database is away.')
    return 'here'
  })
  const ctx = aContext(clock)
  await expect(figure.get(ctx)).rejects.toThrow('away')
  broken = false
  expect(await figure.get(ctx)).toBe('here')
})
