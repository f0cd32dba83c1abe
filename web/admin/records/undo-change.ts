import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { undoneSchema } from '#shared/journal/schema.ts'
import { undoneSentence } from '#shared/journal/words.ts'
import { api } from '#shared/routes.ts'
import { toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { failureOf, toastFailure } from '../http/query-client.ts'

type Undoable = {
  id: string
  /** Takes its undo back instead. */
  redo?: boolean
}

/** Takes a change back, or its undo; says what was left because somebody changed it since. */
async function undoChange(queries: QueryClient, { id, redo = false }: Undoable) {
  const path = redo ? api.admin.changeRedo(id) : api.admin.changeUndo(id)
  const { kept } = await call(path, undoneSchema, { method: 'POST' })
  const [first, ...others] = new Set(kept.map(({ record }) => record.type))
  const noun = first && others.length === 0 ? first : 'record'
  const title = redo ? 'Redone' : 'Undone'
  toast({ title, description: undoneSentence(title, kept, noun) })
  await queries.invalidateQueries()
}

const failure = failureOf('Not undone', 'Failed to undo the change. Please try again.')

/** As a button of its own: takes a change back, or its undo. */
export function useUndoChange() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Undoable) => undoChange(queries, change),
    meta: { failure },
  })
}

/** As the button of the toast that tells of the change; a failure offers to try again. */
export const undoAction = (queries: QueryClient, change: Undoable) => ({
  label: 'Undo',
  altText: 'Take the change back under History',
  onClick: () =>
    void undoChange(queries, change).catch((error) => {
      if (!(error instanceof Error)) throw error
      const again = { ...undoAction(queries, change), label: 'Try again' }
      toastFailure(error, { ...failure(error), action: again })
    }),
})

/** As a button of its own: takes several changes back, the newest first. */
export function useUndoChanges() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      const kept = []
      for (const id of ids.toReversed()) {
        kept.push(...(await call(api.admin.changeUndo(id), undoneSchema, { method: 'POST' })).kept)
      }
      const nouns = [...new Set(kept.map(({ record }) => record.type))]
      const noun = nouns.length === 1 ? (nouns[0] ?? 'record') : 'record'
      toast({ title: 'Undone', description: undoneSentence('Undone', kept, noun) })
      await queries.invalidateQueries()
    },
    meta: { failure },
  })
}
