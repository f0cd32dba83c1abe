import { Client } from 'pg'
import type { ListenHandlers } from './database.ts'
import { keepAlive } from './postgresql.ts'

/** Milliseconds until a lost connection is tried again. */
const retryAfter = 1_000

/**
 * Listens on a channel with a connection of its own, and takes it up again whenever it breaks.
 * Returns how to stop.
 */
export async function listenPostgresql(
  databaseUrl: string,
  channel: string,
  { onNotice, onReconnect, onError }: ListenHandlers,
): Promise<() => Promise<void>> {
  let client: Client | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const fresh = new Client({
      connectionString: databaseUrl,
      ...keepAlive,
      connectionTimeoutMillis: 5_000,
      application_name: 'loomwork-live',
    })
    client = fresh
    fresh.on('notification', ({ payload }) => onNotice(payload ?? ''))
    fresh.on('error', onError)
    fresh.on('end', () => {
      if (client === fresh) connectAgain()
    })
    try {
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
    } catch (error) {
      await fresh.end()
      throw error
    }
  }
  // A connection that can not be made is told of twice: it ends, and the promise of it fails.
  const connectAgain = () => {
    clearTimeout(retry)
    if (stopped) return
    retry = setTimeout(() => {
      connect().then(onReconnect, (error: Error) => {
        onError(error)
        connectAgain()
      })
    }, retryAfter)
  }
  const stop = async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end()
  }

  try {
    await connect()
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
