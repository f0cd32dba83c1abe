import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { SignedOutError } from '../http/api-error.ts'
import { call } from '../http/call.ts'
import { readListsAgain } from '../lists/list-cache.ts'
import type { ListKind, ListRecord } from '../lists/list-kind.ts'

type CreateCall<Form, Row extends ListRecord, State> = {
  kind: ListKind<Row, State>
  path: string
  body: (form: Form) => object
  created: ToastMessage
  failed: ToastMessage
}

/**
 * Creates a record by hand. `key` names this one record: sent twice, because the first answer was
 * lost, it is still created once.
 */
export function useCreateRecord<Form, Row extends ListRecord, State>(
  { kind, path, body, created, failed }: CreateCall<Form, Row, State>,
  key: string,
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (form: Form): Promise<Row> =>
      call(path, kind.schema, {
        method: 'POST',
        body: body(form),
        headers: { 'Idempotency-Key': key },
      }),
    onSuccess: () => {
      void readListsAgain(queries, kind)
      toast(created)
    },
    onError: (error) => {
      if (!(error instanceof SignedOutError)) toast({ ...failed, variant: 'destructive' })
    },
  })
}
