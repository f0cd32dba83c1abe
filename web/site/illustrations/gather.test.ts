import { expect, test } from 'vitest'
import { industrySlugs, serviceSlugs } from '#shared/routes.ts'
import { gatherThreads } from '../illustrations/gather.ts'

const seeds = [...serviceSlugs, ...industrySlugs]

test.each(seeds)('%s: every thread has its own beginning and end, one is lit', (seed) => {
  const threads = gatherThreads(seed, 7)
  expect(new Set(threads.map(({ from }) => from.y)).size).toBe(7)
  expect(new Set(threads.map(({ to }) => to.y)).size).toBe(7)
  expect(threads.filter(({ lit }) => lit)).toHaveLength(1)
  for (const { from } of threads) {
    expect(from.y).toBeGreaterThanOrEqual(16)
    expect(from.y).toBeLessThanOrEqual(284)
  }
})

test('a text always gives the same picture, and no two pages share one', () => {
  expect(gatherThreads('finance', 7)).toEqual(gatherThreads('finance', 7))
  const pictures = seeds.map((seed) => JSON.stringify(gatherThreads(seed, 7)))
  expect(new Set(pictures).size).toBe(seeds.length)
})
