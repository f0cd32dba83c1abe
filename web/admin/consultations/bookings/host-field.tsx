import { useQuery } from '@tanstack/react-query'
import type { Explanation } from '#shared/booking/schema.ts'
import { usualMinutes } from '#shared/consultations/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, NativeSelect } from '#web/ui/field.tsx'
import { explanationQuery, meetingTypesQuery, nextFreeQuery } from '../../booking/booking-calls.ts'
import { useColleagues } from '../../records/colleagues.tsx'
import { shortMeetingTime } from '../meeting-time.ts'

/** The meeting type of that name; undefined until the types are here, and where none is called so. */
export const useTypeNamed = (name: string) =>
  useQuery(meetingTypesQuery).data?.find((type) => type.name === name)

/**
 * What a meeting of that name is asked about as: its type, or the length that the server gives one of
 * none. Undefined until the types are here.
 */
export function useAskedAs(name: string) {
  const { data } = useQuery(meetingTypesQuery)
  const type = useTypeNamed(name)
  return data && (type ? { type: type.id } : { minutes: String(usualMinutes) })
}

type HeldMeeting = {
  /** '' for nobody. */
  hostId: string
  /** The name of its meeting type. */
  type: string
  /** When it begins as ISO 8601 in UTC; null until that is known. */
  start: string | null
  /** The consultation that it is already, where it is. */
  consultationId?: string | undefined
}

/** What is known of a host's time then, and whether they have another meeting; nothing until it is asked. */
export function useHostThen({ hostId, type, start, consultationId }: HeldMeeting) {
  const meeting = useAskedAs(type)
  const at = start?.replace(/T(\d\d:\d\d)Z$/, 'T$1:00.000Z') ?? ''
  const isAsked = hostId !== '' && at !== '' && meeting !== undefined
  const asked = { ...(meeting ?? { type: '' }), hostId }
  const own = consultationId ? { consultationId } : {}
  const { data } = useQuery({
    ...explanationQuery({ ...asked, ...own, start: at }),
    enabled: isAsked,
  })
  const host = isAsked ? data?.hosts[0] : undefined
  const isTaken = host?.rules.some(({ rule }) => rule === 'booked') === true
  return { asked, at, isAsked, host, isTaken }
}

type HostFieldProps = HeldMeeting & {
  error?: string | undefined
  onChoose: (id: string) => void
  /** Takes one of the free times instead. */
  onTime: (start: string) => void
  className?: string
}

/** Who holds a meeting, and before it is saved whether they can: what stands against it, and free times. */
export function HostField(props: HostFieldProps) {
  const { hostId, error, onChoose, onTime, className } = props
  const options = useColleagues(hostId || null)
  const { asked, at, isAsked, host, isTaken } = useHostThen(props)
  const next = useQuery({
    ...nextFreeQuery({ ...asked, from: at }),
    enabled: isAsked && (isTaken || error !== undefined),
  })
  const times = isTaken || error ? (next.data?.next ?? []) : []
  return (
    <div className={className}>
      <Field label="Host" error={error} hint={host && adviceOf(host)}>
        <NativeSelect
          value={hostId}
          options={options}
          onChange={({ target }) => onChoose(target.value)}
        />
      </Field>
      {times.length > 0 && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          <span className="text-ink-soft text-xs">Free next:</span>
          {times.map((free) => (
            <Button key={free} variant="secondary" size="sm" onClick={() => onTime(free)}>
              {shortMeetingTime(free)}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}

/** What is known of the host's time then; what only their wishes speak against can still be booked here. */
function adviceOf({ host: { name }, free, rules }: Explanation['hosts'][number]): string {
  if (free) return `${name} is free then.`
  const taken = rules.find(({ rule }) => rule === 'booked')
  if (taken) return `${name} can not take it: ${taken.sentence}`
  const sentences = rules.map(({ sentence }) => sentence).join(' ')
  return `Visitors are not offered it: ${sentences} You can book it all the same.`
}
