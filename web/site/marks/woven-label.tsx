import { Mark } from './mark.tsx'

/** A platform as an item of a list: its label as wide as the column, and beneath it what it is. */
export function WovenLabel({ name, kind }: { name: string; kind: string }) {
  return (
    <li>
      <Mark name={name} className="h-16 w-full border border-paper-edge bg-card md:h-20" />
      <p className="mt-3 font-semibold">{name}</p>
      <p className="text-ink-soft text-sm">{kind}</p>
    </li>
  )
}
