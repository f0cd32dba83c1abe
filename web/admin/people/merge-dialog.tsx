import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, ArrowLeftRight, Check, Equal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router'
import type { Person } from '#shared/people/schema.ts'
import type { MergeField } from '#shared/people/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { recordQuery } from '../lists/resource.ts'
import { useColleagueName } from '../records/colleagues.tsx'
import { Address } from './address.tsx'
import { useMerge } from './duplicate-calls.ts'
import { personResource, personTitle } from './person-list.ts'
import { PersonMark } from './person-mark.tsx'

type Side = 'kept' | 'from'
type Field = { name: MergeField; label: string; of: (person: Person) => string }

/** What can be chosen; of all else both people's are kept. */
const fields: readonly Field[] = [
  { name: 'name', label: 'Name', of: ({ name }) => name },
  { name: 'email', label: 'Main address', of: ({ email }) => email },
  { name: 'phone', label: 'Number to call first', of: ({ phones }) => phones[0] ?? '' },
  { name: 'company', label: 'Company', of: ({ company }) => company ?? '' },
  { name: 'owner', label: 'Owner', of: ({ owner }) => owner ?? '' },
]

type MergeDialogProps = {
  /** Who is kept, and who becomes part of them, unless they are swapped. */
  people: readonly [Person, Person]
  open: boolean
  onClose: () => void
  returnFocus?: () => HTMLElement | null
}

/** Two people side by side, field by field, and what of either is kept (relationship.md §4). */
export function MergeDialog({ people, open, onClose, returnFocus }: MergeDialogProps) {
  const [isSwapped, setSwapped] = useState<boolean>()
  const [first, second] = isSwapped ? [people[1], people[0]] : people
  const { person: kept, now: keptNow, isReading: readsKept } = useStanding(first)
  const { person: from, now: fromNow, isReading: readsFrom } = useStanding(second)
  // By whose it is: what was chosen of a person stays chosen, whoever is kept.
  const [choices, setChoices] = useState<Partial<Record<MergeField, string>>>({})
  const { mutate, isPending, isSuccess } = useMerge(kept.id)
  const isGone = !isPending && !isSuccess && (keptNow !== kept.id || fromNow !== from.id)
  const merge = () =>
    mutate(
      {
        from: from.id,
        fields: Object.fromEntries(
          Object.entries(choices).map(([name, id]) => [name, id === kept.id ? 'kept' : 'from']),
        ),
        version: kept.version,
        fromVersion: from.version,
      },
      { onSuccess: onClose },
    )
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Compare and merge"
      description="Both addresses, every number, tag, note, task and record are kept. It can be undone at any time."
      size="lg"
      returnFocus={returnFocus}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {!isGone && (
            // Until both are read as they are now, a merge would be one of people who have changed since.
            <Button busy={isPending} disabled={readsKept || readsFrom} onClick={merge}>
              {isPending ? 'Merging...' : 'Merge'}
            </Button>
          )}
        </>
      }
    >
      {isGone ? (
        <p role="status" className="text-sm">
          Somebody merged {personTitle(keptNow === kept.id ? from : kept)} meanwhile.{' '}
          <Link to={adminPage.person(keptNow)} className={linkClass} onClick={onClose}>
            Open who was kept
          </Link>
        </p>
      ) : (
        <div className="flex flex-col gap-3 sm:gap-4">
          <div className="merge-heads">
            <Head becomes="Kept" person={kept} className="font-semibold text-ink" />
            <Head
              becomes="Becomes part of them"
              person={from}
              className="flex-row-reverse text-ink-soft"
            />
            <span aria-hidden="true" className="flex items-center text-ink">
              <ArrowLeft size={15} className="-mr-3 shrink-0" />
              <span className="h-[1.5px] grow bg-current" />
            </span>
            <Button
              variant="secondary"
              size="sm"
              disabled={isPending}
              onClick={() => setSwapped(!isSwapped)}
              className="max-sm:h-10"
            >
              <ArrowLeftRight size={14} />
              Swap
            </Button>
          </div>
          <p role="status" className="sr-only">
            {isSwapped !== undefined && `${personTitle(kept)} is kept.`}
          </p>
          {fields.map((field) => (
            <Row
              key={field.name}
              field={field}
              people={{ kept, from }}
              chosen={choices[field.name] === from.id ? 'from' : 'kept'}
              onChoose={(id) => setChoices((before) => ({ ...before, [field.name]: id }))}
            />
          ))}
        </div>
      )}
    </Dialog>
  )
}

