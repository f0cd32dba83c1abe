import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { bookingLimits, type FeedState } from '#shared/booking/schema.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { RelativeTime } from '#web/ui/relative-time.tsx'

type FeedListProps = {
  urls: readonly string[]
  /** How those that are saved stand. */
  states: readonly FeedState[]
  errors: readonly (string | undefined)[]
  /** What is wrong with all of them together. */
  error: string | undefined
  onChange: (urls: string[]) => void
}

/** The calendars that are read, each with its state; one is added by its address. */
export function FeedList({ urls, states, errors, error, onChange }: FeedListProps) {
  const [typed, setTyped] = useState('')
  const add = () => {
    const url = typed.trim()
    if (!url) return
    if (!urls.includes(url)) onChange([...urls, url])
    setTyped('')
  }
  return (
    <>
      {urls.length > 0 && (
        <ul aria-label="Calendar feeds" className="mb-4 divide-y divide-paper-edge">
          {urls.map((url, at) => (
            <li key={url} className="flex items-start gap-2 py-2.5 first:pt-0">
              <div className="min-w-0 flex-1 text-sm">
                <p className="wrap-anywhere font-mono text-xs">{url}</p>
                <FeedWords state={states.find((each) => each.url === url)} />
                {errors[at] && (
                  <p className="danger-mark font-medium text-danger text-xs">{errors[at]}</p>
                )}
              </div>
              <Button
                variant="quiet"
                size="icon"
                aria-label={`Remove the feed ${url}`}
                onClick={() => onChange(urls.filter((each) => each !== url))}
              >
                <Trash2 size={15} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex items-end gap-2">
        <Field
          label="Add a calendar by its address"
          error={error}
          hint="Its ‘secret address in iCal format’; it begins with https:// or webcal://."
          className="flex-1"
        >
          <Input
            type="url"
            autoComplete="off"
            placeholder="https://calendar.example/you.ics"
            value={typed}
            disabled={urls.length >= bookingLimits.feeds}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              // Enter adds the calendar; it does not save the hours.
              event.preventDefault()
              add()
            }}
          />
        </Field>
        <Button variant="secondary" className="mb-6" onClick={add}>
          Add
        </Button>
      </div>
    </>
  )
}

/** When a feed was last read, how much stands in it, and why the last try failed. */
function FeedWords({ state }: { state: FeedState | undefined }) {
  if (!state) return <p className="text-ink-faint text-xs">Read for the first time once saved.</p>
  const { fetchedAt, failure, busy } = state
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-xs">
      {failure ? (
        <Badge tone="red">Failing</Badge>
      ) : (
        <Badge tone={fetchedAt ? 'green' : 'yellow'}>{fetchedAt ? 'Read' : 'Waiting'}</Badge>
      )}
      {fetchedAt ? (
        <span>
          Last read <RelativeTime at={fetchedAt} /> · {busy.toLocaleString('en')} busy{' '}
          {busy === 1 ? 'time' : 'times'}
        </span>
      ) : (
        <span>Not read yet</span>
      )}
      {failure && (
        <p className="w-full text-danger">
          {failure}
          {fetchedAt && ' Its last known times still block.'}
        </p>
      )}
    </div>
  )
}
