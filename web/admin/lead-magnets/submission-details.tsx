import { useMutation } from '@tanstack/react-query'
import { Download, Mail } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { documentFile } from '#shared/documents/file-names.ts'
import { submittedAnswers } from '#shared/lead-magnets/answers.ts'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import { type LeadMagnetType, leadMagnetTypeLabels } from '#shared/lead-magnets/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ApiError } from '../http/api-error.ts'
import { saveAnswer } from '../http/call.ts'
import type { DetailsProps } from '../lists/record-dialogs.tsx'
import {
  Description,
  FactColumns,
  Foremost,
  mailHref,
  OriginDescription,
  PersonDescription,
  TimeDescriptions,
} from '../records/description-list.tsx'
import { RecordDetails, RecordFooter } from '../records/record-details.tsx'
import { WovenMark } from '../records/woven-mark.tsx'
import { FollowupBadge } from './submission-badges.tsx'
import { submissionDeletion } from './submission-form.tsx'
import { submissionResource } from './submission-list.ts'

/** Everything about one submission: who, and what they answered. */
export function SubmissionDetails(props: DetailsProps<Submission>) {
  return (
    <RecordDetails
      {...props}
      deletable={submissionDeletion}
      title={({ name, email }) => name || email}
      fallbackTitle="Submission"
      description={({ followupStatus, company }) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <FollowupBadge status={followupStatus} />
          <span className="wrap-anywhere line-clamp-2 min-w-0">{company}</span>
        </span>
      )}
      footer={(submission) => <DetailActions submission={submission} />}
    >
      {(submission) => <SubmissionFacts submission={submission} />}
    </RecordDetails>
  )
}

/** Whether nobody has to come back to them any more. */
const isDone = ({ followupStatus }: Submission) =>
  followupStatus === 'completed' || followupStatus === 'not-interested'

function DetailActions({ submission }: { submission: Submission }) {
  return (
    <RecordFooter resource={submissionResource} record={submission}>
      <SubmissionDocument submission={submission} />
      <ButtonLink
        variant={isDone(submission) ? 'secondary' : 'primary'}
        href={mailHref(submission.email)}
      >
        <Mail size={16} />
        Send Email
      </ButtonLink>
    </RecordFooter>
  )
}

/** What each kind's document is saved as; a guide has none, nor has an audit that was typed in. */
const fileOf: Record<LeadMagnetType, (submission: Submission) => string | null> = {
  checklist: () => documentFile.checklist,
  audit: (submission) => submittedAnswers(submission) && documentFile.auditReport,
  template: ({ submissionData }) => submissionData && documentFile.template(submissionData),
  guide: () => null,
}

/** Saves the document that the visitor asked for, drawn anew from what is kept. */
function SubmissionDocument({ submission }: { submission: Submission }) {
  const file = fileOf[submission.leadMagnetType](submission)
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const download = useMutation({
    mutationFn: (name: string) =>
      saveAnswer(
        `${api.admin.submissionDocument(submission.id)}?${new URLSearchParams({ timeZone })}`,
        name,
      ),
    meta: {
      failure: (error) => ({
        title: 'Download failed',
        description:
          error instanceof ApiError && error.status === 404
            ? 'None of our templates has this name, so there is no document of it.'
            : 'The PDF could not be made. Please try again in a moment.',
      }),
    },
  })
  if (!file) return null
  return (
    <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate(file)}>
      <Download size={16} className={download.isPending ? 'animate-pulse' : undefined} />
      <span>
        <span className="max-sm:sr-only in-data-beside:sr-only">Download </span>PDF
      </span>
    </Button>
  )
}

// With the words of the checklist and the audit, which only an open submission needs.
const answersOfChecklist = () => import('./checklist-answers.tsx')
const ChecklistSummary = lazy(async () => ({
  default: (await answersOfChecklist()).ChecklistSummary,
}))
const ChecklistAnswers = lazy(async () => ({
  default: (await answersOfChecklist()).ChecklistAnswers,
}))
const answersOfAudit = () => import('./audit-answers.tsx')
const AuditSummary = lazy(async () => ({ default: (await answersOfAudit()).AuditSummary }))
const AuditAnswers = lazy(async () => ({ default: (await answersOfAudit()).AuditAnswers }))

/** What came of it in so many threads, who sent it, and every answer; of anything else its text. */
function SubmissionFacts({ submission }: { submission: Submission }) {
  const { leadMagnetType, submissionData, followupStatus, email, origin, personId } = submission
  const submitted = submittedAnswers(submission)
  return (
    <>
      <Foremost isOpen={followupStatus === null || followupStatus === 'pending'}>
        {submitted ? (
          <h3 className="text-2xs text-ink-faint">{leadMagnetTypeLabels[leadMagnetType]}</h3>
        ) : (
          <h3 className="flex items-center gap-3 font-semibold text-lg">
            <WovenMark seed={leadMagnetType} className="size-10" />
            {leadMagnetTypeLabels[leadMagnetType]}
          </h3>
        )}
        {submitted?.kind === 'audit' && (
          <Suspense fallback={<Skeleton className="h-26" />}>
            <AuditSummary answers={submitted.answers} />
          </Suspense>
        )}
        {submitted?.kind === 'checklist' && (
          <Suspense fallback={<Skeleton className="h-26" />}>
            <ChecklistSummary checked={submitted.checked} />
          </Suspense>
        )}
        {!submitted && submissionData && (
          <p className="wrap-anywhere mt-2 max-w-prose whitespace-pre-wrap text-base">
            {submissionData}
          </p>
        )}
      </Foremost>
      <FactColumns>
        <Description term="Email" wide>
          <Link href={mailHref(email)}>{email}</Link>
        </Description>
        <OriginDescription origin={origin} />
        <TimeDescriptions term="Downloaded" record={submission} />
        <PersonDescription id={personId} />
      </FactColumns>
      {submitted && (
        <Suspense fallback={<Skeleton className="mt-6 h-40" />}>
          {submitted.kind === 'checklist' ? (
            <ChecklistAnswers checked={submitted.checked} />
          ) : (
            <AuditAnswers answers={submitted.answers} />
          )}
        </Suspense>
      )}
    </>
  )
}
