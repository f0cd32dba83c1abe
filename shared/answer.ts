/**
 * What came back from a call: the two things of a `Response` that the public pages look at, or
 * `unreachable` when there was no answer at all.
 */
export type Answer = { readonly ok: boolean; readonly status: number } | 'unreachable'

/** Whether the server took what was sent. */
export const accepted = (answer: Answer): boolean => answer !== 'unreachable' && answer.ok
