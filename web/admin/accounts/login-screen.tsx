import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useLocation } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { showFieldErrors } from '../http/api-error.ts'
import { AccountFrame } from './account-frame.tsx'
import { withAutofilled } from './autofilled.ts'
import { CodeField } from './code-field.tsx'
import { asksForCode, logIn, loginFailure } from './log-in.ts'
import { PasswordField } from './password-field.tsx'

/** Signs in: with email and password, and then with a code where two-factor is on. */
export function LoginScreen() {
  const [shown, setShown] = useState(false)
  const [second, setSecond] = useState(false)
  const { search } = useLocation()
  const form = useForm({ defaultValues: { email: '', password: '', code: '' } })
  const { errors, isSubmitting } = form.formState

  useEffect(() => {
    if (second) form.setFocus('code')
  }, [second, form])

  const submit = form.handleSubmit(async ({ email, password, code }) => {
    const blank =
      (!email.trim() && 'email') || (!password && 'password') || (second && !code.trim() && 'code')
    if (blank) {
      const description = 'Please fill in all fields.'
      toast({ title: 'Validation Error', description, variant: 'destructive' })
      form.setError('root', { message: description })
      form.setFocus(blank)
      return
    }
    await logIn({ email, password, ...(second && { code }) }).catch((error: unknown) => {
      if (asksForCode(error)) return setSecond(true)
      form.setError('root', { message: loginFailure(error) })
      showFieldErrors(form, error)
    })
  })
  const startOver = () => {
    form.reset()
    setSecond(false)
  }

  return (
    <AccountFrame
      title="Sign in"
      failure={errors.root?.message}
      intro={
        second ? 'One more step: your account asks for a code.' : 'The back-office of the firm.'
      }
      footer={
        second ? (
          <button type="button" onClick={startOver} className={`${linkClass} cursor-pointer`}>
            Start over
          </button>
        ) : (
          <>
            No account yet?{' '}
            <Link to={{ pathname: adminPage.register, search }} className={linkClass}>
              Create an admin account
            </Link>
          </>
        )
      }
    >
      <form noValidate onSubmit={withAutofilled(form, submit)} className="flex flex-col gap-4">
        {second ? (
          <CodeField error={errors.code?.message} {...form.register('code')} />
        ) : (
          <>
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
            <Link to={adminPage.forgotPassword} className={`${linkClass} self-start text-sm`}>
              Forgot password?
            </Link>
          </>
        )}
        <Button type="submit" busy={isSubmitting} className="mt-1">
          {isSubmitting ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
    </AccountFrame>
  )
}
