import { afterCommit, type Ctx } from './context.ts'
import type { Env } from './env.ts'

/** Milliseconds a figure may be old: counting a million rows for every open screen would not scale. */
const oldest = 3_000
/** How many times as long as it was counted a figure is kept: then counting costs a twentieth of the time. */
const keptPerWork = 20

type Kept<Value> = { at: number; freshFor: number; value: Promise<Value> }

/** Every cache of this process. */
const caches: { invalidate: (ctx: Ctx) => void }[] = []

/** Drops every kept figure, after a change to any number of tables. */
export function invalidateCaches(ctx: Ctx): void {
  for (const cache of caches) cache.invalidate(ctx)
}

/**
 * Figures that are counted once, however many screens ask for them, and not again before twenty
 * times as long has passed, or three seconds: what is counted quickly is hardly ever old. Each `key`
 * is kept by itself, and once for a process, whose `env` is one, whoever asks. `invalidate` lets an admin see the
 * effect of their own change at once, inside a transaction once it is committed: until then what is counted is old.
 */
export function createCache<Value>(read: (ctx: Ctx, key: string) => Promise<Value>) {
  const kept = new WeakMap<Env, Map<string, Kept<Value>>>()
  const cache = {
    get(ctx: Ctx, key = ''): Promise<Value> {
      const now = ctx.clock().getTime()
      const all = kept.get(ctx.env) ?? new Map<string, Kept<Value>>()
      kept.set(ctx.env, all)
      // A figure of a time to come was counted before the clock was set back.
      for (const [old, { at, freshFor }] of all) {
        if (now < at || now - at >= freshFor) all.delete(old)
      }
      const known = all.get(key)
      if (known) return known.value
      const value = read(ctx, key)
      const entry = { at: now, freshFor: oldest, value }
      all.set(key, entry)
      value.then(
        () => {
          const work = ctx.clock().getTime() - now
          entry.freshFor = Math.min(oldest, work * keptPerWork)
        },
        () => void (all.get(key) === entry && all.delete(key)),
      )
      return value
    },
    invalidate: (ctx: Ctx) => afterCommit(ctx, () => kept.delete(ctx.env)),
  }
  caches.push(cache)
  return cache
}
