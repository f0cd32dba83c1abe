import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { showFieldErrors } from '../http/show-field-errors.ts'
import { AccountFrame } from './account-frame.tsx'
import { logIn } from './log-in.ts'
import { PasswordField } from './password-field.tsx'

export function LoginScreen() {
  const [shown, setShown] = useState(false)
  const { search } = useLocation()
  const form = useForm({ defaultValues: { email: '', password: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    if (!values.email.trim() || !values.password) {
      const description = 'Please fill in all fields.'
      toast({ title: 'Validation Error', description, variant: 'destructive' })
      form.setFocus(values.email.trim() ? 'password' : 'email')
      return
    }
    await logIn(values).catch((error: unknown) => showFieldErrors(form, error))
  })

  return (
    <AccountFrame
      title="Sign in"
      intro="The back-office of the firm."
      footer={
        <>
          No account yet?{' '}
          <Link to={{ pathname: adminPage.register, search }} className={linkClass}>
            Create an admin account
          </Link>
        </>
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Email" required error={errors.email?.message}>
          <Input type="email" autoComplete="username" {...form.register('email')} />
        </Field>
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          shown={shown}
          onShownChange={setShown}
          {...form.register('password')}
        />
        <Button type="submit" busy={isSubmitting} className="mt-1">
          {isSubmitting ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
    </AccountFrame>
  )
}
