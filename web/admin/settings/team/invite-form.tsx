import { useForm } from 'react-hook-form'
import { type NewInvitation, newInvitationSchema } from '#shared/accounts/team-schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { call } from '../../http/call.ts'
import { showFieldErrors } from '../../http/show-field-errors.ts'
import { useAccountAct } from '../account-act.ts'

/** Makes an invitation; `onCreated` gets it with its link, which can not be read again. */
export function InviteForm({ onCreated }: { onCreated: (invitation: NewInvitation) => void }) {
  const form = useForm({ defaultValues: { email: '' } })
  const invite = useAccountAct({
    act: (body: { email: string }) =>
      call(api.admin.invitations, newInvitationSchema, { method: 'POST', body }),
    done: ({ email }) => ({
      title: 'Invitation created',
      description: email
        ? `An email to ${email} is in the outbox.`
        : 'Copy the link and pass it on.',
    }),
    failed: {
      title: 'Create failed',
      description: 'Failed to create an invitation. Please try again.',
    },
  })
  const submit = form.handleSubmit((values) =>
    invite.mutateAsync(values).then(
      (invitation) => {
        form.reset()
        onCreated(invitation)
      },
      (error: unknown) => showFieldErrors(form, error),
    ),
  )
  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <Field
        label="Email"
        hint="Leave it empty for a link that anybody can use."
        error={form.formState.errors.email?.message}
        className="flex-1 basis-60"
      >
        <Input type="email" autoComplete="off" {...form.register('email')} />
      </Field>
      <Button type="submit" busy={invite.isPending} className="sm:mt-7">
        {invite.isPending ? 'Creating...' : 'Create Invitation'}
      </Button>
    </form>
  )
}
