import { queryOptions } from '@tanstack/react-query'
import {
  type Submission,
  submissionCountsSchema,
  submissionSchema,
} from '#shared/lead-magnets/schema.ts'
import { api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import type { ListKind } from '../lists/list-kind.ts'
import { countsKey } from '../lists/list-queries.ts'
import {
  belongsInto,
  type SubmissionListState,
  submissionListCall,
} from './submission-list-state.ts'

const key = 'submissions'

/** Submissions as records that are listed. */
export const submissionKind: ListKind<Submission, SubmissionListState> = {
  key,
  schema: submissionSchema,
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
