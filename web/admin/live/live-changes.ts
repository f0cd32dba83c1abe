import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { useEffect } from 'react'
import { isLiveTopic, type LiveTopic, liveTopics } from '#shared/live/topics.ts'
import { api } from '#shared/routes.ts'
import { takeUpFigures } from '../dashboard/dashboard-queries.ts'
import { SignedOutError, UnreachableError } from '../http/api-error.ts'
import { fetchSignedIn } from '../http/call.ts'
import { takeUpChanges } from '../lists/list-cache.ts'
import { takeUpNotifications } from '../notifications/notification-queries.ts'
import { noteServerAway } from './server-away.ts'

/**
 * Milliseconds before a broken stream is opened again; doubles from the first to the second. People wait
 * for a server that comes back with a notice before their eyes.
 */
const retryDelay = { first: 1_000, most: 8_000 }
/**
 * Milliseconds between two readings, however many changes there are: short enough that a change
 * right after another is on the screen within a second too. A reading that takes longer is waited
 * for, or a slow line would never get one to its end; but not for ever.
 */
const pause = { least: 400, most: 5_000 }

/** Reads again whatever is kept under a key that begins with this word. */
const readAgain = (word: string) => (queries: QueryClient) =>
  queries.invalidateQueries({ queryKey: [word] })

// By the words alone: the kinds know schemas and calls that only their screens need.
/** Reads again a list of what stands in people's lines of time, and an open line. */
const readWithTimelines =
  (...keys: string[]) =>
  (queries: QueryClient) =>
    Promise.all([
      ...keys.map((key) => takeUpChanges(queries, { key })),
      readAgain('timelines')(queries),
      readAgain('history')(queries),
    ])

/** What each topic has read again; ends once that is on the screen. */
const take: Record<LiveTopic, (queries: QueryClient) => Promise<unknown>> = {
  leads: readWithTimelines('leads'),
  consultations: readWithTimelines('consultations'),
  submissions: readWithTimelines('submissions'),
  subscribers: readWithTimelines('subscribers'),
  people: readWithTimelines('people', 'companies', 'deals', 'subscribers'),
  imports: readAgain('imports'),
  deals: readWithTimelines('deals', 'people', 'companies'),
  views: readAgain('views'),
  notifications: takeUpNotifications,
  accounts: readAgain('accounts'),
  settings: (queries) =>
    Promise.all(['system', 'scheduling', 'booking'].map((key) => readAgain(key)(queries))),
  backups: readAgain('backups'),
  messages: readWithTimelines('messages'),
}

/** Milliseconds that what the server answers may be old: its figures are kept for three at most. */
const oldest = 5_000

/** The stream, which begins with what has changed since this page was asked for. */
const streamUrl = () =>
  `${api.admin.events}?${new URLSearchParams({ since: String(Math.ceil(performance.now()) + oldest) })}`

const after = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

/** Ends with the first readings under way: one can not be begun anew, and may miss what is told now. */
const firstReadings = (queries: QueryClient) =>
  Promise.allSettled(
    queries
      .getQueryCache()
      .findAll({ fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined })
      .map(({ promise }) => promise),
  )

/** Reads again what has changed: the first change at once, those that follow it together. */
function collectChanges(queries: QueryClient) {
  const waiting = new Set<LiveTopic>()
  let busy = false
  const readWaiting = async () => {
    busy = true
    // What one write has changed comes in several pieces.
    await after(0)
    while (waiting.size > 0) {
      await Promise.race([firstReadings(queries), after(pause.most)])
      const reading = Promise.all([...waiting].map((topic) => take[topic](queries)))
      waiting.clear()
      takeUpFigures(queries)
      await Promise.all([after(pause.least), Promise.race([reading, after(pause.most)])])
    }
    busy = false
  }
  return (topics: readonly LiveTopic[]) => {
    for (const topic of topics) waiting.add(topic)
    if (!busy) void readWaiting()
  }
}

/** Reads the stream until it ends; throws when it can not be opened or breaks. */
async function follow(
  changed: (topics: readonly LiveTopic[]) => void,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const response = await fetchSignedIn(streamUrl(), { signal })
  onOpen()
  const events = response.body
    ?.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader()
  for (let next = await events?.read(); next && !next.done; next = await events?.read()) {
    changed([next.value.data].filter(isLiveTopic))
  }
}

const hasFailed = ({ state }: Query) => state.status === 'error'

async function keepFollowing(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const changed = collectChanges(queries)
  let wait = retryDelay.first
  let broken = false
  while (!signal.aborted) {
    try {
      await follow(changed, signal, () => {
        wait = retryDelay.first
        noteServerAway(false)
        // What could not be read meanwhile.
        if (broken) void queries.refetchQueries({ predicate: hasFailed })
        // Nobody knows for how long it was broken: the clock stands still while a machine sleeps.
        if (broken) changed(liveTopics)
      })
    } catch (error) {
      // Then the guard takes over. Anything else is the network's, and worth another try.
      if (error instanceof SignedOutError) return
      if (error instanceof UnreachableError) noteServerAway(true)
    }
    broken = true
    await new Promise((resolve) => setTimeout(resolve, wait))
    wait = Math.min(wait * 2, retryDelay.most)
  }
}

/** Keeps what is on the screen in step with the server while the screen is open. */
export function useLiveChanges(): void {
  const queries = useQueryClient()
  useEffect(() => {
    const abort = new AbortController()
    void keepFollowing(queries, abort.signal)
    return () => abort.abort()
  }, [queries])
}
