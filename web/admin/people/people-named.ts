import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { z } from 'zod'
import { call } from '../http/call.ts'
import { type PersonRow, personList, personResource, personTitle } from './person-list.ts'

/** How somebody stands among those that are offered: told apart by their address. */
export const offeredAs = (person: PersonRow) =>
  person.name ? `${personTitle(person)} <${person.email}>` : person.email

type Among = {
  /** Whether anybody is to be chosen. */
  enabled?: boolean
  /** Only who is of this company; of its people some are offered before anything is typed. */
  companyId?: string | undefined
}

/** Who is offered for what is typed, and who it is once somebody is chosen. */
export function usePeopleNamed(typed: string, { enabled = true, companyId }: Among = {}) {
  const words = useDeferredValue(/<([^>]+)>$/.exec(typed)?.[1] ?? typed.trim())
  const { data: found = [] } = useQuery({
    queryKey: [personResource.key, 'one', 'named', companyId, words],
    queryFn: ({ signal }) => {
      const among = { ...personList.usual, company: companyId ?? personList.usual.company }
      const path = personResource.list({ ...among, q: words })
      return call(`${path}&limit=8`, z.array(personResource.schema), { signal })
    },
    enabled: enabled && (words !== '' || companyId !== undefined),
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
