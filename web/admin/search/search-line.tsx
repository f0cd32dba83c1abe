import { ArrowRight, CornerDownRight, History } from 'lucide-react'
import { leadStatuses } from '#shared/leads/vocabulary.ts'
import type { SearchHit } from '#shared/search/schema.ts'
import { Badge } from '#web/ui/badge.tsx'
import { StatusBadge } from '../leads/lead-badges.tsx'
import type { SearchOption } from './search-options.ts'

const iconClass = 'size-4 shrink-0 text-ink-faint'

/** What one line shows. */
export function SearchLine({ option }: { option: SearchOption }) {
  switch (option.kind) {
    case 'recent':
      return (
        <>
          <History className={iconClass} />
          <span className="truncate">{option.words}</span>
        </>
      )
    case 'page':
      return (
        <>
          <ArrowRight className={iconClass} />
          <span className="truncate">{option.label}</span>
        </>
      )
    case 'all':
      return (
        <>
          <CornerDownRight className={iconClass} />
          <span className="truncate text-ink-soft">{option.label}</span>
        </>
      )
    case 'hit':
      return <HitLine hit={option.hit} />
  }
}

function HitLine({ hit }: { hit: SearchHit }) {
  const { title, email, company, state } = hit
  const detail = [company, email === title ? null : email].filter(Boolean).join(' · ')
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        {detail && <span className="block truncate text-ink-faint text-xs">{detail}</span>}
      </span>
      <StateBadge state={state} />
    </>
  )
}

function StateBadge({ state }: { state: string }) {
  const status = leadStatuses.find((each) => each === state)
  if (status) return <StatusBadge status={status} />
  return <Badge>{state.charAt(0).toUpperCase() + state.slice(1)}</Badge>
}
