import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
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

/** What is looked for: the address of somebody who was offered, else what is typed. */
const wordsIn = (typed: string) => /<([^>]+)>$/.exec(typed)?.[1] ?? typed.trim()

const peopleNamed = (words: string, companyId: string | undefined) =>
  queryOptions({
    queryKey: [personResource.key, 'one', 'named', companyId, words],
    queryFn: ({ signal }) => {
      const among = { ...personList.usual, company: companyId ?? personList.usual.company }
      const path = personResource.list({ ...among, q: words })
      return call(`${path}&limit=8`, z.array(personResource.schema), { signal })
    },
  })

/**
 * Who is offered for what is typed, and who it is once somebody is chosen: `named` waits for the answer to words
 * that were sent off at once, and rejects where they can not be asked for.
 */
export function usePeopleNamed(typed: string, { enabled = true, companyId }: Among = {}) {
  const queries = useQueryClient()
  const words = useDeferredValue(wordsIn(typed))
  const { data: found = [] } = useQuery({
    ...peopleNamed(words, companyId),
    enabled: enabled && (words !== '' || companyId !== undefined),
    placeholderData: keepPreviousData,
  })
  const named = async (chosen: string) => {
    const wanted = chosen.trim().toLowerCase()
    const isWanted = (person: PersonRow) =>
      [offeredAs(person), ...person.emails].some((each) => each.toLowerCase() === wanted)
    return (
      found.find(isWanted) ??
      (await queries.fetchQuery(peopleNamed(wordsIn(chosen), companyId))).find(isWanted)
    )
  }
  return { found, named }
}
