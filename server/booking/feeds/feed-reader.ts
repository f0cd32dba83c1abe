import { pathToFileURL } from 'node:url'
import { programFile } from '../../folders.ts'
import { createWorkerQueue } from '../../workers/worker-queue.ts'
import type { FeedAnswer } from './answer-feed.ts'
import type { FeedText } from './read-feed.ts'

/** Reads calendars away from the thread that answers requests. */
export type FeedReader = {
  /** @throws {AppError} `unavailable` with a sentence, when reading took too long or too many wait. */
  readonly read: (feed: FeedText) => Promise<FeedAnswer>
  readonly stop: () => Promise<void>
}

/** One thread that reads feeds, and the queue before it; a calendar that it does not get through ends it. */
export function createFeedReader({ timeLimit = 10_000 } = {}): FeedReader {
  const { run, stop } = createWorkerQueue<FeedText, FeedAnswer>({
    name: 'feeds',
    module: pathToFileURL(programFile('feeds-worker')),
    maxWaiting: 50,
    timeLimit,
    sentences: {
      busy: 'Many calendars are being read right now. This one is tried again in ten minutes.',
      failed: 'This calendar takes too long to read.',
      stopped: 'The server is stopping. This calendar is tried again in ten minutes.',
    },
  })
  return { read: run, stop }
}
