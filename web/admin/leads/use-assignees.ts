import { useQuery } from '@tanstack/react-query'
import { peopleQuery } from './people-query.ts'

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
