/** A restoration that failed: why, and what has become of the data, as it was looked up afterwards. */
export class FailedRestore extends Error {
  constructor(cause: unknown, state: string) {
    super(`${reasonFor(cause)}\n${state}`, { cause })
  }
}

export const nothingChanged = 'Nothing was changed.'
export const wasReplaced =
  'The data was replaced by the backup all the same. Look at it before you start the product.'

/** Our own errors are sentences; of any other its words without the values of a statement. */
function reasonFor(error: unknown): string {
  const cause =
    error instanceof Error && error.cause instanceof Error && isWrapped(error) ? error.cause : error
  const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n')
  return /[.!?]$/.test(line) ? line : `${line}.`
}

/** Drizzle puts the whole statement into its message, and the reason into its cause. */
const isWrapped = (error: Error) => error.message.startsWith('Failed query')
