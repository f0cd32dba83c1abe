import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { Account } from '#shared/accounts/account-schema.ts'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { accountQuery } from './account-queries.ts'

/** What a matter is about, and beside it its controls. */
export const settingsColumns =
  'grid grid-cols-[minmax(0,1fr)] gap-x-10 max-w-desk lg:grid-cols-[15rem_minmax(0,1fr)] xl:grid-cols-[20rem_minmax(0,1fr)]'

/** The foot of a form longer than the window, in sight until its end is; a toast at the foot goes before it. */
export const stickySave =
  'settings-save sticky bottom-0 z-10 border-paper-edge border-t bg-paper py-3'

type SettingsSectionProps = {
  title: string
  description: ReactNode
  /** On a phone it is folded under what is said here; what is wrong in it unfolds it. */
  folded?: { words: string; isWrong?: boolean }
  children: ReactNode
}

/** One matter of a settings tab: what it is about on the left, the controls on a card beside it. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, description, folded, children } = props
  const id = useId()
  const [opened, setOpened] = useState(false)
  const open = !folded || opened || folded.isWrong === true
  return (
    <section
      aria-labelledby={id}
      className={cx(
        settingsColumns,
        'gap-y-4 border-paper-edge border-t py-4 sm:py-6 first:border-0 first:pt-2',
      )}
    >
      <div className="relative">
        <h2 id={id} className="font-semibold text-base">
          {title}
        </h2>
        <div className={cx('mt-1 max-w-prose text-ink-soft text-sm', !open && 'max-sm:hidden')}>
          {description}
        </div>
        {folded && (
          <>
            {!open && (
              <p className="truncate pr-8 text-ink-soft text-sm sm:hidden">{folded.words}</p>
            )}
            <button
              type="button"
              aria-labelledby={id}
              aria-expanded={open}
              aria-controls={`${id}-controls`}
              onClick={() => setOpened(!open)}
              className="group absolute -inset-1 flex cursor-pointer justify-end rounded-md p-1.5 text-ink-faint sm:hidden"
            >
              <ChevronRight
                size={18}
                aria-hidden="true"
                className="self-center group-aria-expanded:self-start group-aria-expanded:rotate-90"
              />
            </button>
          </>
        )}
      </div>
      <div
        id={`${id}-controls`}
        className={cx(
          'min-w-0 self-start rounded-md border border-paper-edge bg-card p-4 sm:p-5',
          !open && 'max-sm:hidden',
        )}
      >
        {children}
      </div>
    </section>
  )
}

/** The foot of a card: what saves what stands over it. */
export const CardFoot = ({ children }: { children: ReactNode }) => (
  <div className="-mx-4 -mb-4 sm:-mx-5 sm:-mb-5 flex border-paper-edge border-t px-4 py-3 sm:px-5">
    {children}
  </div>
)

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
