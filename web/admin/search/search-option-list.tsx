import { ArrowRight, CornerDownRight, History } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { leadStatuses } from '#shared/leads/vocabulary.ts'
import type { SearchHit } from '#shared/search/schema.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { StatusBadge } from '../leads/lead-badges.tsx'
import type { OptionGroup, SearchOption } from './search-options.ts'

type SearchOptionsProps = {
  /** The beginning of the ids by which the field names the line it stands on. */
  id: string
  groups: OptionGroup[]
  active: number
  /** They answer to what was typed before. */
  stale: boolean
  onPoint: (at: number) => void
  onChoose: (option: SearchOption) => void
}

/** The lines to choose from, by kind. The focus stays in the field; the line it stands on is in sight. */
export function SearchOptions(props: SearchOptionsProps) {
  const { id, groups, active, stale, onPoint, onChoose } = props
  const list = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another line, or other lines, may be out of sight.
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active, groups])

  let before = 0
  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="Results"
      tabIndex={-1}
      className={cx('transition-opacity', groups.length > 0 && 'p-2', stale && 'opacity-60')}
    >
      {groups.map((group) => {
        const first = before
        before += group.options.length
        const heading = `${id}-${group.label.replaceAll(' ', '-')}`
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not stand in a listbox.
          <div key={group.label} role="group" aria-labelledby={heading} className="pb-1">
            <p id={heading} className="px-3 pt-2.5 pb-1 font-medium text-2xs text-ink-faint">
              {group.label}
            </p>
            {group.options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys for all of them.
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the line.
              <div
                key={keyOf(option)}
                id={`${id}-${first + index}`}
                role="option"
                aria-selected={first + index === active}
                onPointerMove={() => onPoint(first + index)}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
                className="flex min-h-10 cursor-pointer scroll-my-2 items-center gap-3 rounded-md px-3 py-1.5 text-sm active:bg-paper-edge aria-selected:bg-paper-deep"
              >
                <SearchLine option={option} />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}

const keyOf = (option: SearchOption) =>
  option.kind === 'recent' ? `recent ${option.words}` : `${option.kind} ${option.to}`

const iconClass = 'size-4 shrink-0 text-ink-faint'

/** What one line shows. */
function SearchLine({ option }: { option: SearchOption }) {
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
