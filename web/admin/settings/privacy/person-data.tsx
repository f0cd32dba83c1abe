import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { type Holdings, type PersonInput, personSchema } from '#shared/privacy/schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { PersonHoldings } from './person-holdings.tsx'
import { findHoldings } from './privacy-calls.ts'
import { usePrivacyAct } from './use-privacy-act.ts'

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
        <Button type="submit" variant="secondary" busy={find.isPending} className="mt-6.5">
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
