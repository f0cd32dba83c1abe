import { queryOptions, useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { peopleSchema } from '#shared/accounts/people-schema.ts'
import { type Lead, leadCountsSchema, leadSchema } from '#shared/leads/schema.ts'
import { defaultLeadPriority, defaultLeadStatus } from '#shared/leads/vocabulary.ts'
import { api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import type { ListKind } from '../lists/list-kind.ts'
import { countsKey } from '../lists/list-queries.ts'
import { maybeText, recordAnswer, withChangeTime } from '../records/update-record.ts'
import { accountsKey } from '../settings/account-queries.ts'
import { belongsInto, type LeadListState, leadListCall } from './lead-list-state.ts'

const key = 'leads'
const { status, priority, quarantine } = leadSchema.shape

/** A lead as admin-back-office.md §3 has it, or as our server does. */
export const leadAnswer: z.ZodType<Lead> = z
  .object({
    ...recordAnswer,
    phone: maybeText,
    message: maybeText,
    source: z
      .string()
      .nullish()
      .transform((value) => value ?? ''),
    status: status.default(defaultLeadStatus),
    priority: priority.nullish().transform((value) => value ?? defaultLeadPriority),
    quarantine: quarantine.default(null),
    assignedTo: maybeText,
  })
  .transform(withChangeTime)

/** Leads as records that are listed. */
export const leadKind: ListKind<Lead, LeadListState> = {
  key,
  schema: leadAnswer,
  list: leadListCall,
  one: api.admin.lead,
  belongsInto,
  summaries: [countsKey({ key })],
}

/** How many leads there are, by status. */
export const leadCountsQuery = queryOptions({
  queryKey: countsKey({ key }),
  queryFn: ({ signal }) => call(api.admin.leadCounts, leadCountsSchema, { signal }),
})

/** Everybody who has, or had, an account here. */
const peopleQuery = queryOptions({
  queryKey: [accountsKey, 'people'],
  queryFn: ({ signal }) => call(api.admin.people, peopleSchema, { signal }),
})

/** The name of an account, or null for none, and until the names are here. */
export function usePersonName(id: string | null): string | null {
  const { data } = useQuery(peopleQuery)
  return data?.find((person) => person.id === id)?.name ?? null
}

export type Choice = { value: string; label: string }

/** Whom a lead may be given to: nobody, the active accounts, and whose it is now. */
export function useAssignees(now: string | null): Choice[] {
  const { data = [] } = useQuery(peopleQuery)
  const people = data.filter(({ id, active }) => active || id === now)
  return [
    { value: '', label: 'Nobody' },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ]
}
