import { expect, test } from 'vitest'
import type { LiveTopic } from '#shared/live/topics.ts'
import { onEachDatabase } from '#tests/support/databases.ts'
import { useTestApp } from '#tests/support/test-app.ts'
import { createCache } from './cache.ts'
import { type Ctx, inTransaction } from './context.ts'

onEachDatabase('what is published', (database) => {
  const app = useTestApp(database)
  const listening = () => {
    const told: LiveTopic[][] = []
    const ctx: Ctx = { ...app.ctx, publish: (...topics) => void told.push(topics) }
    return { ctx, told }
  }
  const undone = new Error('undone')
  const fail = () => Promise.reject(undone)

  test('outside of a transaction is told at once', () => {
    const { ctx, told } = listening()
    ctx.publish('leads', 'people')
    expect(told).toEqual([['leads', 'people']])
  })

  test('within a transaction is told once, after the commit', async () => {
    const { ctx, told } = listening()
    await inTransaction(ctx, async (ctx) => {
      ctx.publish('leads')
      await inTransaction(ctx, async (ctx) => ctx.publish('people', 'leads'))
      ctx.publish('people', 'messages')
      expect(told).toEqual([])
    })
    expect(told).toEqual([['leads', 'people', 'messages']])
  })

  test('within a transaction that is rolled back is never told', async () => {
    const { ctx, told } = listening()
    const work = inTransaction(ctx, async (ctx) => {
      await inTransaction(ctx, async (ctx) => ctx.publish('people'))
      ctx.publish('leads')
      return fail()
    })
    await expect(work).rejects.toBe(undone)
    expect(told).toEqual([])
  })

  test('within an inner one that is rolled back is not told with the rest', async () => {
    const { ctx, told } = listening()
    await inTransaction(ctx, async (ctx) => {
      ctx.publish('leads')
      const inner = inTransaction(ctx, async (ctx) => {
        ctx.publish('people')
        return fail()
      })
      await expect(inner).rejects.toBe(undone)
    })
    expect(told).toEqual([['leads']])
  })

  test('a figure is dropped once the change of it is committed, and kept when it is rolled back', async () => {
    const { ctx } = listening()
    let counted = 0
    const figure = createCache(async () => {
      // Long enough that it is kept.
      app.clock.advance(100)
      counted += 1
      return counted
    })
    await inTransaction(ctx, async (ctx) => {
      figure.invalidate(ctx)
      // Whoever asks meanwhile counts what stood before.
      expect(await figure.get(ctx)).toBe(1)
    })
    expect(await figure.get(ctx)).toBe(2)
    const work = inTransaction(ctx, (ctx) =>
      inTransaction(ctx, async (ctx) => figure.invalidate(ctx)).then(fail),
    )
    await expect(work).rejects.toBe(undone)
    expect(await figure.get(ctx)).toBe(2)
  })
})
