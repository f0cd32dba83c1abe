/** The tag of a test that only the long lane runs. */
export const longTag = '@long'

/** For `test` and `test.describe`: what only the long lane runs, as it takes a page through all its states. */
export const inLongLane = { tag: longTag }
