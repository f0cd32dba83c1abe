import {
  ArrowRight,
  CalendarPlus,
  Check,
  CornerDownRight,
  DatabaseBackup,
  FilePlus,
  History,
  Keyboard,
  LogOut,
  type LucideIcon,
  UserPlus,
  Zap,
} from 'lucide-react'
import { useEffect, useRef } from 'react'
import { consultationStatuses } from '#shared/consultations/vocabulary.ts'
import { dealStageLabels, dealStages } from '#shared/deals/stages.ts'
import { leadMagnetTypes } from '#shared/lead-magnets/vocabulary.ts'
import { leadStatuses } from '#shared/leads/vocabulary.ts'
import { subscriberStateLabels, subscriberStates } from '#shared/newsletter/vocabulary.ts'
import type { ActionId } from '#shared/search/pages.ts'
import { type SearchHit, type SearchKind, searchKindLabels } from '#shared/search/schema.ts'
import { Badge } from '#web/ui/badge.tsx'
import { cx } from '#web/ui/cx.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ConsultationStatusBadge } from '../consultations/consultation-badges.tsx'
import { TypeBadge } from '../lead-magnets/submission-badges.tsx'
import { StatusBadge } from '../leads/lead-badges.tsx'
import { recordIcons } from '../records/record-icons.ts'
import { RecordStatus } from '../records/record-status.tsx'
import { Keys } from './keys.tsx'
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
                className="flex min-h-10 cursor-pointer scroll-my-2 items-center gap-3 rounded-md px-3 py-1.5 text-sm active:bg-paper-edge aria-selected:bg-paper-deep/60"
              >
                <SearchLine option={option} />
              </div>
            ))}
            {Array.from({ length: group.coming ?? 0 }, (_, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike.
              <div key={line} className="flex h-13.5 items-center px-3">
                <Skeleton className="w-1/2" />
              </div>
            ))}
          </div>
        )
      })}
    </div>
  )
}

function keyOf(option: SearchOption): string {
  switch (option.kind) {
    case 'recent':
      return `recent ${option.words}`
    case 'action':
      return `action ${option.id}`
    case 'contacted':
      return `contacted ${option.hit.id}`
    default:
      return `${option.kind} ${option.to}`
  }
}

const actionIcons: Record<ActionId, LucideIcon> = {
  'add-lead': UserPlus,
  'add-booking': CalendarPlus,
  'quick-sync': Zap,
  'add-submission': FilePlus,
  'run-backup': DatabaseBackup,
  shortcuts: Keyboard,
  'log-out': LogOut,
}

const kindIcons: Record<SearchKind, LucideIcon> = {
  people: recordIcons.person,
  companies: recordIcons.company,
  leads: recordIcons.lead,
  deals: recordIcons.deal,
  consultations: recordIcons.consultation,
  submissions: recordIcons.submission,
  subscribers: recordIcons.subscriber,
}

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
          <span className="flex-1 truncate">{option.label}</span>
          <Keys>{option.keys}</Keys>
        </>
      )
    case 'action': {
      const Icon = actionIcons[option.id]
      return (
        <>
          <Icon className={iconClass} />
          <span className="flex-1 truncate">{option.label}</span>
          <Keys>{option.keys}</Keys>
        </>
      )
    }
    case 'contacted':
      return (
        <>
          <Check className={iconClass} />
          <span className="truncate">
            <span className="sr-only">Mark contacted: </span>
            {option.hit.title}
          </span>
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
      return <HitLine of={option.of} hit={option.hit} />
    case 'opened': {
      const Icon = kindIcons[option.of]
      return (
        <>
          <Icon aria-label={searchKindLabels[option.of]} className={iconClass} />
          <HitLine of={option.of} hit={option.hit} />
        </>
      )
    }
  }
}

function HitLine({ of, hit }: { of: SearchKind; hit: SearchHit }) {
  const { title, person, email, company, state } = hit
  const detail = [person === email ? null : person, company, email === title ? null : email]
    .filter(Boolean)
    .join(' · ')
  return (
    <>
      <span className="min-w-0 flex-1">
        <span className="block truncate font-medium">{title}</span>
        {detail && <span className="block truncate text-ink-faint text-xs">{detail}</span>}
      </span>
      {state && <StateBadge of={of} state={state} />}
    </>
  )
}

/** How a record stands, with the badge of its own list. */
function StateBadge({ of, state }: { of: SearchKind; state: string }) {
  const lead = leadStatuses.find((each) => each === state)
  const stage = dealStages.find((each) => each === state)
  const consultation = consultationStatuses.find((each) => each === state)
  const type = leadMagnetTypes.find((each) => each === state)
  const subscriber = subscriberStates.find((each) => each === state)
  if (of === 'leads' && lead) return <StatusBadge status={lead} />
  if (of === 'deals' && stage) {
    return <RecordStatus status={stage}>{dealStageLabels[stage]}</RecordStatus>
  }
  if (of === 'consultations' && consultation)
    return <ConsultationStatusBadge status={consultation} />
  if (of === 'submissions' && type) return <TypeBadge type={type} />
  if (!subscriber) return <Badge>{state}</Badge>
  return <RecordStatus status={subscriber}>{subscriberStateLabels[subscriber]}</RecordStatus>
}
