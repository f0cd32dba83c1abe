import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { readListsAgain, settleRecord } from '../lists/list-cache.ts'
import type { ListKind, ListRecord } from '../lists/list-kind.ts'

type Releasable<Row extends ListRecord, State> = {
  kind: ListKind<Row, State>
  path: (id: string) => string
  /** Where it stands from now on, in a sentence. */
  said: (released: Row) => string
  /** What is said of a failure without a sentence of its own. */
  failed: string
}

/** Moves what was set aside into the list: it is not spam. */
export function useReleaseRecord<Row extends ListRecord, State>({
  kind,
  path,
  said,
  failed,
}: Releasable<Row, State>) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (row: Row) => call(path(row.id), kind.schema, { method: 'POST' }),
    onSuccess: (released) => {
      settleRecord(queries, kind, released)
      void readListsAgain(queries, kind)
      toast({ title: 'Not spam', description: said(released) })
    },
    meta: { failure: failureOf('Error', failed) },
  })
}
