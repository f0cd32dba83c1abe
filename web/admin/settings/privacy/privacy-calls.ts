import { queryOptions } from '@tanstack/react-query'
import {
  type ErasePerson,
  erasedSchema,
  holdingsSchema,
  retentionStateSchema,
} from '#shared/privacy/schema.ts'
import { api } from '#shared/routes.ts'
import { call } from '../../http/call.ts'
import { saveAnswer } from '../../http/save-answer.ts'

const { privacy } = api.admin

/** What the last run of the retention removed. */
export const retentionQuery = queryOptions({
  queryKey: ['system', 'retention'],
  queryFn: ({ signal }) => call(privacy.retention, retentionStateSchema, { signal }),
})

/** How much is held about an address. */
export const findHoldings = (email: string) =>
  call(privacy.holdings, holdingsSchema, { method: 'POST', body: { email } })

/** Saves everything held about an address as a file. */
export const saveExport = (email: string) =>
  saveAnswer(privacy.export, `personal-data-${email}.json`, { method: 'POST', body: { email } })

/** Removes everything held about an address. */
export const erasePerson = (body: ErasePerson) =>
  call(privacy.erase, erasedSchema, { method: 'POST', body })
