import { queryOptions, useQuery } from '@tanstack/react-query'
import { peopleSchema } from '#shared/accounts/people-schema.ts'
import { api } from '#shared/routes.ts'
import { call } from '../http/call.ts'
import { accountsKey } from '../settings/account-query.ts'

/** Everybody who has, or had, an account here. */
export const peopleQuery = queryOptions({
  queryKey: [accountsKey, 'people'],
  queryFn: ({ signal }) => call(api.admin.people, peopleSchema, { signal }),
})

/** The name of an account, or null for none, and until the names are here. */
export function usePersonName(id: string | null): string | null {
  const { data } = useQuery(peopleQuery)
  return data?.find((person) => person.id === id)?.name ?? null
}
