import { importRequest } from '#shared/booking-reader/csv/import-rows.ts'
import type { Booking } from '#shared/booking-reader/csv/read-bookings.ts'
import { broughtUpToDateSchema } from '#shared/consultations/known-booking.ts'
import { api } from '#shared/routes.ts'
import { ApiError, fieldErrorsOf, SignedOutError } from '../../http/api-error.ts'
import { fetchSignedIn, read } from '../../http/call.ts'

/** How the sending of one row ended, or what it has to wait for. */
export type Outcome =
  | { kind: 'imported' | 'known' }
  /** It was there, and is brought up to date by a change that can be undone. */
  | { kind: 'changed'; changeId: string }
  | { kind: 'failed'; reason: string }
  /** `seconds` as the server asked, or null to find out by trying. */
  | { kind: 'later'; cause: PauseCause; seconds: number | null }
  /** Nothing can be sent any more: the session has ended. */
  | { kind: 'ended' }

type PauseCause = 'offline' | 'busy'
export type FailedRow = { line: number; reason: string }

export type ImportProgress = {
  state: 'running' | 'waiting' | 'stopped' | 'done'
  /** Why it waits; it goes on by itself. */
  cause: PauseCause | null
  total: number
  /** Rows that are settled, of which: */
  settled: number
  imported: number
  /** They were there already, and stay as they were. */
  known: number
  /** The changes of those that were there, and said something new. */
  changes: readonly string[]
  failed: readonly FailedRow[]
}

export type ImportRun = {
  progress: () => ImportProgress
  subscribe: (listener: () => void) => () => void
  /** Sends no further row; those on their way are still counted. */
  stop: () => void
  /** Goes on where it stopped or waits. */
  resume: () => void
}

/** Whether it goes on by itself, so that leaving it is worth a question. */
export const isUnderWay = (run: ImportRun): boolean =>
  ['running', 'waiting'].includes(run.progress().state)

/** Rows on their way at once: the server keeps busy, and other people still get through. */
const concurrency = 4
/** Milliseconds between two notices of progress, however many rows settle. */
const pace = 100
/** Seconds before trying again when nobody said how long; doubles from the first to the most. */
const retryDelay = { first: 1, most: 30 }

/**
 * Sends each row once, a few at a time. Rows that meet a broken connection or a busy server go back
 * to the front, and the run waits before it goes on; a row that is refused is noted with its reason.
 */
export function startImport<Row extends { line: number }>(
  rows: readonly Row[],
  send: (row: Row) => Promise<Outcome>,
): ImportRun {
  const again: Row[] = []
  const failed: FailedRow[] = []
  const changes: string[] = []
  const listeners = new Set<() => void>()
  let next = 0
  let active = 0
  let [imported, known] = [0, 0]
  let state: ImportProgress['state'] = 'running'
  let cause: PauseCause | null = null
  let wait = retryDelay.first
  let waiting: ReturnType<typeof setTimeout> | undefined
  let notifying: ReturnType<typeof setTimeout> | undefined
  let latest = snapshot()

  function settled() {
    return imported + known + changes.length + failed.length
  }

  function snapshot(): ImportProgress {
    return {
      state,
      cause,
      total: rows.length,
      settled: settled(),
      imported,
      known,
      changes: [...changes],
      failed: [...failed],
    }
  }

  function notify() {
    clearTimeout(notifying)
    notifying = undefined
    latest = snapshot()
    for (const listener of listeners) listener()
  }

  function enter(nextState: ImportProgress['state'], why: PauseCause | null = null) {
    state = nextState
    cause = why
    notify()
  }

  function pause(why: PauseCause, seconds: number | null) {
    if (state !== 'running') return
    enter('waiting', why)
    waiting = setTimeout(go, (seconds ?? wait) * 1000)
    wait = Math.min(wait * 2, retryDelay.most)
  }

  function settle(row: Row, outcome: Outcome) {
    if (outcome.kind === 'later' || outcome.kind === 'ended') {
      again.push(row)
      if (outcome.kind === 'later') pause(outcome.cause, outcome.seconds)
      else if (state !== 'done') enter('stopped')
      return
    }
    wait = retryDelay.first
    if (outcome.kind === 'failed') failed.push({ line: row.line, reason: outcome.reason })
    else if (outcome.kind === 'changed') changes.push(outcome.changeId)
    else if (outcome.kind === 'imported') imported += 1
    else known += 1
    notifying ??= setTimeout(notify, pace)
  }

  async function work() {
    active += 1
    while (state === 'running') {
      const row = again.pop() ?? rows[next++]
      if (!row) break
      settle(row, await send(row))
    }
    active -= 1
    if (settled() === rows.length && state !== 'done') {
      clearTimeout(waiting)
      failed.sort((a, b) => a.line - b.line)
      enter('done')
    }
  }

  function go() {
    clearTimeout(waiting)
    if (state === 'done') return
    enter('running')
    for (let started = active; started < concurrency; started += 1) void work()
  }

  go()
  return {
    progress: () => latest,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: () => {
      clearTimeout(waiting)
      if (state !== 'done') enter('stopped')
    },
    resume: () => {
      if (state === 'waiting' || state === 'stopped') go()
    },
  }
}

/**
 * Sends one row of a file; its key makes it safe to send again. `mayOverlap` where the review has told
 * that its host has another meeting then.
 */
export async function sendBooking(booking: Booking, mayOverlap: boolean): Promise<Outcome> {
  try {
    const body = { ...importRequest(booking), ...(mayOverlap && { mayOverlap }) }
    const response = await fetchSignedIn(api.consultationRequests, { method: 'POST', body })
    if (response.status !== 200) {
      // Read to its end, so that the connection serves the next row.
      await response.text()
      return { kind: 'imported' }
    }
    const { changed } = await read(response, broughtUpToDateSchema)
    return changed ? { kind: 'changed', changeId: changed.changeId } : { kind: 'known' }
  } catch (error) {
    return outcomeOf(error)
  }
}

/** What a failure means for the row: refused for good, or to be sent again. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof SignedOutError) return { kind: 'ended' }
  if (!(error instanceof ApiError)) return { kind: 'later', cause: 'offline', seconds: null }
  const { status, retryAfter } = error
  if (status === 429 || status === 502 || status === 503 || status === 504) {
    return { kind: 'later', cause: 'busy', seconds: retryAfter }
  }
  const fields = Object.values(fieldErrorsOf(error))
  const reason = fields.join(' ') || error.body?.error || 'The server could not keep this row.'
  return { kind: 'failed', reason }
}
