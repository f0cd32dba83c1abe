import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { ChangePassword } from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { PasswordField } from '../../accounts/password-field.tsx'
import { showFieldErrors } from '../../http/api-error.ts'
import { fetchSignedIn } from '../../http/call.ts'
import { useAccountAct } from '../account-queries.ts'
import { CardFoot } from '../settings-section.tsx'
import { type PasswordValues, passwordProblem } from './password-problem.ts'

const blank: PasswordValues = { currentPassword: '', newPassword: '', confirmation: '' }

/** Changes the own password. `email` is for the browser's password manager alone. */
export function PasswordForm({ email }: { email: string }) {
  const [shown, setShown] = useState(false)
  const form = useForm({ defaultValues: blank })
  const { errors } = form.formState
  const change = useAccountAct({
    act: (body: ChangePassword) =>
      fetchSignedIn(api.admin.accountPassword, { method: 'POST', body }),
    done: () => ({
      title: 'Password changed',
      description: 'You are still signed in here, and signed out everywhere else.',
    }),
    failed: {
      title: 'Update failed',
      description: 'Failed to change your password. Please try again.',
    },
  })
  const submit = form.handleSubmit((values) => {
    const problem = passwordProblem(values)
    if (problem) {
      toast({ title: problem.title, description: problem.description, variant: 'destructive' })
      form.setFocus(problem.field)
      return
    }
    const { confirmation: _, ...body } = values
    return change.mutateAsync(body).then(
      () => form.reset(),
      (error: unknown) => showFieldErrors(form, error),
    )
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          label="Current Password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          shown={shown}
          onShownChange={setShown}
          {...form.register('currentPassword')}
        />
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <PasswordField
          label="New Password"
          autoComplete="new-password"
          error={errors.newPassword?.message}
          shown={shown}
          {...form.register('newPassword')}
        />
        <PasswordField
          label="Confirm New Password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          shown={shown}
          {...form.register('confirmation')}
        />
      </div>
      <CardFoot>
        <Button variant="secondary" type="submit" busy={change.isPending}>
          {change.isPending ? 'Updating...' : 'Update Password'}
        </Button>
      </CardFoot>
    </form>
  )
}
