import { queryOptions, useQuery } from '@tanstack/react-query'
import { peopleSchema } from '#shared/accounts/team-schema.ts'
import type { Lead } from '#shared/leads/schema.ts'
import { api } from '#shared/routes.ts'
import type { Choice } from '#web/ui/field.tsx'
import { call } from '../http/call.ts'
import { accountsKey } from '../settings/account-queries.ts'

/** Everybody who has, or had, an account here. */
export const peopleQuery = queryOptions({
  queryKey: [accountsKey, 'people'],
  queryFn: ({ signal }) => call(api.admin.teamMembers, peopleSchema, { signal }),
})

/** The name of an account, or null for none, and until the names are here. */
export function usePersonName(id: string | null): string | null {
  const { data } = useQuery(peopleQuery)
  return data?.find((person) => person.id === id)?.name ?? null
}

/** Everybody who has an account here now. */
export function useTeam() {
  const { data = [] } = useQuery(peopleQuery)
  return data.filter(({ active }) => active)
}

/** Whom a lead may be given to: nobody, the active accounts, and whose it is now. */
export const useAssignees = (lead: Lead | null) => useColleagues(lead?.assignedTo ?? null)

/** Whose a thing can be: nobody's, of the active accounts, and whose it is now. */
export function useColleagues(current: string | null): Choice[] {
  const { data = [] } = useQuery(peopleQuery)
  const people = data.filter(({ id, active }) => active || id === current)
  return [
    { value: '', label: 'Nobody' },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ]
}

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** Whose lead it is, as initials beside its name; the name in full on hover. */
export function AssigneeMark({ id }: { id: string | null }) {
  const name = usePersonName(id)
  if (!name) return null
  return (
    <span
      title={`Assigned to ${name}`}
      className="grid size-5.5 shrink-0 place-items-center rounded-full border border-paper-edge bg-paper text-[0.6rem] text-ink-soft leading-none tracking-tight"
    >
      {/* Centred by its capitals, whatever room the face keeps over and under them. */}
      <span aria-hidden="true" className="[text-box:trim-both_cap_alphabetic]">
        {initials(name)}
      </span>
      <span className="sr-only">Assigned to {name}</span>
    </span>
  )
}
