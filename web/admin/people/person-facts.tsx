import { useQuery } from '@tanstack/react-query'
import { NativeSelect } from '#web/ui/field.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'
import { RecordHistory } from '../history/history-list.tsx'
import { ScoreReasons } from '../leads/lead-score.tsx'
import { useColleagues } from '../records/colleagues.tsx'
import { Fact, OriginFacts } from '../records/description-list.tsx'
import { TagEditor } from '../records/tags.tsx'
import { MergeWith } from './merge-with.tsx'
import { newestLeadQuery, useChangePerson } from './person-calls.ts'
import { type PersonRow, personSource } from './person-list.ts'
import { Facts } from './record-columns.tsx'

type Props = { person: PersonRow }

/** Whose they are, how they are marked, where they came from, and how promising they are. */
export function PersonFacts({ person }: Props) {
  const change = useChangePerson(person)
  const colleagues = useColleagues(person.owner)
  const { data: lead } = useQuery(newestLeadQuery(person))
  return (
    <Facts
      acts={
        <>
          <RecordHistory id={person.id} />
          <MergeWith person={person} />
        </>
      }
    >
      <Fact term="Owner">
        <NativeSelect
          aria-label="Owner"
          compact
          value={person.owner ?? ''}
          options={colleagues}
          onChange={({ target }) => change.mutate({ owner: target.value || null })}
        />
      </Fact>
      <Fact term="Tags">
        <TagEditor tags={person.tags} onChange={(tags) => change.mutate({ tags })} />
      </Fact>
      <Fact term="First contact">
        {personSource(person.source)}
        <span className="text-ink-faint">
          {' · '}
          <RelativeTime at={person.createdAt} />
        </span>
      </Fact>
      {person.origin && (
        <Fact term="Came from">
          <OriginFacts origin={person.origin} />
        </Fact>
      )}
      <Fact term="Latest activity">
        <RelativeTime at={person.lastActivityAt} />
      </Fact>
      {lead && (
        <div className="*:first:mt-0 max-xl:[&>ul]:flex max-xl:[&>ul]:flex-wrap max-xl:[&>ul]:gap-x-5 col-span-full">
          <ScoreReasons lead={lead} />
        </div>
      )}
    </Facts>
  )
}
