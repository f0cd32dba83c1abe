import { useQuery } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import type { Explanation } from '#shared/booking/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input, NativeSelect } from '#web/ui/field.tsx'
import { explanationQuery, meetingTypesQuery } from '../../booking/booking-calls.ts'
import { fromLocalField, fullMeetingTime } from '../../consultations/meeting-time.ts'
import { SettingsSection, WithQuery } from '../settings-section.tsx'

/** Asks about one time, and hears of each host what takes it away (booking.md §3). */
export function WhyNotFree() {
  const types = useQuery(meetingTypesQuery).data ?? []
  const [type, setType] = useState('')
  const [date, setDate] = useState('')
  const [time, setTime] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [asked, setAsked] = useState<{ type: string; start: string } | null>(null)
  const chosen = type || types[0]?.id || ''
  const ask = (event: SubmitEvent) => {
    event.preventDefault()
    const start = fromLocalField(`${date}T${time}`)
    setProblem(start ? null : 'Enter a day and a time.')
    setAsked(start ? { type: chosen, start } : null)
  }
  return (
    <SettingsSection
      title="Why is this time not free?"
      description="Times are worked out from hours, exceptions, limits, bookings and feeds. Ask about one, and each host’s reasons are told."
      folded={{ words: 'Ask about one time' }}
    >
      <form noValidate onSubmit={ask}>
        <div className="grid grid-cols-2 gap-4 max-sm:*:first:col-span-2 sm:grid-cols-[2fr_1fr_1fr]">
          <Field label="Meeting type">
            <NativeSelect
              value={chosen}
              options={types.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => setType(target.value)}
            />
          </Field>
          <Field label="Day" error={problem ?? undefined}>
            <Input type="date" value={date} onChange={({ target }) => setDate(target.value)} />
          </Field>
          <Field label="Time" hint="On your own clock.">
            <Input
              type="time"
              step={300}
              value={time}
              onChange={({ target }) => setTime(target.value)}
            />
          </Field>
        </div>
        <Button type="submit" variant="secondary" size="sm" className="mt-3">
          Why is it not free?
        </Button>
      </form>
      {asked && <Answer {...asked} />}
    </SettingsSection>
  )
}

function Answer({ type, start }: { type: string; start: string }) {
  const query = useQuery(explanationQuery({ type, start }))
  return (
    <div className="mt-5 border-paper-edge border-t pt-4">
      <WithQuery query={query} what="the reasons">
        {(explanation) => <Reasons explanation={explanation} />}
      </WithQuery>
    </div>
  )
}

function Reasons({ explanation: { start, free, hosts } }: { explanation: Explanation }) {
  return (
    <div role="status">
      <p className="font-medium text-sm">
        {fullMeetingTime(start)} is {free ? 'free.' : 'not free.'}
      </p>
      {hosts.length === 0 && (
        <p className="mt-1 text-ink-soft text-sm">Nobody has hours, so no time is offered.</p>
      )}
      <ul className="mt-2 flex flex-col gap-3">
        {hosts.map(({ host, free: isFree, rules }) => (
          <li key={host.id} className="text-sm">
            <p className="flex items-center gap-1.5 font-medium">
              {isFree ? (
                <Check size={15} className="text-green" aria-hidden="true" />
              ) : (
                <X size={15} className="text-danger" aria-hidden="true" />
              )}
              {host.name}
            </p>
            {isFree ? (
              <p className="pl-5.5 text-ink-soft">Free.</p>
            ) : (
              <ul className="list-disc pl-9 text-ink-soft">
                {rules.map(({ rule, sentence }) => (
                  <li key={rule}>{sentence}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
