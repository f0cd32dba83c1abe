import { Mark } from './mark.tsx'

/** A platform as an item of a list: its label as wide as the column, and beneath it what it is. */
export function WovenLabel({ name, kind }: { name: string; kind: string }) {
  return (
    <li>
      <Mark name={name} className="h-12 w-full border border-paper-edge bg-card sm:h-20" />
      <p className="mt-2 font-semibold text-sm lg:text-base">{name}</p>
      <p className="text-ink-soft text-xs lg:text-sm">{kind}</p>
    </li>
  )
}
