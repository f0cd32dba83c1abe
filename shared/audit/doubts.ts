import type { AuditResults } from './results.ts'
import type { EmployeeBand } from './vocabulary.ts'
import { hoursOf, type WeekHours } from './week-cloth.ts'

/** What is hard to believe of an audit's figures; the words are content/audit/results.ts's. */
export type AuditDoubt = 'hours' | 'return'

/** The most people each band can mean; the last has no end. */
const mostPeople: Record<EmployeeBand, number> = {
  '1-10': 10,
  '11-50': 50,
  '51-200': 200,
  '201-500': 500,
  '500+': Number.POSITIVE_INFINITY,
}
const workingWeek = 40
/** Percent; above it the reference investment no longer describes work of that size. */
const believableReturn = 2_000

/** The most hours that everybody in a company of this size works in a week. */
export const hoursOfStaff = (band: EmployeeBand): number => mostPeople[band] * workingWeek

/** What to say a word of caution about; nothing is changed or left out because of it. */
export function auditDoubts(
  answers: WeekHours & { readonly employeeCount: EmployeeBand },
  { roi }: Pick<AuditResults, 'roi'>,
): AuditDoubt[] {
  const doubts: AuditDoubt[] = []
  if (hoursOf(answers) > hoursOfStaff(answers.employeeCount)) doubts.push('hours')
  if (roi > believableReturn) doubts.push('return')
  return doubts
}
