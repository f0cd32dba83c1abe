import { answerWithin } from '../answer-promise.ts'

const hour = 60 * 60_000
const day = 24 * hour

/** How long a lead has waited beyond what was promised, in words: "3 d", "5 h"; null while it has not. */
export function overdueBy(createdAt: number, now: number): string | null {
  const late = now - createdAt - answerWithin
  if (late <= 0) return null
  if (late >= day) return `${Math.floor(late / day).toLocaleString('en')} d`
  return late >= hour ? `${Math.floor(late / hour)} h` : 'less than 1 h'
}
