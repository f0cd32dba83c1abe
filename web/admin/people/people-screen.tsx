import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Building2, CopyCheck, FileUp, UsersRound } from 'lucide-react'
import { type ReactNode, use, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { bulkCalls, importPage } from '#shared/office-calls.ts'
import {
  dealFilterLabels,
  dealFilters,
  stepFilterLabels,
  stepFilters,
} from '#shared/people/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { FoldedFilters, InFilterPanel } from '../lists/folded-filters.tsx'
import { type FilterProps, type ListConfig, ListScreen } from '../lists/list-screen.tsx'
import { BarSwitch, FilterSelect, SwitchRoom } from '../lists/list-toolbar.tsx'
import { listQuery, recordQuery } from '../lists/resource.ts'
import { OwnerFilter, useColleagues } from '../records/colleagues.tsx'
import { TagFilter } from '../records/tags.tsx'
import { focusPersonLeft } from './beside-list.tsx'
import { companyResource } from './company-list.ts'
import { duplicateResource } from './duplicate-calls.ts'
import { personTable } from './person-columns.tsx'
import {
  firstSources,
  originsQuery,
  type PersonListState,
  type PersonRow,
  personList,
  personResource,
  personSource,
} from './person-list.ts'

const listConfig: ListConfig<PersonRow, PersonListState, null> = {
  title: 'People',
  one: 'person',
  many: 'people',
  resource: personResource,
  state: personList,
  searched: 'name, email, company or phone',
  Filters,
  foldsEarly: true,
  Switches,
  Extra: Duplicates,
  table: personTable,
  empty: {
    icon: <UsersRound />,
    text: 'Nobody yet. Everyone who writes, books, downloads or subscribes is listed here.',
  },
  dialogs: {},
  bulk: {
    path: bulkCalls.peopleBulk,
    noun: 'person',
    owner: { useOptions: () => useColleagues(null) },
    tags: true,
    exported: { path: bulkCalls.peopleBulkExport, fileName: 'people.csv' },
  },
  pageOf: adminPage.person,
}

function Filters({ state, onChange }: FilterProps<PersonListState>) {
  return (
    <>
      <OwnerFilter owner={state.owner} onChoose={(owner) => onChange({ owner })} />
      <FilterSelect
        label="Next step"
        all="Any Step"
        value={state.step}
        words={stepFilters}
        labels={stepFilterLabels}
        onChoose={(step) => onChange({ step })}
      />
      <TagFilter tag={state.tag} onChoose={(tag) => onChange({ tag })} />
      <FurtherFilters state={state} onChange={onChange} />
    </>
  )
}

const further = ['deal', 'source', 'origin'] as const
type Further = (typeof further)[number]

/**
 * The filters that are wanted less often, behind a button that leaves the search its room. One that is on
 * stands in the bar, and stays there when it is set back; none moves while the panel is open.
 */
function FurtherFilters({ state, onChange }: FilterProps<PersonListState>) {
  const origins = useQuery(originsQuery).data?.map(({ name }) => name) ?? []
  const [open, setOpen] = useState(false)
  const [inBar, setInBar] = useState<readonly Further[]>([])
  const isOn = (name: Further) => state[name] !== 'all'
  const folded = further.filter((name) => !inBar.includes(name))
  const coming = folded.filter(isOn)
  if (!open && coming.length > 0) setInBar([...inBar, ...coming])
  const selects: Record<Further, ReactNode> = {
    deal: (
      <FilterSelect
        key="deal"
        label="Deal"
        all="Any Deal"
        value={state.deal}
        words={dealFilters}
        labels={dealFilterLabels}
        onChoose={(deal) => onChange({ deal })}
      />
    ),
    source: (
      <FilterSelect
        key="source"
        label="First contact"
        all="All Sources"
        value={state.source}
        words={firstSources}
        labels={labelsOf([...firstSources, state.source], personSource)}
        onChoose={(source) => onChange({ source })}
      />
    ),
    origin: (
      <FilterSelect
        key="origin"
        label="Came from"
        all="Anywhere"
        value={state.origin}
        words={origins}
        labels={labelsOf([...origins, state.origin], (origin) => origin)}
        onChoose={(origin) => onChange({ origin })}
      />
    ),
  }
  if (use(InFilterPanel)) return further.map((name) => selects[name])
  return (
    <>
      {further.filter((name) => inBar.includes(name)).map((name) => selects[name])}
      {folded.length > 0 && (
        <FoldedFilters
          label="More filters"
          count={coming.length}
          onClear={() => onChange(Object.fromEntries(folded.map((name) => [name, 'all'])))}
          onOpenChange={setOpen}
        >
          {folded.map((name) => selects[name])}
        </FoldedFilters>
      )}
    </>
  )
}

const labelsOf = (words: readonly string[], labelOf: (word: string) => string) =>
  Object.fromEntries(words.map((word) => [word, labelOf(word)]))

/** Says that only those of one company are listed, where a link has led there, and lists all again. */
function Switches({ state, onChange }: FilterProps<PersonListState>) {
  const { company } = state
  const isOne = company !== 'all'
  const { data } = useQuery({ ...recordQuery(companyResource, company), enabled: isOne })
  if (!isOne) return null
  return (
    <BarSwitch pressed onPressedChange={() => onChange({ company: 'all' })}>
      <Building2 size={16} />
      {data?.name ?? 'One company'}
    </BarSwitch>
  )
}

/** Leads to those who seem to be there twice. */
function Duplicates() {
  const total = useInfiniteQuery(listQuery(duplicateResource, {})).data?.pages[0]?.total
  const variant = use(InFilterPanel) ? 'secondary' : 'quiet'
  if (!total || total.count === 0) return <SwitchRoom>Duplicates</SwitchRoom>
  return (
    <Link to={adminPage.duplicates} className={buttonClass({ variant, size: 'sm' })}>
      <CopyCheck size={16} />
      Duplicates
      <span className="text-ink-faint">
        {total.count.toLocaleString('en-US')}
        {total.capped && '+'}
      </span>
    </Link>
  )
}

/** /admin/people: everyone the firm knows, with what is next to do about them. */
export function PeopleScreen() {
  useEffect(focusPersonLeft, [])
  return (
    <ListScreen
      list={listConfig}
      actions={() => (
        <Link to={importPage.list} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <FileUp size={16} />
          Import
        </Link>
      )}
    />
  )
}
