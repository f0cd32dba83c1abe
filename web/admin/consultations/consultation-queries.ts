import { queryOptions } from '@tanstack/react-query'
import {
  type Consultation,
  consultationCountsSchema,
  consultationSchema,
} from '#shared/consultations/schema.ts'
import { api } from '#shared/routes.ts'
import { schedulingSchema } from '#shared/scheduling/schema.ts'
import { call } from '../http/call.ts'
import type { ListKind } from '../lists/list-kind.ts'
import { countsKey } from '../lists/list-queries.ts'
import {
  belongsInto,
  type ConsultationListState,
  consultationListCall,
} from './consultation-list-state.ts'

const key = 'consultations'

/** Consultations as records that are listed. */
export const consultationKind: ListKind<Consultation, ConsultationListState> = {
  key,
  schema: consultationSchema,
  list: consultationListCall,
  one: api.admin.consultation,
  belongsInto,
  summaries: [countsKey({ key })],
}

/** How many consultations there are, by status. */
export const consultationCountsQuery = queryOptions({
  queryKey: countsKey({ key }),
  queryFn: ({ signal }) => call(api.admin.consultationCounts, consultationCountsSchema, { signal }),
})

/** The address of the firm's calendar, or null; asked anew by each screen, since Settings sets it. */
export const schedulingQuery = queryOptions({
  queryKey: ['scheduling'],
  queryFn: ({ signal }) => call(api.scheduling, schedulingSchema, { signal }),
  refetchOnMount: 'always',
})
