import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft, UsersRound } from 'lucide-react'
import { Link } from 'react-router'
import type { Person } from '#shared/people/schema.ts'
import { adminPage } from '#shared/routes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '../brand/brand.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { ShowMore } from '../http/show-more.tsx'
import { listQuery } from '../lists/resource.ts'
import { duplicateResource } from './duplicate-calls.ts'
import { Offer } from './duplicate-notice.tsx'
import { personTitle } from './person-list.ts'

/** /admin/people/duplicates: who seems to be there twice, each pair to be merged or told apart. */
export function DuplicatesScreen() {
  useTitle('Duplicates')
  const query = useInfiniteQuery(listQuery(duplicateResource, {}))
  const pairs = query.data?.pages.flatMap(({ rows }) => rows) ?? []
  const total = query.data?.pages[0]?.total
  return (
    <>
      <Link
        to={adminPage.people}
        className="mb-2 inline-flex min-h-8 items-center gap-1.5 text-ink-soft text-xs hover:text-ink"
      >
        <ArrowLeft size={15} />
        All people
      </Link>
      <div className="pb-4">
        <h1 className="font-semibold text-xl">
          Duplicates
          {total && (
            <span className="ml-2 font-normal text-ink-faint text-sm">
              {total.count.toLocaleString('en-US')}
              {total.capped && '+'}
            </span>
          )}
        </h1>
        <p className="text-ink-soft text-sm">
          People with the same phone, or the same name at the same company.
        </p>
      </div>
      {query.isPending && (
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading duplicates
          </p>
          <Skeleton className="h-64" />
        </div>
      )}
      {query.isError && (
        <LoadFailure error={query.error} busy={query.isFetching} onRetry={() => query.refetch()} />
      )}
      {query.isSuccess && pairs.length === 0 && (
        <EmptyState icon={<UsersRound />} title="Nobody seems to be here twice." />
      )}
      <ul className="divide-y divide-paper-edge rounded-md border border-paper-edge bg-card *:px-4 *:py-3 empty:hidden">
        {pairs.map((pair) => {
          const [one, other] = pair.people
          return (
            <Offer key={pair.id} pair={pair} kept={one} from={other}>
              <span className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
                <Who person={one} />
                <Who person={other} />
              </span>
            </Offer>
          )
        })}
      </ul>
      <ShowMore query={query} className="mt-4 self-center" />
    </>
  )
}

function Who({ person }: { person: Person }) {
  const { id, email, company, phones } = person
  return (
    <span className="min-w-0 text-sm">
      <Link to={adminPage.person(id)} className={linkClass}>
        {personTitle(person)}
      </Link>
      <span className="block text-ink-soft text-xs *:block">
        <span>{email}</span>
        {company && <span>{company}</span>}
        {phones[0] && <span className="whitespace-nowrap">{phones[0]}</span>}
      </span>
    </span>
  )
}
