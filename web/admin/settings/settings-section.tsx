import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { Account } from '#shared/accounts/account-schema.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { accountQuery } from './account-queries.ts'

type SettingsSectionProps = { title: string; description: ReactNode; children: ReactNode }

/** One matter of a settings tab: what it is about on the left, the controls on a card beside it. */
export function SettingsSection({ title, description, children }: SettingsSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-paper-edge border-t py-7 first:border-0 first:pt-2 lg:max-w-[57.5rem] lg:grid-cols-[15rem_minmax(0,40rem)]"
    >
      <div>
        <h2 id={id} className="font-semibold text-base">
          {title}
        </h2>
        <div className="mt-1 max-w-prose text-ink-soft text-sm">{description}</div>
      </div>
      <div className="min-w-0 self-start rounded-lg border border-paper-edge bg-card p-4 sm:p-5">
        {children}
      </div>
    </section>
  )
}

type WithQueryProps<Data> = {
  query: UseQueryResult<Data>
  /** What is on its way, for those who do not see its shape. */
  what: string
  children: (data: Data) => ReactNode
}

/** What is drawn of an answer once it is here; its shape before, and the way to try again after a failure. */
export function WithQuery<Data>({ query, what, children }: WithQueryProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return <LoadFailure error={query.error} busy={query.isFetching} onRetry={query.refetch} />
  }
  return (
    <div aria-busy="true" className="flex flex-col gap-5 py-1">
      <p role="status" className="sr-only">
        Loading {what}
      </p>
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  )
}

/** What is drawn of the own account, once it is here. */
export function WithAccount({ children }: { children: (account: Account) => ReactNode }) {
  const account = useQuery(accountQuery)
  return (
    <WithQuery query={account} what="your account">
      {children}
    </WithQuery>
  )
}
