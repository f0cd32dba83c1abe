import { initials } from '../records/initials.ts'

/** Two letters for who is signed in. */
export const AccountMark = ({ name }: { name: string }) => (
  <span
    aria-hidden="true"
    className="grid size-7 shrink-0 place-items-center rounded-full bg-ink font-semibold text-2xs text-paper"
  >
    {initials(name)}
  </span>
)
