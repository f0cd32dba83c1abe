import type { Person } from '#shared/people/schema.ts'
import { cx } from '#web/ui/cx.ts'
import { initials } from '../records/initials.ts'
import { markInRow, WovenMark, type WovenMarkProps } from '../records/woven-mark.tsx'
import { personTitle } from './person-list.ts'

type PersonMarkProps = Omit<WovenMarkProps, 'seed'> & {
  person: Pick<Person, 'name' | 'email' | 'companyId'>
}

/** A person by the cloth of their firm, or by their initials where they are of none. */
export function PersonMark({ person, className = markInRow, threads }: PersonMarkProps) {
  if (person.companyId) {
    return <WovenMark seed={person.companyId} className={className} threads={threads} />
  }
  return (
    <span
      aria-hidden="true"
      className={cx(
        'grid shrink-0 place-items-center rounded-sm bg-paper-deep font-semibold text-2xs text-ink-soft leading-none tracking-tight',
        className,
      )}
    >
      <span className="[text-box:trim-both_cap_alphabetic]">{initials(personTitle(person))}</span>
    </span>
  )
}
