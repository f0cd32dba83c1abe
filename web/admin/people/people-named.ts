import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { z } from 'zod'
import { call } from '../http/call.ts'
import { type PersonRow, personList, personResource, personTitle } from './person-list.ts'

/** How somebody stands among those that are offered: told apart by their address. */
export const offeredAs = (person: PersonRow) =>
  person.name ? `${personTitle(person)} <${person.email}>` : person.email

/** Who is offered for what is typed, and who it is once somebody is chosen. */
export function usePeopleNamed(typed: string, enabled: boolean) {
  const words = useDeferredValue(/<([^>]+)>$/.exec(typed)?.[1] ?? typed.trim())
  const { data: found = [] } = useQuery({
    queryKey: [personResource.key, 'one', 'named', words],
    queryFn: ({ signal }) => {
      const path = personResource.list({ ...personList.usual, q: words })
      return call(`${path}&limit=8`, z.array(personResource.schema), { signal })
    },
    enabled: enabled && words !== '',
    placeholderData: keepPreviousData,
  })
  const named = (chosen: string) => {
    const wanted = chosen.trim().toLowerCase()
    return found.find((person) =>
      [offeredAs(person), ...person.emails].some((each) => each.toLowerCase() === wanted),
    )
  }
  return { found, named }
}
