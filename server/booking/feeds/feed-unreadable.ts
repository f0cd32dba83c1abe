/** A calendar that nothing can be learned from; the message is a sentence for its host. */
export class FeedUnreadable extends Error {}
