import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { type Account, accountSchema } from '#shared/accounts/account-schema.ts'
import { sessionSchema } from '#shared/accounts/security-schema.ts'
import { memberSchema, openInvitationSchema } from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { call } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { saveUser } from '../http/session.ts'
import { accountsKey } from '../records/colleagues.tsx'

/** The account of who is signed in. An address confirmed elsewhere reaches the stored user so. */
export const accountQuery = queryOptions({
  queryKey: [accountsKey, 'own'],
  queryFn: async ({ signal }) => {
    const account = await call(api.admin.account, accountSchema, { signal })
    saveUser(account)
    return account
  },
})

/** Where that account is signed in. */
export const sessionsQuery = queryOptions({
  queryKey: [accountsKey, 'sessions'],
  queryFn: ({ signal }) => call(api.admin.sessions, z.array(sessionSchema), { signal }),
})

/** Everybody with an account. */
export const teamQuery = queryOptions({
  queryKey: [accountsKey, 'team'],
  queryFn: ({ signal }) => call(api.admin.team, z.array(memberSchema), { signal }),
})

/** The invitations that can still be used. */
export const invitationsQuery = queryOptions({
  queryKey: [accountsKey, 'invitations'],
  queryFn: ({ signal }) => call(api.admin.invitations, z.array(openInvitationSchema), { signal }),
})

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
