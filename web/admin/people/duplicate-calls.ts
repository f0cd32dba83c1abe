import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { peopleCalls } from '#shared/office-calls.ts'
import { duplicateSchema, type MergePeople, mergedSchema } from '#shared/people/schema.ts'
import { sharedValues } from '#shared/people/shared-values.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { call, fetchSignedIn, withQuery } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import type { Resource } from '../lists/resource.ts'
import { undoAction } from '../records/undo-change.ts'
import { takeUp, timelines } from './person-calls.ts'
import { personTitle } from './person-list.ts'

const duplicateAnswer = duplicateSchema.transform(
  ({ people: [one, other], reason }, { addIssue }) => {
    if (!one || !other) {
      addIssue('A pair has two people.')
      return z.NEVER
    }
    return { id: `${one.id} ${other.id}`, reason, people: [one, other] as const }
  },
)
/** Two who look like one person, who was known first at the front. */
export type DuplicatePair = z.output<typeof duplicateAnswer>

/** Whether a phone is all that speaks for it: colleagues and families share one, too. */
export const isPhoneAlone = ({ reason, people: [one, other] }: DuplicatePair): boolean =>
  reason === 'phone' && !sharedValues(one, other).name

/** Everybody who looks like somebody else, page after page. */
export const duplicateResource: Resource<DuplicatePair, object> = {
  key: timelines,
  schema: duplicateAnswer,
  list: () => withQuery(api.admin.duplicates, new URLSearchParams({ limit: '30' })),
  one: () => api.admin.duplicates,
  belongsInto: () => true,
}

/** Who looks like the same person as this one. */
export const duplicatesOfQuery = (id: string) =>
  queryOptions({
    queryKey: [timelines, 'duplicates', id],
    queryFn: ({ signal }) =>
      call(
        withQuery(api.admin.duplicates, new URLSearchParams({ person: id, limit: '5' })),
        z.array(duplicateAnswer),
        { signal },
      ),
  })

/** Makes one person of two; the toast offers to undo it. */
export function useMerge(keptId: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: MergePeople) =>
      call(api.admin.personMerge(keptId), mergedSchema, { method: 'POST', body }),
    onSuccess: ({ person, changeId }) => {
      toast({
        title: 'People merged',
        description: `All that was known of either is ${personTitle(person)}’s now.`,
        action: undoAction(queries, { id: changeId }),
      })
    },
    // Somebody may have been merged meanwhile: what is shown is read again either way.
    onSettled: () => {
      void takeUp(queries)
    },
    meta: { failure: failureOf('Not merged', 'Failed to merge the two. Please try again.') },
  })
}

type Apart = { pair: DuplicatePair; areTwo: boolean }

/** Says that two who look alike are two people; the toast offers to take it back. */
export function useTellApart() {
  const queries = useQueryClient()
  const telling = useMutation({
    mutationFn: ({ pair: { people }, areTwo }: Apart) =>
      fetchSignedIn(peopleCalls.duplicate(people[0].id, people[1].id), {
        method: areTwo ? 'DELETE' : 'POST',
      }),
    onSuccess: (_answer, { pair, areTwo }) => {
      const names = pair.people.map(personTitle).join(' and ')
      toast({
        title: areTwo ? 'Not the same person' : 'Offered again',
        description: areTwo ? `${names} are not offered for a merge any more.` : names,
        action: areTwo
          ? {
              label: 'Undo',
              altText: 'Offer the two for a merge again',
              onClick: () => telling.mutate({ pair, areTwo: false }),
            }
          : undefined,
      })
      return takeUp(queries)
    },
    meta: { failure: failureOf('Not saved', 'Failed to save that. Please try again.') },
  })
  return telling
}
