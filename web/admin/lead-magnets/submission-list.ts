import { z } from 'zod'
import {
  type Submission,
  type SubmissionFigures,
  submissionFiguresSchema,
  submissionSchema,
} from '#shared/lead-magnets/schema.ts'
import {
  defaultSubmissionSort,
  leadMagnetTypes,
  submissionSorts,
} from '#shared/lead-magnets/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { defineListState, oneOf, type StateOf } from '../lists/list-state.ts'
import { countsQuery, type Resource } from '../lists/resource.ts'
import { maybeText, recordAnswer, withChangeTime } from '../records/record-answer.ts'

export const submissionList = defineListState({
  page: adminPage.leadMagnets,
  call: api.admin.submissions,
  exportCall: api.admin.submissionsExport,
  record: 'submission',
  sorts: submissionSorts,
  usualSort: defaultSubmissionSort,
  filters: { type: oneOf(leadMagnetTypes) },
})
export type SubmissionListState = StateOf<typeof submissionList>

const { leadMagnetType, followupStatus, answers } = submissionSchema.shape

/** A submission as admin-back-office.md §3 has it, or as our server does. */
const submissionAnswer: z.ZodType<Submission> = z
  .object({
    ...recordAnswer,
    leadMagnetType,
    submissionData: maybeText,
    followupStatus: maybeText.pipe(followupStatus),
    answers: answers.default(null),
  })
  .transform(withChangeTime)

export const submissionResource: Resource<Submission, SubmissionListState> = {
  key: 'submissions',
  schema: submissionAnswer,
  list: submissionList.call,
  one: api.admin.submission,
  belongsInto: ({ type }, { leadMagnetType }) => type === 'all' || type === leadMagnetType,
}

/** How many submissions there are, by type and by week. */
export const submissionCountsQuery = countsQuery(
  submissionResource,
  api.admin.submissionCounts,
  submissionFiguresSchema,
)

/** How many submissions the list holds by the figures. */
export const countedIn = ({ type }: SubmissionListState, counts: SubmissionFigures) =>
  type === 'all' ? counts.total : counts.byType[type]
