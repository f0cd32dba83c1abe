import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import {
  type Consultation,
  consultationCountsSchema,
  consultationSchema,
} from '#shared/consultations/schema.ts'
import { visitorConsultationStatus } from '#shared/consultations/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { schedulingSchema } from '#shared/scheduling/schema.ts'
import { call } from '../http/call.ts'
import type { ListKind } from '../lists/list-kind.ts'
import { countsKey } from '../lists/list-queries.ts'
import { instant, maybeText, recordAnswer, withChangeTime } from '../records/update-record.ts'
import {
  belongsInto,
  type ConsultationListState,
  consultationListCall,
} from './consultation-list-state.ts'

const key = 'consultations'
const { status, quarantine } = consultationSchema.shape

/** A consultation as admin-back-office.md §3 has it, or as our server does. */
export const consultationAnswer: z.ZodType<Consultation> = z
  .object({
    ...recordAnswer,
    phone: maybeText,
    message: maybeText,
    preferredDate: maybeText.pipe(instant.nullable()),
    meetingType: maybeText,
    timeZone: maybeText,
    status: status.default(visitorConsultationStatus),
    quarantine: quarantine.default(null),
  })
  .transform(withChangeTime)

/** Consultations as records that are listed. */
export const consultationKind: ListKind<Consultation, ConsultationListState> = {
  key,
  schema: consultationAnswer,
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
