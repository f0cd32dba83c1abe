import { useMutation } from '@tanstack/react-query'
import { Download, Mail, Pencil, Trash2 } from 'lucide-react'
import { lazy, Suspense, useMemo } from 'react'
import { documentFile } from '#shared/documents/file-names.ts'
import { submittedAnswers } from '#shared/lead-magnets/answers.ts'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import type { LeadMagnetType } from '#shared/lead-magnets/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ApiError } from '../http/api-error.ts'
import { saveAnswer } from '../http/call.ts'
import { type DetailsProps, useRecordActions } from '../lists/record-dialogs.tsx'
import {
  Description,
  DescriptionList,
  LongText,
  Missing,
  mailHref,
  OriginDescription,
  PersonDescription,
  TimeDescriptions,
} from '../records/description-list.tsx'
import { RecordDetails } from '../records/record-details.tsx'
import { FollowupBadge, TypeBadge } from './submission-badges.tsx'
import { submissionDeletion } from './submission-form.tsx'
import { submissionResource } from './submission-list.ts'

/** Everything about one submission: who, and what they answered. */
export function SubmissionDetails(props: DetailsProps<Submission>) {
  return (
    <RecordDetails
      {...props}
      deletable={submissionDeletion}
      size="lg"
      title={({ name, email }) => name || email}
      fallbackTitle="Submission"
      footer={(submission) => <DetailActions submission={submission} />}
    >
      {(submission) => (
        <>
          <DescriptionList>
            <Description term="Email">
              <Link href={mailHref(submission.email)}>{submission.email}</Link>
            </Description>
            <Description term="Company">{submission.company ?? <Missing />}</Description>
            <Description term="Lead magnet">
              <TypeBadge type={submission.leadMagnetType} />
            </Description>
            <Description term="Follow-up">
              <FollowupBadge status={submission.followupStatus} />
            </Description>
            <OriginDescription origin={submission.origin} />
            <PersonDescription id={submission.personId} />
            <TimeDescriptions term="Downloaded" record={submission} />
          </DescriptionList>
          <SubmissionAnswers submission={submission} />
        </>
      )}
    </RecordDetails>
  )
}

function DetailActions({ submission }: { submission: Submission }) {
  const { show } = useRecordActions(submissionResource)
  return (
    <>
      <Button
        variant="quietDestructive"
        className="mr-auto"
        onClick={() => show('delete', submission)}
      >
        <Trash2 size={16} />
        <span className="in-data-beside:sr-only">Delete</span>
      </Button>
      <Button variant="secondary" onClick={() => show('edit', submission)}>
        <Pencil size={16} />
        Edit
      </Button>
      <SubmissionDocument submission={submission} />
      <ButtonLink variant="primary" href={mailHref(submission.email)}>
        <Mail size={16} />
        Send Email
      </ButtonLink>
    </>
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
const ChecklistAnswers = lazy(async () => ({
  default: (await import('./checklist-answers.tsx')).ChecklistAnswers,
}))
const AuditAnswers = lazy(async () => ({
  default: (await import('./audit-answers.tsx')).AuditAnswers,
}))

/** What was submitted: a checklist or an audit as such, anything else as its text. */
function SubmissionAnswers({ submission }: { submission: Submission }) {
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
