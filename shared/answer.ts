/**
 * What came back from a call: the things of a `Response` that the public pages look at, or
 * `unreachable` when there was no answer at all. `mailHeld` is the server's word that what it would
 * mail waits, because no mail server is configured.
 */
export type Answer =
  | { readonly ok: boolean; readonly status: number; readonly mailHeld?: boolean }
  | 'unreachable'

/** Whether the server took what was sent. */
export const accepted = (answer: Answer): boolean => answer !== 'unreachable' && answer.ok

/** Whether the mail that this calls for waits. */
export const mailWaits = (answer: Answer): boolean =>
  answer !== 'unreachable' && answer.mailHeld === true

/** `mailHeld` of an answer's body, read without trusting it. */
export const readMailHeld = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && 'mailHeld' in body && body.mailHeld === true
