import { usePersonName } from './people-query.ts'

const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** Whose lead it is, as initials beside its name; the name in full on hover. */
export function AssigneeMark({ id }: { id: string | null }) {
  const name = usePersonName(id)
  if (!name) return null
  return (
    <span
      title={`Assigned to ${name}`}
      className="grid size-5 shrink-0 place-items-center rounded-full border border-paper-edge bg-paper text-[0.625rem] text-ink-soft"
    >
      <span aria-hidden="true">{initials(name)}</span>
      <span className="sr-only">Assigned to {name}</span>
    </span>
  )
}
