import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { ApiError } from '../http/api-error.ts'
import { fetchSignedIn } from '../http/call.ts'
import { settleRecord, takeUpChanges } from '../lists/list-cache.ts'
import type { ListKind, ListRecord } from '../lists/list-kind.ts'
import { changedRecord } from './record-answer.ts'

type Versioned = ListRecord & { version: number }

/** Who made the change that came between; null when the server can not tell. */
export type ChangedBy = { name: string; isYou: boolean } | null

/** The record as it stands now and who changed it, when `error` says that somebody did; null otherwise. */
export function conflictOf<Row>(
  error: unknown,
  schema: z.ZodType<Row>,
): { current: Row; changedBy: ChangedBy } | null {
  if (!(error instanceof ApiError) || error.body?.code !== 'edit_conflict') return null
  const current = schema.safeParse(error.body.current)
  return current.success ? { current: current.data, changedBy: error.body.changedBy ?? null } : null
}

type UpdateCall<Row extends Versioned, State> = {
  kind: ListKind<Row, State>
  updated: ToastMessage
  failed: ToastMessage
}

/**
 * Saves an edited record, unless it was changed since `base` was read: see {@link conflictOf}.
 */
export function useUpdateRecord<Row extends Versioned, State>({
  kind,
  updated,
  failed,
}: UpdateCall<Row, State>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: async ({ base, form }: { base: Row; form: object }): Promise<Row | null> => {
      const body = { id: base.id, ...form, version: base.version || undefined }
      const options = { method: 'PATCH', body } as const
      return changedRecord(await fetchSignedIn(kind.one(base.id), options), kind)
    },
    onSuccess: (saved) => {
      if (saved) settleRecord(queries, kind, saved)
      else void takeUpChanges(queries, kind)
      toast(updated)
    },
    meta: { failure: (error) => (conflictOf(error, kind.schema) ? null : failed) },
  })
}
