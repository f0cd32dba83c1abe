import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { Navigate, useLocation, useNavigate, useParams } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { RowShapes } from '#web/ui/skeleton.tsx'
import { isKeyTaken, openLayers } from '#web/ui/taken-keys.ts'
import { useTitle } from '../brand/brand.tsx'
import { DealsOf } from '../deals/deals-of.tsx'
import { withQuery } from '../http/call.ts'
import { useRecordList } from '../lists/list-screen.tsx'
import { useListState } from '../lists/list-state.ts'
import { recordQuery } from '../lists/resource.ts'
import { useNamedKeys } from '../records/act-keys.ts'
import { addRecentRecord } from '../records/recent.ts'
import { useNeighbours } from '../records/record-details.tsx'
import { RecordFailure } from '../records/record-failure.tsx'
import { BesideList, leavePerson } from './beside-list.tsx'
import { DuplicateNotice } from './duplicate-notice.tsx'
import { NextSteps } from './next-steps.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonHead } from './person-head.tsx'
import { type PersonRow, personList, personResource, personTitle } from './person-list.ts'
import { FactsShape, RecordColumns } from './record-columns.tsx'
import { RecordHeadShape, type WayOn } from './record-head.tsx'
import { Timeline } from './timeline.tsx'
import { TimelineShape } from './timeline-entries.tsx'

/** /admin/people/{id}: one person beside the list they were opened from. */
export function PersonScreen() {
  const { id = '' } = useParams()
  const [state] = useListState(personList)
  const list = useRecordList(personResource, personList.listed(state))
  const navigate = useNavigate()
  const { state: opened } = useLocation()
  const search = personList.search(state)
  const back = withQuery(adminPage.people, search)
  const neighbours = useNeighbours({
    id,
    ...list,
    go: (to) =>
      void navigate(withQuery(adminPage.person(to.id), search), { state: opened, replace: true }),
  })

  // However one goes, the focus returns to their row.
  useEffect(() => () => leavePerson(id), [id])
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || openLayers() > 0) return
    // The first Esc leaves a field; the second, the page.
    const { target } = event
    const isField = target instanceof HTMLElement && target.matches('input, textarea, select')
    if (isField) return target.blur()
    if (isKeyTaken(event)) return
    if (opened?.openedHere) void navigate(-1)
    else void navigate(back)
  })
  useEffect(() => {
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const page = useRef<HTMLDivElement>(null)
  useNamedKeys(page)
  return (
    <div className="xl:grid xl:grid-cols-[15.5rem_minmax(0,1fr)] xl:gap-6">
      <BesideList list={list} openId={id} back={back} search={search} />
      <div ref={page} className="min-w-0">
        <PersonPage
          key={id}
          id={id}
          listed={list.rows.find((row) => row.id === id)}
          way={{ back: { to: back, label: 'All people', className: 'xl:hidden' }, neighbours }}
        />
      </div>
    </div>
  )
}

/** Who they are, the next step and all that has happened, while they are on their way. */
const PersonShape = () => (
  <>
    <RecordHeadShape mark="size-10" line="w-80 max-w-full" />
    <RecordColumns
      open={
        <div className="rounded-md border border-paper-edge bg-card">
          <RowShapes count={1} />
        </div>
      }
      facts={<FactsShape />}
    >
      <TimelineShape />
    </RecordColumns>
  </>
)

type PersonPageProps = {
  id: string
  listed: PersonRow | undefined
  way: WayOn<PersonRow>
}

/** Who they are, what is next, what is known, and all that has happened. */
function PersonPage({ id, listed, way }: PersonPageProps) {
  const query = useQuery(recordQuery(personResource, id))
  const person = query.data ?? listed
  const { state: opened } = useLocation()
  useTitle(person ? personTitle(person) : 'Person')
  const readId = query.data?.id
  useEffect(() => {
    if (readId) addRecentRecord(personResource.key, readId)
  }, [readId])
  const failed = query.isError && !query.data
  const head = <PersonHead {...way} person={person} failed={failed} />
  if (failed) {
    return (
      <>
        {head}
        <RecordFailure query={query} noun="person" id={id} back={way.back} />
      </>
    )
  }
  if (!person) {
    return (
      <>
        {head}
        <div aria-busy="true">
          <p role="status" className="sr-only">
            Loading person
          </p>
          <PersonShape />
        </div>
      </>
    )
  }
  // Who was merged is the one they were merged into.
  if (person.id !== id && !query.isFetching) {
    return <Navigate to={adminPage.person(person.id)} replace state={opened} />
  }
  return (
    <>
      {head}
      <RecordColumns
        open={
          <>
            <DuplicateNotice person={person} />
            <NextSteps person={person} quiet />
            <DealsOf
              title="Deals"
              of={{ personId: person.id }}
              beginning={{
                personId: person.id,
                person: personTitle(person),
                title: person.company ?? personTitle(person),
              }}
            />
          </>
        }
        facts={<PersonFacts person={person} />}
      >
        <Timeline person={person} />
      </RecordColumns>
    </>
  )
}
