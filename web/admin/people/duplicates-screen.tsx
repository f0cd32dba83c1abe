import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft, Equal, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Person } from '#shared/people/schema.ts'
import { sharedValues } from '#shared/people/shared-values.ts'
import { duplicateReasonLabels } from '#shared/people/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useTitle } from '../brand/brand.tsx'
import { LoadFailure } from '../http/load-failure.tsx'
import { ShowMore } from '../http/show-more.tsx'
import { listQuery } from '../lists/resource.ts'
import { Address } from './address.tsx'
import { type DuplicatePair, duplicateResource } from './duplicate-calls.ts'
import { OfferActions } from './duplicate-notice.tsx'
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
          People with the same name at the same company, or with the same phone.
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
      <ul className="flex flex-col gap-3">
        {pairs.map((pair) => (
          <Pair key={pair.id} pair={pair} />
        ))}
      </ul>
      <ShowMore query={query} className="mt-4 self-center" />
    </>
  )
}

/** Two who look like one, side by side, with what is the same of both marked; and what to do about it. */
function Pair({ pair }: { pair: DuplicatePair }) {
  const [one, other] = pair.people
  const shared = sharedValues(one, other)
  return (
    <li className="duplicate-pair grid gap-x-4 gap-y-2 rounded-md border border-paper-edge bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-2 text-xs">
        <Badge tone="yellow" className="gap-1">
          <Equal size={13} aria-hidden="true" />
          {duplicateReasonLabels[pair.reason]}
        </Badge>
      </div>
      <Who person={one} shared={shared} />
      <Who person={other} shared={sharedValues(other, one)} />
      <OfferActions pair={pair} kept={one} from={other} />
    </li>
  )
}

type WhoProps = { person: Person; shared: ReturnType<typeof sharedValues> }

function Who({ person, shared }: WhoProps) {
  const { id, name, emails, company, phones, createdAt, lastActivityAt } = person
  return (
    <dl className="grid min-w-0 content-start gap-y-0.5 text-ink-soft text-xs">
      <Value term="Name" isShared={shared.name}>
        <Link
          to={adminPage.person(id)}
          className="rounded-sm font-medium text-ink text-sm underline-offset-3 hover:underline"
        >
          {personTitle(person)}
        </Link>
      </Value>
      {emails.slice(name ? 0 : 1).map((email) => (
        <Value key={email} term="Email" isShared={shared.emails.includes(email)}>
          <Address email={email} />
        </Value>
      ))}
      {phones.map((phone) => (
        <Value key={phone} term="Phone" isShared={shared.phones.includes(phone)}>
          <span className="tabular-nums">{phone}</span>
        </Value>
      ))}
      {company && (
        <Value term="Company" isShared={shared.company}>
          {company}
        </Value>
      )}
      <Value term="Known" isShared={false}>
        <span className="text-ink-faint">
          Added <RelativeTime at={createdAt} />, active <RelativeTime at={lastActivityAt} />
        </span>
      </Value>
    </dl>
  )
}

type ValueProps = { term: string; isShared: boolean; children: ReactNode }

/** One thing known of somebody; marked where it is the other's too. */
const Value = ({ term, isShared, children }: ValueProps) => (
  <div className="wrap-anywhere min-w-0">
    <dt className="sr-only">{term}</dt>
    <dd>
      {isShared ? (
        <mark className="rounded-sm bg-yellow-tint box-decoration-clone px-1 py-0.5 font-medium text-ink">
          {children}
          <span className="sr-only"> (the same)</span>
        </mark>
      ) : (
        children
      )}
    </dd>
  </div>
)
