const hour = 60 * 60_000

/** Our pages promise whoever writes, or asks for a call, an answer within 24 hours (public-site.md §8). */
export const answerWithin = 24 * hour

/** The same in words: every page, plan, mail and notice says it with these. */
export const answerInWords = `within ${answerWithin / hour} hours`

/** After so long without one somebody is reminded: four hours are left to answer in. */
export const remindAfter = 20 * hour
