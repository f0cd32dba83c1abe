import { PGlite } from '@electric-sql/pglite'
import { nextTurn } from '../turns.ts'

/** Milliseconds of statements after which others have a turn. */
const turnAfter = 10

/**
 * The embedded database, which lets others have a turn between two statements, those of a transaction as
 * well. It answers in the turn in which it is asked: 10,000 leads changed in one transaction kept all other
 * calls, `/api/health` too, waiting to its end (bench/README.md has the figures).
 */
export class YieldingPGlite extends PGlite {
  #lastTurn = 0

  override _runExclusiveQuery<Result>(query: () => Promise<Result>): Promise<Result> {
    return super._runExclusiveQuery(async () => {
      if (performance.now() - this.#lastTurn > turnAfter) {
        await nextTurn()
        this.#lastTurn = performance.now()
      }
      return query()
    })
  }
}
