import { History, SearchX } from 'lucide-react'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { historyKindLabels, historyKinds } from '#shared/journal/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Input } from '#web/ui/field.tsx'
import { useTitle } from '../brand/brand.tsx'
import { useSession } from '../http/session.ts'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { someoneGone, useOthers } from '../records/colleagues.tsx'
import { instantAfter, instantOf } from './history-days.ts'
import { HistoryList } from './history-list.tsx'

/** /admin/history: who did what, when; each change can be taken back (relationship.md §5). */
export function HistoryScreen() {
  useTitle('History')
  const { who, kind, from, to, isFiltered, change, clear } = useFilters()
  const self = useSession()?.user.id ?? null
  const { ids, names, isKnown } = useOthers()
  return (
    <>
      <div className="pb-4">
        <h1 className="font-semibold text-xl">History</h1>
        <p className="text-ink-soft text-sm">
          Changes can be undone for 90 days, a merge at any time; after that only a one-line record
          is kept. Emails that were sent cannot be recalled.
        </p>
      </div>
      <search className="flex flex-wrap items-center gap-2 pb-4 max-sm:grid max-sm:grid-cols-2">
        <FilterSelect
          label="Whose"
          all="Everybody's"
          value={who}
          words={['mine', ...ids]}
          labels={{ [who]: isKnown ? someoneGone : '…', ...names, mine: 'Mine' }}
          onChoose={(who) => change({ who })}
        />
        <FilterSelect
          label="What"
          all="Everything"
          value={kind}
          words={historyKinds}
          labels={historyKindLabels}
          onChoose={(kind) => change({ kind })}
        />
        <DayInput label="From" value={from} max={to} onChange={(from) => change({ from })} />
        <DayInput label="To" value={to} min={from} onChange={(to) => change({ to })} />
      </search>
      <HistoryList
        query={{
          kind,
          actor: who === 'all' ? null : who === 'mine' ? self : who,
          since: instantOf(from),
          until: instantAfter(to),
        }}
        empty={
          isFiltered ? (
            <EmptyState icon={<SearchX />} title="Nothing in the history matches your filters">
              <Button variant="secondary" size="sm" onClick={clear}>
                Clear filters
              </Button>
            </EmptyState>
          ) : (
            <EmptyState
              icon={<History />}
              title="Nothing was done yet. Edits, sign-ins, exports and what undoes them stand here."
            />
          )
        }
      />
    </>
  )
}

type DayInputProps = {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

function DayInput({ label, value, min, max, onChange }: DayInputProps) {
  const id = useId()
  return (
    <div className="flex min-w-0 gap-x-2 gap-y-1 text-ink-soft text-xs max-sm:flex-col sm:min-w-38 sm:items-center">
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        compact
        value={value}
        min={min || undefined}
        max={max || undefined}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  )
}

const names = ['who', 'kind', 'from', 'to'] as const

/** The filters as the address has them. */
function useFilters() {
  const [search, setSearch] = useSearchParams()
  const of = (name: (typeof names)[number]) => search.get(name) ?? ''
  const change = (part: Partial<Record<(typeof names)[number], string>>) =>
    setSearch(
      (now) => {
        for (const [name, value] of Object.entries(part)) {
          if (value && value !== 'all') now.set(name, value)
          else now.delete(name)
        }
        return now
      },
      { replace: true },
    )
  return {
    who: of('who') || 'all',
    kind: historyKinds.find((kind) => kind === of('kind')) ?? ('all' as const),
    from: of('from'),
    to: of('to'),
    isFiltered: names.some((name) => search.has(name)),
    change,
    clear: () => change({ who: '', kind: '', from: '', to: '' }),
  }
}
