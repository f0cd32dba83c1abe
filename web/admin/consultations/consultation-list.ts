import { z } from 'zod'
import {
  type Consultation,
  type ConsultationCounts,
  consultationCountsSchema,
  consultationSchema,
} from '#shared/consultations/schema.ts'
import {
  consultationSorts,
  consultationStatuses,
  defaultConsultationSort,
  visitorConsultationStatus,
} from '#shared/consultations/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { anyWords, defineListState, oneOf, onOff, type StateOf } from '../lists/list-state.ts'
import { countsQuery, type Resource } from '../lists/resource.ts'
import { instant, maybeText, recordAnswer, withChangeTime } from '../records/record-answer.ts'

/** What the address says for whichever day it is when it is opened. */
export const todayWord = 'today'

/** A day as the address of the week names it: another one by its date. */
export const weekWord = (date: string, today: string | undefined) =>
  date === today ? todayWord : date

export const consultationList = defineListState({
  page: adminPage.consultations,
  call: api.admin.consultations,
  exportCall: api.admin.consultationsExport,
  record: 'consultation',
  sorts: consultationSorts,
  usualSort: defaultConsultationSort,
  filters: {
    status: oneOf(consultationStatuses),
    host: anyWords(36),
    /** The requests that were set aside, instead of the list. */
    quarantined: onOff({ view: true }),
    /** As a week of hours, instead of the list; and a day of it: a date, today, or what is next. */
    asWeek: onOff({ name: 'show', word: 'week', view: true }),
    week: {
      usual: '',
      read: (text) => (text && /^(today|\d{4}-\d{2}-\d{2})$/.test(text) ? text : ''),
      view: true,
      ofPage: true,
    },
  },
})
export type ConsultationListState = StateOf<typeof consultationList>

const { status, quarantine, isNotified, minutes } = consultationSchema.shape

/** A consultation as admin-back-office.md §3 has it, or as our server does. */
const consultationAnswer: z.ZodType<Consultation> = z
  .object({
    ...recordAnswer,
    phone: maybeText,
    message: maybeText,
    preferredDate: maybeText.pipe(instant.nullable()),
    meetingType: maybeText,
    timeZone: maybeText,
    status: status.default(visitorConsultationStatus),
    quarantine: quarantine.default(null),
    isNotified: isNotified.default(false),
    hostId: maybeText,
    meetingTypeId: maybeText,
    minutes: minutes.default(null),
    place: maybeText,
    hostReason: maybeText,
  })
  .transform(withChangeTime)

export const consultationResource: Resource<Consultation, ConsultationListState> = {
  key: 'consultations',
  schema: consultationAnswer,
  list: (state) => consultationList.call({ ...state, asWeek: false }),
  one: api.admin.consultation,
  belongsInto: ({ status, host, quarantined }, consultation) =>
    (status === 'all' || status === consultation.status) &&
    (host === 'all' || host === consultation.hostId) &&
    quarantined === (consultation.quarantine !== null),
}

/** How many consultations there are, by status. */
export const consultationCountsQuery = countsQuery(
  consultationResource,
  api.admin.consultationCounts,
  consultationCountsSchema,
)

/** How many requests the list holds by the figures, where those tell. */
export function countedIn(
  { status, host, quarantined }: ConsultationListState,
  counts: ConsultationCounts,
) {
  if (host !== 'all') return undefined
  if (status === 'all') return quarantined ? counts.quarantined : counts.total
  return quarantined ? undefined : counts.byStatus[status]
}
