/**
 * Why a call outside came to nothing. `refused` never left the machine: the address, or one it led
 * to, is not one of the internet.
 */
export type OutsideFailure =
  | 'refused'
  | 'unreachable'
  | 'untrusted'
  | 'too-slow'
  | 'too-large'
  | 'too-many-redirects'
  | 'unreadable'

/** A call outside that failed; the message is a sentence for people, without the call's whole address. */
export class OutsideError extends Error {
  readonly failure: OutsideFailure

  constructor(failure: OutsideFailure, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.failure = failure
  }
}
