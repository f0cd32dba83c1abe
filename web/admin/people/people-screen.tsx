import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Building2, CopyCheck, FileUp, UsersRound } from 'lucide-react'
import { useEffect } from 'react'
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
  Switches,
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
  const origins = useQuery(originsQuery).data?.map(({ name }) => name) ?? []
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
      <FilterSelect
        label="Deal"
        all="Any Deal"
        value={state.deal}
        words={dealFilters}
        labels={dealFilterLabels}
        onChoose={(deal) => onChange({ deal })}
      />
      <FilterSelect
        label="First contact"
        all="All Sources"
        value={state.source}
        words={firstSources}
        labels={labelsOf([...firstSources, state.source], personSource)}
        onChoose={(source) => onChange({ source })}
      />
      <FilterSelect
        label="Came from"
        all="Anywhere"
        value={state.origin}
        words={origins}
        labels={labelsOf([...origins, state.origin], (origin) => origin)}
        onChoose={(origin) => onChange({ origin })}
      />
      <TagFilter tag={state.tag} onChoose={(tag) => onChange({ tag })} />
    </>
  )
}

const labelsOf = (words: readonly string[], labelOf: (word: string) => string) =>
  Object.fromEntries(words.map((word) => [word, labelOf(word)]))

/**
 * Says that only those of one company are listed, where a link has led there, and lists all again;
 * otherwise leads to those who seem to be there twice.
 */
function Switches({ state, onChange }: FilterProps<PersonListState>) {
  const { company } = state
  const { data } = useQuery({
    ...recordQuery(companyResource, company),
    enabled: company !== 'all',
  })
  const total = useInfiniteQuery(listQuery(duplicateResource, {})).data?.pages[0]?.total
  if (company === 'all') {
    if (!total || total.count === 0) return <SwitchRoom>Duplicates</SwitchRoom>
    return (
      <Link to={adminPage.duplicates} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <CopyCheck size={16} />
        Duplicates
        <span className="text-ink-faint">
          {total.count.toLocaleString('en-US')}
          {total.capped && '+'}
        </span>
      </Link>
    )
  }
  return (
    <BarSwitch pressed onPressedChange={() => onChange({ company: 'all' })}>
      <Building2 size={16} />
      {data?.name ?? 'One company'}
    </BarSwitch>
  )
}

/** /admin/people: everyone the firm knows, with what is next to do about them. */
export function PeopleScreen() {
  useEffect(focusPersonLeft, [])
  return (
    <ListScreen
      list={listConfig}
      actions={
        <Link to={importPage.list} className={buttonClass({ variant: 'secondary', size: 'sm' })}>
          <FileUp size={16} />
          Import
        </Link>
      }
    />
  )
}
