import { templates } from '#content/templates/list.ts'
import { submittedAnswers } from '#shared/lead-magnets/answers.ts'
import type { Submission } from '#shared/lead-magnets/schema.ts'
import type { Frame } from './frame.ts'
import {
  auditReportOrder,
  checklistOrder,
  type DocumentOrder,
  templateGuideOrder,
} from './order.ts'

type Submitted = Pick<Submission, 'leadMagnetType' | 'name' | 'submissionData' | 'answers'>

/** The document that a submission asked for; null for what has none, such as a guide. */
export function documentOfSubmission(submission: Submitted, frame: Frame): DocumentOrder | null {
  const submitted = submittedAnswers(submission)
  switch (submission.leadMagnetType) {
    case 'checklist': {
      const ticked = submitted?.kind === 'checklist' ? submitted.checked : null
      return checklistOrder({ name: submission.name, ticked }, frame)
    }
    case 'audit':
      return submitted?.kind === 'audit' ? auditReportOrder(submitted.answers, frame) : null
    case 'template': {
      const template = templates.find(({ title }) => title === submission.submissionData)
      return template ? templateGuideOrder(template, frame) : null
    }
    case 'guide':
      return null
  }
}
