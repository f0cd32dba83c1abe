import { Mail, Pencil, Trash2 } from 'lucide-react'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink, Link } from '#web/ui/link.tsx'
import { mailHref } from '../records/contact-links.ts'
import { DetailDialog } from '../records/detail-dialog.tsx'
import { Fact, Facts, Missing, TimeFacts } from '../records/facts.tsx'
import { useSubmissionActions } from './submission-actions.ts'
import { SubmissionAnswers } from './submission-answers.tsx'
import { FollowupBadge, TypeBadge } from './submission-badges.tsx'
import { SubmissionDocument } from './submission-document.tsx'
import { submissionKind } from './submission-queries.ts'

type SubmissionDetailDialogProps = {
  id: string
  listed: Submission | undefined
  open: boolean
  onClose: () => void
}

/** Everything about one submission: who, and what they answered. */
export function SubmissionDetailDialog(props: SubmissionDetailDialogProps) {
  return (
    <DetailDialog
      {...props}
      kind={submissionKind}
      size="lg"
      title={({ name, email }) => name || email}
      fallbackTitle="Submission"
      description={() => null}
      footer={(submission) => <DetailActions submission={submission} />}
    >
      {(submission) => (
        <>
          <Facts>
            <Fact term="Email">
              <Link href={mailHref(submission.email)}>{submission.email}</Link>
            </Fact>
            <Fact term="Company">{submission.company ?? <Missing />}</Fact>
            <Fact term="Lead magnet">
              <TypeBadge type={submission.leadMagnetType} />
            </Fact>
            <Fact term="Follow-up">
              <FollowupBadge status={submission.followupStatus} />
            </Fact>
            <TimeFacts term="Downloaded" record={submission} />
          </Facts>
          <SubmissionAnswers submission={submission} />
        </>
      )}
    </DetailDialog>
  )
}

function DetailActions({ submission }: { submission: Submission }) {
  const { edit, remove } = useSubmissionActions()
  return (
    <>
      <Button variant="quietDestructive" className="mr-auto" onClick={() => remove(submission)}>
        <Trash2 size={16} />
        Delete
      </Button>
      <SubmissionDocument submission={submission} />
      <ButtonLink variant="secondary" href={mailHref(submission.email)} className="max-sm:hidden">
        <Mail size={16} />
        Send Email
      </ButtonLink>
      <Button onClick={() => edit(submission)}>
        <Pencil size={16} />
        Edit
      </Button>
    </>
  )
}
