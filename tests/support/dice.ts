import { randomInt } from 'node:crypto'
import { createDice, type Dice } from '#server/demo/scene.ts'

/**
 * The dice of a test that tries things at moments nobody chose: they fall alike in every run, so that a
 * failure can be repeated. `SEED=random` throws others and prints their seed, `SEED=7` throws those again.
 */
export function diceOf(what: string): Dice {
  const { SEED = '2026' } = process.env
  if (SEED !== 'random') return createDice(Number(SEED))
  const seed = randomInt(2 ** 31)
  process.stdout.write(`${what}: SEED=${seed}\n`)
  return createDice(seed)
}
