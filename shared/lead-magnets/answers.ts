import { z } from 'zod'
import type { AuditAnswers } from '../audit/answers.ts'
import { auditAnswersSchema } from '../audit/schema.ts'
import type { Submission } from './schema.ts'

const ticks = z.object({ checked: z.array(z.string()) })

/** What a visitor answered: the ids they ticked on the checklist, or the answers of an audit. */
export type SubmittedAnswers =
  | { kind: 'checklist'; checked: string[] }
  | { kind: 'audit'; answers: AuditAnswers }

/** The answers a submission holds; null when it holds none that can be read. */
export function submittedAnswers({
  leadMagnetType,
  answers,
}: Pick<Submission, 'leadMagnetType' | 'answers'>): SubmittedAnswers | null {
  if (leadMagnetType === 'checklist') {
    const read = ticks.safeParse(answers)
    return read.success ? { kind: 'checklist', checked: read.data.checked } : null
  }
  if (leadMagnetType === 'audit') {
    const read = auditAnswersSchema.safeParse(answers)
    return read.success ? { kind: 'audit', answers: read.data } : null
  }
  return null
}
