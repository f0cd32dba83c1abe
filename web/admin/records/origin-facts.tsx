import type { Origin } from '#shared/origins/schema.ts'
import { originDetails } from '#shared/origins/words.ts'
import { Description } from './description-list.tsx'

/** What led somebody to the site, and on which page they came. */
export function OriginFacts({ origin }: { origin: Origin }) {
  const details = originDetails(origin)
  return (
    <span className="wrap-anywhere">
      {origin.name}
      {details && <span className="block text-ink-faint text-xs">{details}</span>}
    </span>
  )
}

/** Among the facts of a record: where its sender came from; nothing where nobody knows. */
export function OriginDescription({ origin }: { origin: Origin | null }) {
  if (!origin) return null
  return (
    <Description term="Came from">
      <OriginFacts origin={origin} />
    </Description>
  )
}
