import { defaultLeadSort, leadSorts, leadStatuses } from '#shared/leads/vocabulary.ts'
import { tagLimits } from '#shared/people/tags.ts'
import { adminPage, api } from '#shared/routes.ts'
import { anyWords, defineListState, oneOf, onOff, type StateOf } from '../lists/list-state.ts'

export const leadList = defineListState({
  page: adminPage.leads,
  call: api.admin.leads,
  exportCall: api.admin.leadsExport,
  record: 'lead',
  sorts: leadSorts,
  usualSort: defaultLeadSort,
  filters: {
    status: oneOf(leadStatuses),
    tag: anyWords(tagLimits.name),
    /** Only the leads of who is signed in. */
    mine: onOff({ name: 'assigned', word: 'me' }),
    /** The messages that were set aside, instead of the list. */
    quarantined: onOff({ view: true }),
  },
})
export type LeadListState = StateOf<typeof leadList>
