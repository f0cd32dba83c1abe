import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { Link as RouterLink, useNavigate, useParams } from 'react-router'
import { z } from 'zod'
import { type Company, type UpdateCompany, updateCompanySchema } from '#shared/people/schema.ts'
import {
  companyTimelinePeople,
  defaultPersonSort,
  type PersonSort,
  personSorts,
} from '#shared/people/vocabulary.ts'
import { adminPage } from '#shared/routes.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { NativeSelect } from '#web/ui/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { dateOf, RelativeTime } from '#web/ui/relative-time.tsx'
import { RowShapes } from '#web/ui/skeleton.tsx'
import { useTitle } from '../brand/brand.tsx'
import { DealsOf } from '../deals/deals-of.tsx'
import { RecordHistory } from '../history/history-list.tsx'
import { call, withQuery } from '../http/call.ts'
import { failureOf } from '../http/query-client.ts'
import { useChosenColumns } from '../lists/columns.tsx'
import { ListBody, ListTotal } from '../lists/list-body.tsx'
import { settleRecord } from '../lists/list-cache.ts'
import { useRecordList } from '../lists/list-screen.tsx'
import { useListState } from '../lists/list-state.ts'
import { RecordScreen } from '../lists/record-dialogs.tsx'
import { recordQuery } from '../lists/resource.ts'
import { useColleagues } from '../records/colleagues.tsx'
import { Fact } from '../records/description-list.tsx'
import { addRecentRecord } from '../records/recent.ts'
import { useNeighbours } from '../records/record-details.tsx'
import { RecordFailure } from '../records/record-failure.tsx'
import { defineForm } from '../records/record-form.tsx'
import { TagEditor, tagsQuery } from '../records/tags.tsx'
import { WovenMark } from '../records/woven-mark.tsx'
import { companyList, companyResource } from './company-list.ts'
import { companyTimelineResource } from './person-calls.ts'
import { companyPeopleTable } from './person-columns.tsx'
import { type PersonListState, personList, personResource, personTitle } from './person-list.ts'
import { Facts, FactsShape, RecordColumns } from './record-columns.tsx'
import { RecordHead, RecordHeadShape } from './record-head.tsx'
import { TimelineEntries, TimelineShape } from './timeline-entries.tsx'

const { name, website } = updateCompanySchema.shape
const nobody = z.string().transform((id) => id || null)

const companyForm = defineForm({
  resource: companyResource,
  noun: 'company',
  schema: z.object({ name: name.unwrap(), website: website.unwrap(), owner: nobody }),
  fields: [
    { name: 'name', label: 'Name', required: true },
    { name: 'website', label: 'Website' },
    {
      name: 'owner',
      label: 'Owner',
      useOptions: (company: Company | null) => useColleagues(company?.owner ?? null),
    },
  ],
  edit: {
    title: 'Edit Company',
    updated: { title: 'Company updated', description: 'What you changed has been saved.' },
    failed: { title: 'Update failed', description: 'Failed to update company. Please try again.' },
  },
})

/** /admin/companies/{id}: one firm of the list it was opened from, and the people we know there. */
export function CompanyScreen() {
  const { id = '' } = useParams()
  const query = useQuery(recordQuery(companyResource, id))
  const [state] = useListState(companyList)
  const list = useRecordList(companyResource, companyList.listed(state))
  const navigate = useNavigate()
  const search = companyList.search(state)
  const neighbours = useNeighbours({
    id,
    ...list,
    go: (to) => void navigate(withQuery(adminPage.company(to.id), search), { replace: true }),
  })
  const company = query.data ?? list.rows.find((row) => row.id === id)
  useTitle(company?.name ?? 'Company')
  const readId = query.data?.id
  useEffect(() => {
    if (readId) addRecentRecord(companyResource.key, readId)
  }, [readId])
  const failed = query.isError && !query.data
  const back = { to: withQuery(adminPage.companies, search), label: 'All companies' }
  return (
    <>
      <RecordHead
        back={back}
        neighbours={neighbours}
        title={company?.name ?? (failed ? 'Company' : undefined)}
        mark={company && <WovenMark seed={company.id} threads={16} className="size-16" />}
        form={companyForm}
        record={failed ? undefined : company}
      >
        {company && (
          <p className="wrap-anywhere text-ink-soft text-sm">
            {company.website ? <Site at={company.website} /> : company.domain}
          </p>
        )}
      </RecordHead>
      {failed ? (
        <RecordFailure query={query} noun="company" id={id} back={back} />
      ) : company ? (
        <CompanyPage key={company.id} company={company} />
      ) : (
        <CompanyShape />
      )}
    </>
  )
}

/** A company's people and line of time, while they are on their way. */
const CompanyShape = () => (
  <div aria-busy="true">
    <p role="status" className="sr-only">
      Loading company
    </p>
    <RecordHeadShape mark="size-16" line="w-32" />
    <RecordColumns
      wide
      open={
        <div className="rounded-md border border-paper-edge bg-card">
          <RowShapes count={2} />
        </div>
      }
      facts={<FactsShape />}
    >
      <TimelineShape />
    </RecordColumns>
  </div>
)

type CompanyProps = { company: Company }

