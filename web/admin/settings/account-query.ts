import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { accountSchema } from '#shared/accounts/account-schema.ts'
import { sessionSchema } from '#shared/accounts/security-schema.ts'
import { memberSchema, openInvitationSchema } from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import { saveUser } from '../accounts/session.ts'
import { call } from '../http/call.ts'

/** The first part of the keys of everything about accounts; also its live topic. */
export const accountsKey = 'accounts'

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
