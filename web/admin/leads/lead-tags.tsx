import { useMutation, useQueryClient } from '@tanstack/react-query'
import { bulkAnswerSchema } from '#shared/bulk/schema.ts'
import type { Lead } from '#shared/leads/schema.ts'
import { bulkCalls } from '#shared/office-calls.ts'
import { call } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { takeUpChanges } from '../lists/list-cache.ts'
import { TagEditor, tagsQuery } from '../records/tags.tsx'
import { leadResource } from './lead-resource.ts'

/** The tags of a lead; what others do to them meanwhile stays. */
export function LeadTags({ lead }: { lead: Lead }) {
  const queries = useQueryClient()
  const names = lead.tags.map(({ name }) => name)
  const change = useMutation({
    mutationFn: (after: string[]) =>
      call(bulkCalls.leadsBulk, bulkAnswerSchema, {
        method: 'POST',
        body: {
          ids: [lead.id],
          change: {
            addTags: after.filter((name) => !names.includes(name)),
            removeTags: names.filter((name) => !after.includes(name)),
          },
        },
      }),
    onSuccess: () =>
      Promise.all([
        takeUpChanges(queries, leadResource),
        queries.invalidateQueries({ queryKey: tagsQuery.queryKey }),
      ]),
    meta: { failure: failureOf('Update failed', 'Failed to change the tags. Please try again.') },
  })
  return (
    <section aria-label="Tags" className="mt-5 max-w-60">
      <h3 className="mb-1.5 text-ink-faint text-sm">Tags</h3>
      <TagEditor tags={lead.tags} onChange={(of) => change.mutate(of(names))} />
    </section>
  )
}