/** What is open, what is known of it, who is there and what has happened. */
const CompanyPage = ({ company }: CompanyProps) => (
  <RecordColumns
    wide
    open={<CompanyDeals company={company} />}
    facts={<CompanyFacts company={company} />}
  >
    <div className="company-people">
      <CompanyPeople company={company} />
    </div>
    <CompanyTimeline company={company} />
  </RecordColumns>
)

/** The list of a company's people as it is read first. */
const peopleOf = (id: string): PersonListState => ({ ...personList.usual, company: id })

/** What is open with its people, each with what is next there. */
function CompanyDeals({ company: { id, name, people, openDeals, openValue } }: CompanyProps) {
  const { query, rows } = useRecordList(personResource, peopleOf(id))
  const [only] = people === 1 ? rows : []
  const whom = only ? { personId: only.id, person: personTitle(only) } : { companyId: id }
  return (
    <DealsOf
      title="Open deals"
      beginning={{ ...whom, title: name }}
      busy={people === 1 && query.isPending}
      of={{ companyId: id, stage: 'open' }}
      figures={{ count: openDeals, value: openValue }}
      withNextStep
    />
  )
}

/** What has happened with its people, each entry with whose it is where there are several. */
const CompanyTimeline = ({ company: { id, people } }: CompanyProps) => (
  <section aria-label="What has happened" className="@container flex min-w-0 flex-col gap-3">
    <TimelineEntries
      resource={companyTimelineResource}
      id={id}
      whoseIs={({ personId, person, email }) => ({
        id: personId,
        email,
        ...(people > 1 && { name: person }),
      })}
    />
    {people > companyTimelinePeople && (
      <p className="text-ink-faint text-xs">
        With the {companyTimelinePeople} of its people who were active last.
      </p>
    )}
  </section>
)

/** Whose the company is, how it is marked, and since when it is known. */
function CompanyFacts({ company }: CompanyProps) {
  const { createdAt, lastActivityAt, tags } = company
  const give = useChangeCompany(company, 'Failed to update company. Please try again.')
  const tag = useChangeCompany(company, 'Failed to change the tags. Please try again.')
  const colleagues = useColleagues(company.owner)
  return (
    <Facts acts={<RecordHistory id={company.id} />}>
      <Fact term="Owner">
        <NativeSelect
          aria-label="Owner"
          compact
          value={company.owner ?? ''}
          options={colleagues}
          onChange={({ target }) => give.mutate({ owner: target.value || null })}
        />
      </Fact>
      <Fact term="Tags">
        <TagEditor
          tags={tags}
          onChange={(of) => tag.mutate({ tags: of(tags.map(({ name }) => name)) })}
        />
      </Fact>
      <Fact term="Known since">
        <time dateTime={createdAt} className="whitespace-nowrap">
          {dateOf(Date.parse(createdAt))}
        </time>
      </Fact>
      {lastActivityAt && (
        <Fact term="Latest activity">
          <RelativeTime at={lastActivityAt} />
        </Fact>
      )}
    </Facts>
  )
}

const Site = ({ at }: { at: string }) => (
  <Link href={at} external>
    {at.replace(/^https?:\/\/|\/$/g, '')}
  </Link>
)

/** Changes a company where it is shown; a toast says what failed. */
function useChangeCompany(company: Company, failed: string) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (change: Pick<UpdateCompany, 'owner' | 'tags'>) =>
      call(companyResource.one(company.id), companyResource.schema, {
        method: 'PATCH',
        body: { ...change, version: company.version },
      }),
    onSuccess: (saved) => {
      settleRecord(queries, companyResource, saved)
      return queries.invalidateQueries({ queryKey: tagsQuery.queryKey })
    },
    meta: { failure: failureOf('Update failed', failed) },
  })
}

/** So many of a company's people stand on its page; the list has all. */
const shownAtMost = 10

/** The people of a company, or the first of them; from one of them J and K lead through all. */
function CompanyPeople({ company: { id, people } }: CompanyProps) {
  const [sort, setSort] = useState<PersonSort>(defaultPersonSort)
  const state = useMemo(() => ({ ...peopleOf(id), sort }), [id, sort])
  const { query, rows, total } = useRecordList(personResource, state)
  const config = useChosenColumns(companyPeopleTable, undefined, rows.slice(0, shownAtMost))
  const pageOf = useMemo(
    () => (person: string) => withQuery(adminPage.person(person), personList.search(state)),
    [state],
  )
  return (
    <RecordScreen
      resource={personResource}
      parameter={personList.record}
      dialogs={{}}
      list={{ rows, query }}
      pageOf={pageOf}
    >
      <h2 className="flex items-baseline gap-2.5 pb-2 font-semibold text-base">
        People
        <ListTotal total={total} whole={undefined} one="person" many="people" />
      </h2>
      <ListBody
        query={query}
        rows={rows}
        config={config}
        sort={sort}
        sorts={personSorts}
        onSort={setSort}
        loading="Loading people"
        expected={Math.min(people, shownAtMost)}
        empty={<EmptyState icon={<UsersRound />} title="Nobody is known there any more." />}
        onlyFirst={{
          count: shownAtMost,
          all: (
            <RouterLink
              to={personList.page(state)}
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              See all people
            </RouterLink>
          ),
        }}
      />
    </RecordScreen>
  )
}
