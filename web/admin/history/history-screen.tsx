import { History, SearchX } from 'lucide-react'
import { type ChangeEvent, use, useId } from 'react'
import { useSearchParams } from 'react-router'
import { historyKindLabels, historyKinds } from '#shared/journal/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { useTitle } from '../brand/brand.tsx'
import { useSession } from '../http/session.ts'
import { FoldedFilters, InFilterPanel } from '../lists/folded-filters.tsx'
import { FilterSelect } from '../lists/list-toolbar.tsx'
import { useRowLayout } from '../lists/row-layout.ts'
import { someoneGone, useOthers } from '../records/colleagues.tsx'
import { instantAfter, instantOf } from './history-days.ts'
import { HistoryList } from './history-list.tsx'

/** /admin/history: who did what, when; each change can be taken back (relationship.md §5). */
export function HistoryScreen() {
  useTitle('History')
  const { who, kind, from, to, count, change, clear } = useFilters()
  const self = useSession()?.user.id ?? null
  const { ids, names, isKnown } = useOthers()
  const isFolded = useRowLayout() === 'cards'
  const filters = (
    <>
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
    </>
  )
  return (
    <div className="max-w-240">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 pb-4 sm:gap-y-0">
        <h1 className="font-semibold text-xl">History</h1>
        {isFolded && (
          <search>
            <FoldedFilters count={count} onClear={clear}>
              {filters}
            </FoldedFilters>
          </search>
        )}
        <p className="col-span-2 text-ink-soft text-sm">
          Changes can be undone for 90 days, a merge at any time; after that only a one-line record
          is kept. Emails that were sent cannot be recalled.
        </p>
      </div>
      {!isFolded && <search className="flex flex-wrap items-center gap-2 pb-4">{filters}</search>}
      <HistoryList
        query={{
          kind,
          actor: who === 'all' ? null : who === 'mine' ? self : who,
          since: instantOf(from),
          until: instantAfter(to),
        }}
        empty={
          count > 0 ? (
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
    </div>
  )
}

type DayInputProps = {
  label: string
  value: string
  min?: string
  max?: string
  onChange: (day: string) => void
}

/** A day to choose; in the panel of a phone under its name. */
function DayInput({ label, value, min, max, onChange }: DayInputProps) {
  const id = useId()
  const day = {
    type: 'date',
    value,
    min: min || undefined,
    max: max || undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value),
  }
  if (use(InFilterPanel)) {
    return (
      <Field label={label}>
        <Input {...day} />
      </Field>
    )
  }
  return (
    <div className="flex min-w-38 items-center gap-x-2 text-ink-soft text-xs">
      <label htmlFor={id}>{label}</label>
      <Input id={id} compact {...day} />
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
    count: names.filter((name) => search.has(name)).length,
    change,
    clear: () => change({ who: '', kind: '', from: '', to: '' }),
  }
}
