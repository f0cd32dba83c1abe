import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { failureOf } from '../http/query-client.ts'
import { accountsKey } from './account-query.ts'

type Act<Input, Result> = {
  act: (input: Input) => Promise<Result>
  /** What is said once it is done; nothing where the screen itself shows it. */
  done?: (result: Result, input: Input) => ToastMessage
  /** The title over the server's sentence, and the sentence where it gave none. */
  failed: { title: string; description: string }
}

/** Something done to accounts, sessions or invitations; what is shown of them is read again. */
export function useAccountAct<Input = void, Result = unknown>(about: Act<Input, Result>) {
  const queries = useQueryClient()
  return useMutation<Result, Error, Input>({
    mutationFn: about.act,
    onSuccess: (result, input) => {
      void queries.invalidateQueries({ queryKey: [accountsKey] })
      if (about.done) toast(about.done(result, input))
    },
    meta: { failure: failureOf(about.failed.title, about.failed.description) },
  })
}
