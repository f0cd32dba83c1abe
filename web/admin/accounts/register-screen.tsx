import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useSearchParams } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { showFieldErrors } from '../http/api-error.ts'
import { AccountFrame } from './account-frame.tsx'
import { withAutofilled } from './autofilled.ts'
import { createAccount, registrationFailure } from './log-in.ts'
import { newPasswordProblem } from './new-password-problem.ts'
import { PasswordField } from './password-field.tsx'

const blank = { name: '', email: '', password: '', confirmation: '' }

export function RegisterScreen() {
  const [shown, setShown] = useState(false)
  const [search] = useSearchParams()
  const invitation = search.get('invitation')
  const form = useForm({ defaultValues: blank })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    const problem = newPasswordProblem(values)
    if (problem) {
      toast({ title: problem.title, description: problem.description, variant: 'destructive' })
      form.setError('root', { message: problem.description })
      form.setFocus(problem.field)
      return
    }
    const { confirmation: _, ...account } = values
    await createAccount({ ...account, ...(invitation ? { invitation } : {}) }).catch(
      (error: unknown) => {
        form.setError('root', { message: registrationFailure(error) })
        showFieldErrors(form, error)
      },
    )
  })

  return (
    <AccountFrame
      title="Create an admin account"
      failure={errors.root?.message}
      intro={
        invitation
          ? 'You have been invited to the back-office.'
          : 'The first account is open to all; every further one needs an invitation link.'
      }
      footer={
        <>
          Already have an account?{' '}
          <Link to={adminPage.login} className={linkClass}>
            Sign in
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={withAutofilled(form, submit)} className="flex flex-col gap-4">
        <Field label="Full Name" required error={errors.name?.message}>
          <Input autoComplete="name" {...form.register('name')} />
        </Field>
        <Field label="Email" required error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <PasswordField
          label="Password"
          autoComplete="new-password"
          error={errors.password?.message}
          shown={shown}
          onShownChange={setShown}
          {...form.register('password')}
        />
        <PasswordField
          label="Confirm Password"
          autoComplete="new-password"
          error={errors.confirmation?.message}
          shown={shown}
          {...form.register('confirmation')}
        />
        <Button type="submit" busy={isSubmitting} className="mt-1">
          {isSubmitting ? 'Creating Account...' : 'Create Admin Account'}
        </Button>
      </form>
    </AccountFrame>
  )
}
