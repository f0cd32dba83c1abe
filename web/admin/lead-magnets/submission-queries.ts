import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import {
  type Submission,
  submissionCountsSchema,
  submissionSchema,
} from '#shared/lead-magnets/schema.ts'
import { api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import type { ListKind } from '../lists/list-kind.ts'
import { countsKey } from '../lists/list-queries.ts'
import { maybeText, recordAnswer, withChangeTime } from '../records/update-record.ts'
import {
  belongsInto,
  type SubmissionListState,
  submissionListCall,
} from './submission-list-state.ts'

const key = 'submissions'
const { leadMagnetType, followupStatus, answers } = submissionSchema.shape

/** A submission as admin-back-office.md §3 has it, or as our server does. */
export const submissionAnswer: z.ZodType<Submission> = z
  .object({
    ...recordAnswer,
    leadMagnetType,
    submissionData: maybeText,
    followupStatus: maybeText.pipe(followupStatus),
    answers: answers.default(null),
  })
  .transform(withChangeTime)

/** Submissions as records that are listed. */
export const submissionKind: ListKind<Submission, SubmissionListState> = {
  key,
  schema: submissionAnswer,
  list: submissionListCall,
  one: api.admin.submission,
  belongsInto,
  summaries: [countsKey({ key })],
}

/** How many submissions there are, by type. */
export const submissionCountsQuery = queryOptions({
  queryKey: countsKey({ key }),
  queryFn: ({ signal }) => call(api.admin.submissionCounts, submissionCountsSchema, { signal }),
})
