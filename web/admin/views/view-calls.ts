import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { changeSchema } from '#shared/journal/schema.ts'
import { api } from '#shared/routes.ts'
import { type CreateView, type UpdateView, type View, viewSchema } from '#shared/views/schema.ts'
import { toast } from '#web/ui/toast-store.ts'
import { call, fetchSignedIn, withQuery } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'

/** The first word of the key; live/live-changes.ts knows it. */
const key = ['views']

/** Every view that the reader may open, by name. */
export const viewsQuery = queryOptions({
  queryKey: key,
  queryFn: ({ signal }) =>
    call(withQuery(api.admin.views, new URLSearchParams({ limit: '1000' })), z.array(viewSchema), {
      signal,
    }),
})

/** Reads the views again, and answers with what was done once they are there. */
function useTakeUp() {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: key })
}

/** Keeps a new view; what is wrong with it is shown by its form. */
export function useCreateView() {
  const takeUp = useTakeUp()
  return useMutation({
    mutationFn: (view: CreateView) =>
      call(api.admin.views, viewSchema, { method: 'POST', body: view }),
    onSuccess: takeUp,
  })
}

type ViewChange = { view: View; change: UpdateView }

/** Changes a view; where it is shown what failed is its caller's. */
export function useUpdateView() {
  const takeUp = useTakeUp()
  return useMutation({
    mutationFn: ({ view, change }: ViewChange) =>
      call(api.admin.view(view.id), viewSchema, { method: 'PATCH', body: change }),
    // After a failure too: somebody else may have changed or deleted it.
    onSettled: takeUp,
  })
}

/** Puts a view into the sidebar of the reader, or takes it out. */
export function usePinView() {
  const takeUp = useTakeUp()
  return useMutation({
    mutationFn: (view: View) =>
      call(api.admin.view(view.id), viewSchema, {
        method: 'PATCH',
        body: { pinned: !view.pinned },
      }),
    onSuccess: takeUp,
    meta: { failure: failureOf('Not pinned', 'Failed to pin the view. Please try again.') },
  })
}

/** Deletes a view; the toast offers to take that back, as the history does. */
export function useDeleteView() {
  const takeUp = useTakeUp()
  const undo = useMutation({
    mutationFn: async ({ id }: View) => {
      const search = new URLSearchParams({ record: id, limit: '1' })
      const [last] = await call(withQuery(api.admin.changes, search), z.array(changeSchema))
      if (last) await fetchSignedIn(api.admin.changeUndo(last.id), { method: 'POST' })
    },
    onSuccess: takeUp,
    meta: { failure: failureOf('Not undone', 'Failed to restore the view. Please try again.') },
  })
  return useMutation({
    mutationFn: (view: View) => fetchSignedIn(api.admin.view(view.id), { method: 'DELETE' }),
    onSuccess: (_answer, view) => {
      toast({
        title: 'View deleted',
        description: `“${view.name}” is gone. Its address goes on to work.`,
        action: {
          label: 'Undo',
          altText: 'Restore the deleted view',
          onClick: () => undo.mutate(view),
        },
      })
      return takeUp()
    },
    meta: { failure: failureOf('Delete failed', 'Failed to delete the view. Please try again.') },
  })
}
