import { FeedUnreadable } from './feed-unreadable.ts'
import { type FeedReading, type FeedText, readFeed } from './read-feed.ts'

/** A feed as it was read, or why it can not be, in a sentence for its host. */
export type FeedAnswer = FeedReading | { readonly unreadable: string }

/** What the worker does with a feed; only what nobody foresaw is an error. */
export async function answerFeed(feed: FeedText): Promise<FeedAnswer> {
  try {
    return readFeed(feed)
  } catch (error) {
    if (error instanceof FeedUnreadable) return { unreadable: error.message }
    throw error
  }
}
