import { useQuery } from '@tanstack/react-query'
import { ChevronRight, Merge } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Person } from '#shared/people/schema.ts'
import { duplicateReasonLabels } from '#shared/people/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { linkClass } from '#web/ui/link.tsx'
import {
  type DuplicatePair,
  duplicatesOfQuery,
  isPhoneAlone,
  useTellApart,
} from './duplicate-calls.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { type PersonRow, personTitle } from './person-list.ts'

/** On a person's page: who looks like the same person, quietly, one at a time; absent while nobody does. */
export function DuplicateNotice({ person }: { person: PersonRow }) {
  const { data = [] } = useQuery(duplicatesOfQuery(person.id))
  const [first, ...rest] = data
  if (!first) return null
  return (
    <section
      aria-label="Duplicates"
      className="rounded-md border border-paper-edge bg-paper px-3 py-2 text-sm"
    >
      <LookAlikes person={person} pairs={[first]} />
      {rest.length > 0 && (
        <details className="group mt-1">
          <summary className="inline-flex min-h-8 cursor-pointer no-marker items-center gap-1 rounded-sm text-ink-soft text-xs hover:text-ink">
            {rest.length} more
            <ChevronRight
              size={14}
              aria-hidden="true"
              className="transition-transform group-open:rotate-90"
            />
          </summary>
          <LookAlikes person={person} pairs={rest} />
        </details>
      )}
    </section>
  )
}

type LookAlikesProps = { person: PersonRow; pairs: readonly DuplicatePair[] }

const LookAlikes = ({ person, pairs }: LookAlikesProps) => (
  <ul className="flex flex-col gap-3">
    {pairs.map((pair) => {
      const other = pair.people.find(({ id }) => id !== person.id)
      return (
        other && (
          <Offer key={pair.id} pair={pair} kept={person} from={other}>
            {isPhoneAlone(pair) ? 'Shares a phone with' : 'Looks like the same person as'}{' '}
            <Link to={adminPage.person(other.id)} className={linkClass}>
              {personTitle(other)}
            </Link>
          </Offer>
        )
      )
    })}
  </ul>
)

type OfferProps = { pair: DuplicatePair; kept: Person; from: Person; children: ReactNode }

/** Somebody who looks like whose page it is, why, and what can be done about it. */
const Offer = ({ pair, kept, from, children }: OfferProps) => (
  <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
    <div className="wrap-anywhere min-w-48 flex-1">
      {children}
      <span className="mt-1 block text-ink-faint text-xs">
        {duplicateReasonLabels[pair.reason]}
      </span>
    </div>
    <OfferActions pair={pair} kept={kept} from={from} />
  </li>
)

/** What can be done about two who look alike: make them one, or say that they are two. */
export function OfferActions({ pair, kept, from }: Omit<OfferProps, 'children'>) {
  const [open, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { mutate, isPending } = useTellApart()
  return (
    <div className="flex gap-2 max-sm:flex-wrap">
      <Button ref={opener} variant="secondary" size="sm" onClick={() => setOpen(true)}>
        <Merge size={15} />
        Compare and merge
      </Button>
      <Button
        variant={isPhoneAlone(pair) ? 'secondary' : 'quiet'}
        size="sm"
        busy={isPending}
        onClick={() => mutate({ pair, areTwo: true })}
      >
        Not the same
      </Button>
      {open && (
        <MergeDialog
          people={[kept, from]}
          open={open}
          onClose={() => setOpen(false)}
          returnFocus={() => opener.current}
        />
      )}
    </div>
  )
}