/** A person as they stand now, and the id that theirs leads to: another's once they were merged. */
function useStanding(person: Person): { person: Person; now: string; isReading: boolean } {
  const { data, isFetching: isReading } = useQuery(recordQuery(personResource, person.id))
  if (data?.id === person.id) return { person: data, now: person.id, isReading }
  return { person, now: data?.id ?? person.id, isReading }
}

type HeadProps = { becomes: string; person: Person; className: string }

/** What becomes of one of the two, whom the first of their rows names. */
const Head = ({ becomes, person, className }: HeadProps) => (
  <p className={cx('flex items-center gap-2.5 text-xs', className)}>
    <PersonMark person={person} className="size-8" />
    <span>
      {becomes}
      <span className="sr-only">: {personTitle(person)}</span>
    </span>
  </p>
)

const sides = ['kept', 'from'] as const
const whoHasIt: Record<Side, string> = { kept: 'who is kept', from: 'who becomes part of them' }

type RowProps = {
  field: Field
  people: Record<Side, Person>
  chosen: Side
  onChoose: (id: string) => void
}

/**
 * One field of both, each under their head: to be chosen where both say something, and not the same; else
 * the one thing that stays, whoever is kept.
 */
function Row({ field, people, chosen, onChoose }: RowProps) {
  const group = useId()
  const values = { kept: field.of(people.kept), from: field.of(people.from) }
  const isSame = values.kept === values.from
  if (isSame && values.kept === '') return null
  const isChoice = !isSame && values.kept !== '' && values.from !== ''
  return (
    <fieldset>
      <legend className="mb-0.5 font-medium text-sm sm:mb-1">{field.label}</legend>
      <div className="grid grid-cols-2 gap-2 text-sm">
        {sides.map((side) => {
          const value = values[side] && <Value field={field.name} value={values[side]} />
          return isChoice ? (
            <label
              key={side}
              className={cx(
                cell,
                'cursor-pointer bg-card',
                chosen === side
                  ? 'border-ink'
                  : 'border-paper-edge text-ink-soft hover:border-ink-faint',
              )}
            >
              <input
                type="radio"
                name={group}
                checked={chosen === side}
                onChange={() => onChoose(people[side].id)}
                className="tick-box mt-0.5 size-4 shrink-0"
              />
              {value}
            </label>
          ) : (
            <Settled key={side} side={side} isSame={isSame}>
              {value}
            </Settled>
          )
        })}
      </div>
    </fieldset>
  )
}

const cell = 'flex min-w-0 items-start gap-2 rounded-md border px-2.5 py-2 sm:px-3'

type SettledProps = { side: Side; isSame: boolean; children: ReactNode }

/** What one of the two has where there is nothing to choose. */
function Settled({ side, isSame, children }: SettledProps) {
  if (!children) {
    return (
      <div className={cx(cell, 'border-paper-edge border-dashed text-ink-faint')}>
        <span aria-hidden="true" className="ml-6">
          –
        </span>
        <span className="sr-only">None</span>
      </div>
    )
  }
  const Sign = isSame ? Equal : Check
  return (
    <div className={cx(cell, 'border-paper-edge bg-paper')}>
      <Sign
        size={16}
        aria-hidden="true"
        className={cx('mt-0.5 shrink-0', isSame ? 'text-yellow' : 'text-green')}
      />
      <div className="flex min-w-0 grow flex-wrap items-baseline justify-between gap-x-3">
        {children}
        {isSame && side === 'from' && (
          <span className="text-ink-soft text-xs max-sm:sr-only">The same</span>
        )}
        {!isSame && (
          <span className="text-ink-soft text-xs max-sm:w-full">
            <span aria-hidden="true">It stays</span>
            <span className="sr-only">Only {whoHasIt[side]} has this. It stays.</span>
          </span>
        )}
      </div>
    </div>
  )
}

function Value({ field, value }: { field: MergeField; value: string }): ReactNode {
  const owner = useColleagueName(field === 'owner' ? value : null)
  return (
    <span className={cx('wrap-anywhere min-w-0', field === 'email' && 'max-sm:text-xs/5')}>
      {field === 'email' ? <Address email={value} /> : field === 'owner' ? (owner ?? '…') : value}
    </span>
  )
}
