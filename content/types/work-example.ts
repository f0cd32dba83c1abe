/** What a service looks like at work, with invented names and figures: the thing itself, not a claim. */
export type WorkExample = { title: string } & (
  | ConversationExample
  | ApprovalExample
  | LogExample
  | DocumentExample
)

/** A conversation as it was kept; an answer names the page that it was taken from. */
export type ConversationExample = {
  kind: 'conversation'
  turns: readonly { from: 'visitor' | 'assistant' | 'person'; text: string; source?: string }[]
}

/** A decision that was left to a person, with what they were shown. */
export type ApprovalExample = {
  kind: 'approval'
  question: string
  facts: readonly { term: string; value: string; flagged?: boolean }[]
  decision: string
  after: string
}

/** The steps of one run, with the time of day of each. */
export type LogExample = {
  kind: 'log'
  lines: readonly { time: string; what: string; result: string; person?: boolean }[]
}

/** A document and what was read from it; a doubtful value goes to a person. */
export type DocumentExample = {
  kind: 'document'
  /** The lines of the document; what stands in `[…]` was read, ` … ` leads to an amount at the end of its line. */
  paper: readonly string[]
  fields: readonly { name: string; value: string; sure: string; doubtful?: boolean }[]
}
