import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { Field, NativeSelect } from '#web/ui/field.tsx'
import { colleaguesQuery } from '../../records/colleagues.tsx'
import { accountQuery } from '../account-queries.ts'
import { SettingsSection, WithQuery } from '../settings-section.tsx'
import { availabilityQuery, type Whose } from './availability-calls.ts'
import { AvailabilityForm } from './availability-form.tsx'
import { MeetingTypes } from './meeting-types.tsx'
import { OwnFeed } from './own-feed.tsx'
import { WhyNotFree } from './why-not-free.tsx'

/** When the firm can be booked, for what, and why a time is not offered (booking.md §1, §3). */
export function AvailabilityTab() {
  return (
    <>
      <Hours />
      <MeetingTypes />
      <WhyNotFree />
    </>
  )
}

/** The hours of one person; whose is in the address. */
function Hours() {
  const [search, setSearch] = useSearchParams()
  const self = useQuery(accountQuery).data
  const people = useQuery(colleaguesQuery).data ?? []
  const asked = people.find(({ id, active }) => active && id === search.get('whose'))
  // The account tells no id, so the own hours tell which of the people is oneself.
  const own = useQuery(availabilityQuery(null))
  const whose: Whose = asked && asked.id !== own.data?.adminId ? asked.id : null
  const query = useQuery(availabilityQuery(whose))
  const choose = (id: string) => {
    const next = new URLSearchParams({ tab: 'availability' })
    if (id !== own.data?.adminId) next.set('whose', id)
    setSearch(next)
  }
  return (
    <>
      <SettingsSection
        title="Whose hours"
        description="Who has hours is a host: visitors are offered their free times on /schedule. Your own come first; you may set a colleague’s too."
      >
        <Field label="Host">
          <NativeSelect
            value={whose ?? own.data?.adminId ?? ''}
            options={people
              .filter(({ active }) => active)
              .map(({ id, name }) => ({
                value: id,
                label: id === own.data?.adminId ? `${name} (you)` : name,
              }))}
            onChange={({ target }) => choose(target.value)}
          />
        </Field>
      </SettingsSection>
      {query.data ? (
        <AvailabilityForm
          key={query.data.adminId}
          whose={whose}
          name={asked && whose ? asked.name : (self?.name ?? 'You')}
          availability={query.data}
        />
      ) : (
        <SettingsSection title="Weekly hours" description="The times of a usual week.">
          <WithQuery query={query} what="the hours">
            {() => null}
          </WithQuery>
        </SettingsSection>
      )}
      {query.data && whose === null && <OwnFeed url={query.data.ownFeedUrl} />}
    </>
  )
}
