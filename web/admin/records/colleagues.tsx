import { queryOptions, useQuery } from '@tanstack/react-query'
import { peopleSchema } from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import type { Choice } from '#web/ui/field.tsx'
import { call } from '../http/call.ts'
import { useSession } from '../http/session.ts'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { initials } from './initials.ts'

/** The first part of the keys of everything about accounts; also its live topic. */
export const accountsKey = 'accounts'

/** Everybody who has, or had, an account here. */
export const colleaguesQuery = queryOptions({
  queryKey: [accountsKey, 'people'],
  queryFn: ({ signal }) => call(api.admin.teamMembers, peopleSchema, { signal }),
})

/** The name of an account, or null for none, and until the names are here. */
export function useColleagueName(id: string | null): string | null {
  const { data } = useQuery(colleaguesQuery)
  return data?.find((person) => person.id === id)?.name ?? null
}

/** Everybody who has an account here now. */
export function useTeam() {
  const { data = [] } = useQuery(colleaguesQuery)
  return data.filter(({ active }) => active)
}

/** Everybody but the reader, by the ids of their accounts; who left is named, too. */
export function useOthers() {
  const self = useSession()?.user.id
  const { data = [], isSuccess } = useQuery(colleaguesQuery)
  const others = data.filter(({ id }) => id !== self)
  return {
    ids: others.map(({ id }) => id),
    names: Object.fromEntries(data.map(({ id, name }) => [id, name])),
    /** Whether they are here: only then is who is not among them gone. */
    isKnown: isSuccess,
  }
}

type OwnerFilterProps = {
  /** `me`, `none`, the id of an account, or `all`. */
  owner: string
  onChoose: (owner: string) => void
}

/** Filters a list by whose its records are; whom a link names stands among them, gone or not. */
export function OwnerFilter({ owner, onChoose }: OwnerFilterProps) {
  const { ids, names, isKnown } = useOthers()
  return (
    <FilterSelect
      label="Owner"
      all="Anybody's"
      value={owner}
      words={['me', 'none', ...ids]}
      labels={{ [owner]: isKnown ? someoneGone : '…', ...names, me: 'Mine', none: "Nobody's" }}
      onChoose={onChoose}
    />
  )
}

/** Whose name is not known any more. */
export const someoneGone = 'Somebody who has left'

/** Whose a thing can be: nobody's, of the active accounts, and whose it is now. */
export function useColleagues(current: string | null): Choice[] {
  const { data = [] } = useQuery(colleaguesQuery)
  const people = data.filter(({ id, active }) => active || id === current)
  return [
    { value: '', label: 'Nobody' },
    ...people.map(({ id, name }) => ({ value: id, label: name })),
  ]
}

const dyes = ['bg-weld/25', 'bg-indigo/20', 'bg-green-tint', 'bg-violet-tint']

type MarkProps = { id: string | null; says?: string; shape?: string }

/** Whose a record is, as initials beside its name, on a ground of their own; the name in full on hover. */
export function AssigneeMark({ id, says = 'Assigned to', shape = 'size-6' }: MarkProps) {
  const { data = [] } = useQuery(colleaguesQuery)
  const place = data.findIndex((person) => person.id === id)
  const name = data[place]?.name
  if (!name) return null
  return (
    <span
      title={`${says} ${name}`}
      className={`grid ${shape} shrink-0 place-items-center rounded-full font-semibold text-2xs text-ink leading-none tracking-tight ${dyes[place % dyes.length]}`}
    >
      {/* Centred by its capitals, whatever room the face keeps over and under them. */}
      <span aria-hidden="true" className="[text-box:trim-both_cap_alphabetic]">
        {initials(name)}
      </span>
      <span className="sr-only">
        {says} {name}
      </span>
    </span>
  )
}
