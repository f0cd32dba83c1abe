import { AsyncLocalStorage } from 'node:async_hooks'

/** Someone used the pool from inside a transaction instead of the `tx` they were given. */
export class PoolInsideTransaction extends Error {
  constructor() {
    super('The pool was used inside a transaction. Pass the transaction on (`ctx.db`) instead.')
  }
}

const inside = new AsyncLocalStorage<true>()

type Call = (...args: unknown[]) => unknown
type Methods = Record<string, Call>

// Both drivers' objects are plain enough to have a method replaced; their types do not say so.
const methodsOf = (object: object) => object as Methods

/** Replaces a method of `object` by what `wrap` makes of it. */
function wrapMethod(object: object, name: string, wrap: (call: Call) => Call) {
  const call = methodsOf(object)[name]
  if (!call) throw new TypeError(`There is no method ${name} to guard.`)
  methodsOf(object)[name] = wrap(call.bind(object))
}

/**
 * Makes the named query methods of `client`, and `db.transaction`, fail inside a transaction of `db`.
 *
 * On the embedded database, which has one connection, such a call would wait for ever for the
 * transaction it is part of; on PostgreSQL it would run outside it and could exhaust the pool.
 */
export function guardTransactions(db: object, client: object, ...queries: string[]) {
  wrapMethod(db, 'transaction', (transaction) => async (...args) => {
    if (inside.getStore()) throw new PoolInsideTransaction()
    const [work, ...rest] = args as [(tx: unknown) => unknown, ...unknown[]]
    return transaction((tx: unknown) => inside.run(true, () => work(tx)), ...rest)
  })
  for (const name of queries) {
    wrapMethod(client, name, (query) => (...args) => {
      if (inside.getStore()) throw new PoolInsideTransaction()
      return query(...args)
    })
  }
}
