import { lazy, Suspense, useMemo } from 'react'
import { submittedAnswers } from '#shared/lead-magnets/answers.ts'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LongText } from '../records/facts.tsx'

// With the words of the checklist and the audit, which only an open submission needs.
const ChecklistAnswers = lazy(async () => ({
  default: (await import('./checklist-answers.tsx')).ChecklistAnswers,
}))
const AuditAnswers = lazy(async () => ({
  default: (await import('./audit-answers.tsx')).AuditAnswers,
}))

/** What was submitted: a checklist or an audit as such, anything else as its text. */
export function SubmissionAnswers({ submission }: { submission: Submission }) {
  const submitted = useMemo(() => submittedAnswers(submission), [submission])
  if (!submitted) {
    if (!submission.submissionData) return null
    return (
      <>
        <h3 className="mt-5 mb-1.5 text-ink-faint text-sm">Submission</h3>
        <LongText>{submission.submissionData}</LongText>
      </>
    )
  }
  return (
    <Suspense fallback={<Skeleton className="mt-6 h-40" />}>
      {submitted.kind === 'checklist' ? (
        <ChecklistAnswers checked={submitted.checked} />
      ) : (
        <AuditAnswers answers={submitted.answers} />
      )}
    </Suspense>
  )
}
