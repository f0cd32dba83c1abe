import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isLiveTopic, type LiveTopic, liveTopics } from '#shared/live/topics.ts'
import { api } from '#shared/routes.ts'
import { SignedOutError } from '../http/api-error.ts'
import { fetchSignedIn } from '../http/call.ts'
import { takeUpLeads } from '../leads/lead-cache.ts'
import { takeUpNotifications } from '../notifications/notification-queries.ts'
import { eventLines } from './event-lines.ts'

/** Milliseconds before a broken stream is opened again; doubles from the first to the second. */
const patience = { first: 1_000, most: 30_000 }
/** Milliseconds between two readings, however many changes there are. */
const pause = 1_000

/** Reads again whatever is kept under a key that begins with this word. */
const readAgain = (word: string) => (queries: QueryClient) =>
  void queries.invalidateQueries({ queryKey: [word] })

const take: Record<LiveTopic, (queries: QueryClient) => void> = {
  leads: takeUpLeads,
  consultations: readAgain('consultations'),
  submissions: readAgain('submissions'),
  subscribers: readAgain('subscribers'),
  notifications: takeUpNotifications,
}

/** Reads again what has changed: the first change at once, those that follow it together. */
function gather(queries: QueryClient) {
  const waiting = new Set<LiveTopic>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = 0
  return (topics: readonly LiveTopic[]) => {
    for (const topic of topics) waiting.add(topic)
    if (waiting.size === 0) return
    if (timer !== undefined) return
    timer = setTimeout(
      () => {
        timer = undefined
        last = performance.now()
        for (const topic of waiting) take[topic](queries)
        waiting.clear()
      },
      Math.max(0, last + pause - performance.now()),
    )
  }
}

/** Reads the stream until it ends; throws when it can not be opened or breaks. */
async function follow(
  changed: (topics: readonly LiveTopic[]) => void,
  signal: AbortSignal,
  onOpen: () => void,
): Promise<void> {
  const response = await fetchSignedIn(api.admin.events, { signal })
  onOpen()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const lines = eventLines()
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    changed(lines(part.value).filter(isLiveTopic))
  }
}

async function keepFollowing(queries: QueryClient, signal: AbortSignal): Promise<void> {
  const changed = gather(queries)
  let wait = patience.first
  let broken = false
  while (!signal.aborted) {
    try {
      await follow(changed, signal, () => {
        wait = patience.first
        // Whatever was missed meanwhile.
        if (broken) changed(liveTopics)
      })
    } catch (error) {
      // Then the guard takes over. Anything else is the network's, and worth another try.
      if (error instanceof SignedOutError) return
    }
    broken = true
    await new Promise((resolve) => setTimeout(resolve, wait))
    wait = Math.min(wait * 2, patience.most)
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
