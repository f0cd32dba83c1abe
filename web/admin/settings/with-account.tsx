import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Account } from '#shared/accounts/account-schema.ts'
import { accountQuery } from './account-query.ts'
import { WithQuery } from './with-query.tsx'

/** What is drawn of the own account, once it is here. */
export function WithAccount({ children }: { children: (account: Account) => ReactNode }) {
  const account = useQuery(accountQuery)
  return (
    <WithQuery query={account} what="your account">
      {children}
    </WithQuery>
  )
}
