import type { Actor, Ctx } from '../context.ts'

const minute = 60_000
const day = 24 * 60 * minute

/** Colleagues of the demo's firm, as they signed up, and the session that was opened for them then. */
export type Colleague = { id: string; name: string; email: string; sessionId: string }

/** From where everybody of the demo's firm works. */
export const network = '192.0.2.7'

/** Who acts when a colleague does. */
export const actorOf = ({ id, sessionId, name }: Colleague) =>
  ({ kind: 'admin', adminId: id, sessionId, name, network }) as const

/**
 * The firm of the demo while its past is made: a clock that is moved through it, dice that fall the
 * same each time, and who acts.
 */
export type Scene = {
  colleagues: readonly Colleague[]
  /** The context of somebody of the firm, of a visitor, or of the firm itself. */
  as: (who: Colleague | 'visitor' | 'firm') => Ctx
  /** Moves the clock to so many minutes after the day's midnight, UTC; never beyond now. */
  at: (minutes: number) => void
  dice: Dice
}

export type Dice = {
  /** A whole number from 0 up to, and without, `below`. */
  below: (below: number) => number
  /** True so many times of a hundred. */
  chance: (percent: number) => boolean
  pick: <Item>(items: readonly Item[]) => Item
}

/** Dice that fall the same for the same seed (mulberry32). */
export function createDice(seed: number): Dice {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    chance: (percent) => next() * 100 < percent,
    pick: (items) => {
      const item = items[below(items.length)]
      if (item === undefined) throw new Error('There is nothing to pick from.')
      return item
    },
  }
}

/** The scene on one day before `now`, inside that day's transaction. */
export function sceneOn(
  ctx: Ctx,
  {
    now,
    daysAgo,
    colleagues,
    dice,
  }: Pick<Scene, 'colleagues' | 'dice'> & { now: Date; daysAgo: number },
): Scene {
  const midnight = Math.floor(now.getTime() / day) * day - daysAgo * day
  let time = midnight
  const actor = (who: Colleague | 'visitor' | 'firm'): Actor => {
    if (who === 'visitor') return { kind: 'visitor', network: '192.0.2.0/24' }
    if (who === 'firm') return { kind: 'job', name: 'demo' }
    return actorOf(who)
  }
  return {
    colleagues,
    dice,
    at: (minutes) => {
      time = Math.min(midnight + minutes * minute, now.getTime() - minute)
    },
    as: (who) => ({ ...ctx, clock: () => new Date(time), actor: actor(who) }),
  }
}
