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
import { PersonMark } from './person-mark.tsx'

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
        <h1 className="flex items-baseline gap-2.5 font-semibold text-xl">
          Duplicates
          {total && (
            <span className="font-normal text-ink-faint text-sm">
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
          <div className="flex flex-col gap-3">
            {['first', 'second', 'third', 'fourth'].map((pair) => (
              <div
                key={pair}
                className="flex h-56 flex-col justify-between rounded-md border border-paper-edge bg-card px-4 py-3 sm:h-45 xl:h-36"
              >
                <Skeleton className="w-24" />
                <Skeleton className="w-4/5 sm:w-1/2" />
                <Skeleton className="w-3/5 sm:w-2/5" />
                <Skeleton className="w-3/5 sm:w-2/5" />
              </div>
            ))}
          </div>
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

/** Two who look like one, line by line side by side, with what is the same of both marked; and what to do about it. */
function Pair({ pair }: { pair: DuplicatePair }) {
  const { people, reason } = pair
  const [one, other] = people
  const same = [sharedValues(one, other), sharedValues(other, one)] as const
  return (
    <li className="duplicate-pair gap-x-4 gap-y-2 rounded-md border border-paper-edge bg-card px-4 py-3">
      <div className="flex items-center">
        <Badge tone="yellow" className="gap-1">
          <Equal size={13} aria-hidden="true" />
          {duplicateReasonLabels[reason]}
        </Badge>
      </div>
      <table className="duplicate-facts">
        <caption className="sr-only">{people.map(personTitle).join(', ')}</caption>
        <tbody>
          <Line
            term="Name"
            of={people.map((person, side) => [
              { key: person.id, shown: <Name person={person} />, isSame: !!same[side]?.name },
            ])}
          />
          <Line
            term="Email"
            of={people.map(({ name, emails }, side) =>
              emails.slice(name ? 0 : 1).map((email) => ({
                key: email,
                shown: <Address email={email} />,
                isSame: !!same[side]?.emails.includes(email),
              })),
            )}
          />
          <Line
            term="Phone"
            of={people.map(({ phones }, side) =>
              phones.map((phone) => ({
                key: phone,
                shown: <span className="tabular-nums">{phone}</span>,
                isSame: !!same[side]?.phones.includes(phone),
              })),
            )}
          />
          <Line
            term="Company"
            of={people.map(({ company }, side) =>
              company ? [{ key: company, shown: company, isSame: !!same[side]?.company }] : [],
            )}
          />
          <Line
            term="Known"
            of={people.map((person) => [
              { key: person.id, shown: <KnownSince person={person} />, isSame: false },
            ])}
          />
        </tbody>
      </table>
      <OfferActions pair={pair} kept={one} from={other} />
    </li>
  )
}

const Name = ({ person }: { person: Person }) => (
  <span className="flex items-center">
    <PersonMark person={person} />
    <Link
      to={adminPage.person(person.id)}
      className="rounded-sm font-medium text-ink text-sm underline-offset-3 hover:underline"
    >
      {personTitle(person)}
    </Link>
  </span>
)

const KnownSince = ({ person: { createdAt, lastActivityAt } }: { person: Person }) => (
  <span className="text-ink-faint">
    Added <RelativeTime at={createdAt} />, active <RelativeTime at={lastActivityAt} />
  </span>
)

type Value = { key: string; shown: ReactNode; isSame: boolean }
type LineProps = {
  term: string
  /** What is known of each of the two; nothing of both is not told. */
  of: readonly (readonly Value[])[]
}

/** One thing as it is known of both; a band through both where they have it in common. */
function Line({ term, of }: LineProps) {
  if (of.every((values) => values.length === 0)) return null
  const isShared = of.some((values) => values.some(({ isSame }) => isSame))
  return (
    <tr data-shared={isShared || undefined}>
      <th scope="row" className="max-sm:sr-only">
        {term}
      </th>
      {of.map((values, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two keep their places.
        <td key={side} className="text-ink-soft">
          {isShared && side === 1 && (
            <Equal
              size={13}
              aria-hidden="true"
              className="absolute top-[5px] left-1.5 text-yellow"
            />
          )}
          {values.length === 0 && <span className="sr-only">None</span>}
          {values.map(({ key, shown, isSame }) => (
            <div key={key}>
              {isSame ? (
                <mark className="bg-transparent font-medium text-ink">
                  {shown}
                  <span className="sr-only"> (the same)</span>
                </mark>
              ) : (
                shown
              )}
            </div>
          ))}
        </td>
      ))}
    </tr>
  )
}
