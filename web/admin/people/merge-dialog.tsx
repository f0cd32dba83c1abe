import { useQuery } from '@tanstack/react-query'
import { Check, Equal } from 'lucide-react'
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
  /** Who is kept, and who becomes part of them. */
  people: readonly [Person, Person]
  open: boolean
  onClose: () => void
  returnFocus?: () => HTMLElement | null
}

/** Two people side by side, field by field, and what of either is kept (relationship.md §4). */
export function MergeDialog({ people, open, onClose, returnFocus }: MergeDialogProps) {
  const { person: kept, now: keptNow, isReading: readsKept } = useStanding(people[0])
  const { person: from, now: fromNow, isReading: readsFrom } = useStanding(people[1])
  const [sides, setSides] = useState<Partial<Record<MergeField, Side>>>({})
  const { mutate, isPending, isSuccess } = useMerge(kept.id)
  const isGone = !isPending && !isSuccess && (keptNow !== kept.id || fromNow !== from.id)
  const merge = () =>
    mutate(
      {
        from: from.id,
        fields: sides,
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
          <div className="grid grid-cols-2 gap-2">
            <Head becomes="Kept" person={kept} className="border-ink" />
            <Head becomes="Becomes part of them" person={from} className="border-paper-edge" />
          </div>
          {fields.map((field) => (
            <Choice
              key={field.name}
              field={field}
              kept={kept}
              from={from}
              chosen={sides[field.name] ?? 'kept'}
              onChoose={(side) => setSides((before) => ({ ...before, [field.name]: side }))}
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

/** One of the two over what is known of them, and what becomes of them. */
const Head = ({ becomes, person, className }: HeadProps) => (
  <p className={cx('flex min-w-0 flex-col gap-1.5 border-b-2 pb-2', className)}>
    <span className="text-ink-soft text-xs">
      {becomes}
      <span className="sr-only">: </span>
    </span>
    <span className="flex items-center gap-2.5">
      <PersonMark person={person} className="size-7 sm:size-8" />
      <span className="wrap-anywhere min-w-0 font-semibold text-ink text-sm leading-5">
        <Address email={personTitle(person)} />
      </span>
    </span>
  </p>
)

const box = 'flex min-w-0 gap-2 rounded-md border px-2.5 py-2 sm:px-3'

type ChoiceProps = {
  field: Field
  kept: Person
  from: Person
  chosen: Side
  onChoose: (side: Side) => void
}

/** One field of both: to be chosen where both say something, and not the same; else the one thing that stays. */
function Choice({ field, kept, from, chosen, onChoose }: ChoiceProps) {
  const group = useId()
  const values = { kept: field.of(kept), from: field.of(from) }
  const isSame = values.kept === values.from
  if (isSame && values.kept === '') return null
  return (
    <fieldset>
      <legend className="mb-0.5 font-medium text-sm sm:mb-1">{field.label}</legend>
      {isSame ? (
        <div className={cx(box, 'items-center border-paper-edge bg-paper text-sm')}>
          <Equal size={15} aria-hidden="true" className="shrink-0 text-yellow" />
          <Value field={field.name} value={values.kept} />
          <span className="ml-auto shrink-0 text-ink-soft text-xs">The same</span>
        </div>
      ) : values.kept === '' || values.from === '' ? (
        <OnOneSide
          field={field.name}
          side={values.kept ? 'kept' : 'from'}
          value={values.kept || values.from}
        />
      ) : (
        <div className="grid grid-cols-2 gap-2 text-sm">
          {(['kept', 'from'] as const).map((side) => (
            <label
              key={side}
              className={cx(
                box,
                'cursor-pointer items-start bg-card',
                chosen === side
                  ? 'border-ink'
                  : 'border-paper-edge text-ink-soft hover:border-ink-faint',
              )}
            >
              <input
                type="radio"
                name={group}
                checked={chosen === side}
                onChange={() => onChoose(side)}
                className="tick-box mt-0.5 size-4 shrink-0"
              />
              <Value field={field.name} value={values[side]} />
            </label>
          ))}
        </div>
      )}
    </fieldset>
  )
}

type OnOneSideProps = { field: MergeField; side: Side; value: string }

const whoHasIt: Record<Side, string> = { kept: 'who is kept', from: 'who becomes part of them' }

/** What only one of the two has, under their head: it stays, whoever is kept. */
const OnOneSide = ({ field, side, value }: OnOneSideProps) => (
  <div className="grid grid-cols-2 gap-2 rounded-md border border-paper-edge bg-paper text-sm">
    <div className={cx('flex min-w-0 gap-2 px-2.5 py-2 sm:px-3', side === 'from' && 'col-start-2')}>
      <Check size={15} aria-hidden="true" className="mt-[3px] shrink-0 text-green" />
      <div className="flex min-w-0 flex-wrap items-baseline gap-x-3">
        <Value field={field} value={value} />
        <span className="text-ink-soft text-xs">
          <span aria-hidden="true">Only here: it stays</span>
          <span className="sr-only">Only {whoHasIt[side]} has this. It stays.</span>
        </span>
      </div>
    </div>
  </div>
)

function Value({ field, value }: { field: MergeField; value: string }): ReactNode {
  const owner = useColleagueName(field === 'owner' ? value : null)
  return (
    <span className={cx('wrap-anywhere min-w-0', field === 'email' && 'max-sm:text-xs/5')}>
      {field === 'email' ? <Address email={value} /> : field === 'owner' ? (owner ?? '…') : value}
    </span>
  )
}
