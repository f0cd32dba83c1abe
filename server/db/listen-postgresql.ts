import { Client } from 'pg'
import type { ListenHandlers } from './database.ts'

/** Milliseconds until a lost connection is tried again. */
const retryAfter = 1_000

/**
 * Listens on a channel with a connection of its own, and takes it up again whenever it breaks.
 * Answers how to stop.
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
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
      application_name: 'loomwork-live',
    })
    client = fresh
    fresh.on('notification', ({ payload }) => onNotice(payload ?? ''))
    fresh.on('error', onError)
    fresh.on('end', () => {
      if (!stopped && client === fresh) retry = setTimeout(reconnect, retryAfter)
    })
    await fresh.connect()
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
  }
  const reconnect = () => {
    connect().then(onReconnect, (error: Error) => {
      onError(error)
      if (!stopped) retry = setTimeout(reconnect, retryAfter)
    })
  }

  await connect()
  return async () => {
    stopped = true
    clearTimeout(retry)
    await client?.end()
  }
}
