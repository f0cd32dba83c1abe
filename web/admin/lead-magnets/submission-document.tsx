import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { documentFile } from '#shared/documents/file-names.ts'
import { submittedAnswers } from '#shared/lead-magnets/answers.ts'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import type { LeadMagnetType } from '#shared/lead-magnets/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { ApiError } from '../http/api-error.ts'
import { saveAnswer } from '../http/save-answer.ts'

/** What each kind's document is saved as; a guide has none, nor has an audit that was typed in. */
const fileOf: Record<LeadMagnetType, (submission: Submission) => string | null> = {
  checklist: () => documentFile.checklist,
  audit: (submission) => submittedAnswers(submission) && documentFile.auditReport,
  template: ({ submissionData }) => submissionData && documentFile.template(submissionData),
  guide: () => null,
}

/** Saves the document that the visitor asked for, drawn anew from what is kept. */
export function SubmissionDocument({ submission }: { submission: Submission }) {
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
        <span className="max-sm:sr-only">Download </span>PDF
      </span>
    </Button>
  )
}
