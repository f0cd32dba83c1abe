import {
  consultationSorts,
  consultationStatuses,
  defaultConsultationSort,
} from '#shared/consultations/vocabulary.ts'
import { adminPage, api } from '#shared/routes.ts'
import { anyWords, defineListState, oneOf, onOff, type StateOf } from '../lists/list-state.ts'

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
    /** As a week of hours, instead of the list; and a date in it, today's where there is none. */
    asWeek: onOff({ name: 'show', word: 'week', view: true }),
    week: {
      usual: '',
      read: (text) => (/^\d{4}-\d{2}-\d{2}$/.test(text ?? '') ? (text ?? '') : ''),
      view: true,
      ofPage: true,
    },
  },
})
export type ConsultationListState = StateOf<typeof consultationList>
