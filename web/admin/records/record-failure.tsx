import type { UseQueryResult } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#web/ui/button.tsx'
import { isNotFound } from '../http/api-error.ts'
import { LoadFailure } from '../http/load-failure.tsx'

// Fetched once one is not there.
const Gone = lazy(async () => ({ default: (await import('./gone-record.tsx')).GoneRecord }))

/** In the place of a record that is not there, and of nothing else until that is drawn. */
export const GoneRecord = (props: ComponentProps<typeof Gone>) => (
  <Suspense>
    <Gone {...props} />
  </Suspense>
)

type RecordFailureProps = {
  query: UseQueryResult
  noun: string
  id: string
  back: { to: string; label: string }
}

/** What stands where a record's page would, when it could not be read: it is not there, or the way to try again. */
export function RecordFailure({ query, noun, id, back }: RecordFailureProps) {
  const { error, isFetching, refetch } = query
  if (!isNotFound(error)) {
    return <LoadFailure error={error} busy={isFetching} onRetry={() => refetch()} />
  }
  return (
    <GoneRecord
      noun={noun}
      id={id}
      error={error}
      back={
        <Link to={back.to} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          {back.label}
        </Link>
      }
    />
  )
}
