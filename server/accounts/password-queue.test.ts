import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { inPasswordQueue } from './password-queue.ts'

const atOnce = Math.max(1, Math.floor(availableParallelism() / 2))

/** Work that goes on until it is let go, and notes when it begins. */
function held() {
  const begun: string[] = []
  const { promise, resolve: letGo } = Promise.withResolvers<void>()
  const work = (name: string) => async () => {
    begun.push(name)
    await promise
  }
  return { begun, work, letGo }
}

test('half of the machine looks at passwords; who is known does not wait behind strangers', async () => {
  const { begun, work, letGo } = held()
  const busy = Array.from({ length: atOnce }, () => inPasswordQueue('stranger', work('first')))
  const strangers = Array.from({ length: 60 }, () => inPasswordQueue('stranger', work('stranger')))
  const known = inPasswordQueue('known', work('known'))
  expect(begun).toHaveLength(atOnce)
  letGo()
  await Promise.all([...busy, ...strangers, known])
  expect(begun[atOnce]).toBe('known')
  expect(begun).toHaveLength(atOnce + 61)
})

test('a hundred strangers wait; one more is refused without any work, and who is known is not', async () => {
  const { begun, work, letGo } = held()
  const taken = Array.from({ length: atOnce + 100 }, () => inPasswordQueue('stranger', work('x')))
  await expect(inPasswordQueue('stranger', work('refused'))).rejects.toMatchObject({
    code: 'too_many_requests',
    message: 'Very many are signing in at this moment. Please try again in 10 seconds.',
    details: { retryAfter: 10 },
  })
  const known = inPasswordQueue('known', work('known'))
  letGo()
  await Promise.all([...taken, known])
  expect(begun).not.toContain('refused')
  expect(begun).toContain('known')
})

test('work that fails leaves its place to the next', async () => {
  for (let n = 0; n <= atOnce; n += 1) {
    await expect(inPasswordQueue('known', () => Promise.reject(new Error('no')))).rejects.toThrow()
  }
  expect(await inPasswordQueue('stranger', async () => 'done')).toBe('done')
})
