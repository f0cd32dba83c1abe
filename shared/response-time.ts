const hour = 60 * 60_000
const day = 24 * hour

/** Our pages promise whoever writes, or asks for a call, an answer within 24 hours (public-site.md §8). */
export const answerWithin = day

/** The same in words: every page, plan, mail and notice says it with these. */
export const answerInWords = `within ${answerWithin / hour} hours`

/** After so long without one somebody is reminded: four hours are left to answer in. */
export const remindAfter = 20 * hour

/** How long a lead has waited beyond what was promised, in words: "3 d", "5 h"; null while it has not. */
export function overdueBy(createdAt: number, now: number): string | null {
  const late = now - createdAt - answerWithin
  if (late <= 0) return null
  if (late >= day) return `${Math.floor(late / day).toLocaleString('en')} d`
  return late >= hour ? `${Math.floor(late / hour)} h` : 'less than 1 h'
}
