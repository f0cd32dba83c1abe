import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  inviteeSchema,
  type NewInvitation,
  newInvitationSchema,
} from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { call } from '../../http/call.ts'
import { showFieldErrors } from '../../http/show-field-errors.ts'
import { type Purpose, ReauthenticateDialog } from '../reauthenticate.tsx'

const inviting = (email: string | null): Purpose<NewInvitation> => ({
  title: email ? `Invite ${email}?` : 'Make an invitation link?',
  description: 'Whoever joins sees and changes everything, as everyone here does.',
  submit: 'Invite',
  submitting: 'Inviting...',
  destructive: false,
  done: () => ({
    title: 'Invitation created',
    description: email ? `An email to ${email} is in the outbox.` : 'Copy the link and pass it on.',
  }),
  failed: {
    title: 'Create failed',
    description: 'Failed to create an invitation. Please try again.',
  },
  act: (proof) =>
    call(api.admin.invitations, newInvitationSchema, {
      method: 'POST',
      body: { email, ...proof },
    }),
})

/** Makes an invitation; `onCreated` gets it with its link, which can not be read again. */
export function InviteForm({ onCreated }: { onCreated: (invitation: NewInvitation) => void }) {
  const [email, setEmail] = useState<string | null>(null)
  const [asking, setAsking] = useState(false)
  const form = useForm({ resolver: zodResolver(inviteeSchema), defaultValues: { email: '' } })
  const submit = form.handleSubmit((values) => {
    setEmail(values.email)
    setAsking(true)
  })
  return (
    <>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
        <Field
          label="Email"
          hint="Leave it empty for a link that anybody can use."
          error={form.formState.errors.email?.message}
          className="flex-1 basis-60"
        >
          <Input type="email" autoComplete="off" {...form.register('email')} />
        </Field>
        <Button type="submit" className="sm:mt-7">
          Create Invitation
        </Button>
      </form>
      <ReauthenticateDialog
        purpose={inviting(email)}
        open={asking}
        onClose={() => setAsking(false)}
        onDone={(invitation) => {
          form.reset()
          onCreated(invitation)
        }}
        onRefused={(error) => showFieldErrors(form, error)}
      />
    </>
  )
}
