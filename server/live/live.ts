import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import { isLiveTopic, type LiveTopic, liveTopics } from '#shared/live/topics.ts'
import type { OpenDatabase } from '../db/database.ts'

const channel = 'loomwork_live'
/** Changes within this many milliseconds are told together. */
const debounceMs = 100

type Listener = (topic: LiveTopic) => void

/** Tells every open screen, on any process, what has changed. */
export type Live = {
  /** Call it once a change is committed. What is lost in a crash is only a hint: screens ask again when they reconnect. */
  publish: (...topics: LiveTopic[]) => void
  subscribe: (listener: Listener) => () => void
  /** What has changed in these last milliseconds, as far as this process can know. */
  changedWithin: (milliseconds: number) => LiveTopic[]
  close: () => Promise<void>
}

/**
 * Carries changes from process to process through the database's LISTEN and NOTIFY.
 *
 * The notice is a statement of its own after the commit, gathered over a tenth of a second: inside
 * the transaction it would make PostgreSQL commit all writers one after the other.
 */
export async function openLive(database: OpenDatabase, log: FastifyBaseLogger): Promise<Live> {
  const listeners = new Set<Listener>()
  const pending = new Set<LiveTopic>()
  let timer: NodeJS.Timeout | undefined

  // Of a time before this process listened nothing is known: anything may have changed.
  const lastChange = new Map(liveTopics.map((topic) => [topic, performance.now()]))
  const notify = (topic: LiveTopic) => {
    lastChange.set(topic, performance.now())
    for (const listener of listeners) listener(topic)
  }
  const send = () => {
    timer = undefined
    const words = [...pending].join(' ')
    pending.clear()
    database.db
      .execute(sql`select pg_notify(${channel}, ${words})`)
      .catch((err: unknown) => log.warn({ err }, 'live notice not sent'))
  }
  const stopListening = await database.listen(channel, {
    onNotice: (words) => words.split(' ').filter(isLiveTopic).forEach(notify),
    // Whatever happened while nobody listened: every screen asks again.
    onReconnect: () => liveTopics.forEach(notify),
    onError: (err) => log.warn({ err }, 'live connection'),
  })
  return {
    publish: (...topics) => {
      for (const topic of topics) pending.add(topic)
      timer ??= setTimeout(send, debounceMs)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    changedWithin: (milliseconds) => {
      const from = performance.now() - milliseconds
      return liveTopics.filter((topic) => (lastChange.get(topic) ?? from) >= from)
    },
    close: async () => {
      clearTimeout(timer)
      await stopListening()
    },
  }
}
