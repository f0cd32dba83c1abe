import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type Account, accountSchema } from '#shared/accounts/account-schema.ts'
import { toast } from '#web/ui/toast-store.ts'
import { saveUser } from '../accounts/session.ts'
import { call } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { accountQuery } from './account-query.ts'

/** Shows the own account as the server answered it; the stored user and the account menu follow. */
export function useShowAccount() {
  const queries = useQueryClient()
  return (account: Account) => {
    queries.setQueryData(accountQuery.queryKey, account)
    saveUser(account)
  }
}

type Save = { path: string; done: { title: string; description: string }; failed: string }

/** Saves a part of the own account at `path`. */
export function useSaveAccount<Input>({ path, done, failed }: Save) {
  const show = useShowAccount()
  return useMutation<Account, Error, Input>({
    mutationFn: (body) => call(path, accountSchema, { method: 'PATCH', body }),
    onSuccess: (account) => {
      show(account)
      toast(done)
    },
    meta: { failure: failureOf('Update failed', failed) },
  })
}
