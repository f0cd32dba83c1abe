import { zodResolver } from '@hookform/resolvers/zod'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { amountHeld, placesHolding } from '#shared/privacy/holdings.ts'
import { type Holdings, type PersonInput, personSchema } from '#shared/privacy/schema.ts'
import type { SuppressionReason } from '#shared/privacy/vocabulary.ts'
import { Button } from '#web/ui/button.tsx'
import { besideField, Field, Input } from '#web/ui/field.tsx'
import { dateOf } from '#web/ui/relative-time.tsx'
import { EraseDialog } from './erase-dialog.tsx'
import { findHoldings, saveExport, usePrivacyAct } from './privacy-calls.ts'

/** Finds a person by their address, and shows what is held about them. */
export function PersonData() {
  const [found, setFound] = useState<Holdings | null>(null)
  const find = usePrivacyAct({
    act: findHoldings,
    failed: { title: 'Search failed', description: 'Failed to look it up. Please try again.' },
  })
  const form = useForm<PersonInput>({
    resolver: zodResolver(personSchema),
    defaultValues: { email: '' },
  })
  const look = (email: string) => find.mutateAsync(email).then(setFound, () => {})
  return (
    <>
      <form
        noValidate
        onSubmit={form.handleSubmit(({ email }) => look(email))}
        className="flex items-start gap-3"
      >
        <Field
          label="Email address"
          error={form.formState.errors.email?.message}
          className="flex-1"
        >
          <Input type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Button type="submit" variant="secondary" busy={find.isPending} className={besideField}>
          {find.isPending ? 'Looking...' : 'Find'}
        </Button>
      </form>
      <div aria-live="polite">
        {found && (
          <PersonHoldings
            key={found.address}
            holdings={found}
            onErased={() => void look(found.address)}
          />
        )}
      </div>
    </>
  )
}

type PersonHoldingsProps = { holdings: Holdings; onErased: () => void }

/** What is held about a person, by place, and what can be done with it. */
function PersonHoldings({ holdings, onErased }: PersonHoldingsProps) {
  const [asked, setAsked] = useState(false)
  const save = usePrivacyAct({
    act: () => saveExport(holdings.address),
    failed: { title: 'Export failed', description: 'Failed to export the data. Please try again.' },
  })
  const { address, held, account } = holdings
  const places = placesHolding(held)
  const obstacle = obstacleOf(holdings)
  return (
    <section aria-label={`Held about ${address}`} className="mt-5 border-paper-edge border-t pt-4">
      <h3 className="wrap-anywhere font-medium text-sm">
        {places.length === 0 && account === null
          ? `Nothing is held about ${address}.`
          : `Held about ${address}`}
      </h3>
      <Marked holdings={holdings} />
      {places.length > 0 && (
        <ul className="mt-2 grid gap-x-6 gap-y-1 text-sm tabular-nums sm:grid-cols-2">
          {places.map((place) => (
            <li key={place}>{amountHeld(place, held[place])}</li>
          ))}
        </ul>
      )}
      {obstacle && (
        <p role="note" className="mt-3 rounded-md bg-yellow-tint px-3 py-2 text-sm text-yellow">
          {obstacle}
        </p>
      )}
      {(places.length > 0 || account !== null) && (
        <div className="mt-4 flex flex-wrap gap-2">
          <Button variant="secondary" busy={save.isPending} onClick={() => save.mutate(undefined)}>
            <Download size={16} />
            Export everything (JSON)
          </Button>
          <Button
            variant="quietDestructive"
            disabled={obstacle !== null}
            onClick={() => setAsked(true)}
          >
            Erase…
          </Button>
        </div>
      )}
      {asked && (
        <EraseDialog holdings={holdings} onClose={() => setAsked(false)} onErased={onErased} />
      )}
    </section>
  )
}

/** Why an address can not be erased as things stand, or null. */
function obstacleOf({ account, isSender }: Holdings): string | null {
  if (account === 'active') {
    return 'Somebody of the team signs in with this address. To erase it, deactivate the account under Team first.'
  }
  if (isSender) {
    return 'Your own mail is sent from this address. To erase it, set another From Email under System first.'
  }
  return null
}

const markedAs: Record<SuppressionReason, string> = {
  erased: 'Erased',
  unsubscribed: 'Left the newsletter',
}

function Marked({ holdings: { marked, account } }: { holdings: Holdings }) {
  return (
    <>
      {marked && (
        <p className="mt-1 text-ink-soft text-sm">
          {markedAs[marked.reason]} on {dateOf(Date.parse(marked.at))}. Only the mark of the address
          is kept.
        </p>
      )}
      {account === 'deactivated' && (
        <p className="mt-1 text-ink-soft text-sm">A deactivated account goes with the rest.</p>
      )}
    </>
  )
}
