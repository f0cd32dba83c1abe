import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Field, Input } from '#web/ui/field.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { showFieldErrors } from '../http/api-error.ts'
import { AccountFrame } from './account-frame.tsx'
import { withAutofilled } from './autofilled.ts'
import { requestFailure, requestReset } from './password-reset.ts'

const intros = {
  asking: 'Tell us the address of your account, and we mail you a link.',
  // The same whether there is an account or not.
  sent: 'If an account has this address, a link is on its way there. It works once, for one hour.',
  noMail:
    'No mail server is set up here, so no link can be sent. Ask whoever runs the server: they can make one with npm run password-link.',
} as const

/** Asks for a link to set a new password. */
export function ForgotPasswordScreen() {
  const [stage, setStage] = useState<keyof typeof intros>('asking')
  const form = useForm({ defaultValues: { email: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ email }) => {
    if (!email.trim()) {
      const description = 'Please fill in all fields.'
      toast({ title: 'Validation Error', description, variant: 'destructive' })
      form.setError('root', { message: description })
      form.setFocus('email')
      return
    }
    await requestReset({ email }).then(
      (canSend) => setStage(canSend ? 'sent' : 'noMail'),
      (error: unknown) => {
        form.setError('root', { message: requestFailure(error) })
        showFieldErrors(form, error)
      },
    )
  })

  return (
    <AccountFrame
      title="Forgot your password?"
      failure={errors.root?.message}
      intro={intros[stage]}
      footer={
        <Link to={adminPage.login} className={linkClass}>
          Back to sign in
        </Link>
      }
    >
      {stage === 'asking' ? (
        <form noValidate onSubmit={withAutofilled(form, submit)} className="flex flex-col gap-4">
          <Field label="Email" required error={errors.email?.message}>
            <Input type="email" autoComplete="username" {...form.register('email')} />
          </Field>
          <Button type="submit" busy={isSubmitting} className="mt-1">
            {isSubmitting ? 'Sending...' : 'Send Link'}
          </Button>
        </form>
      ) : (
        <Button variant="secondary" onClick={() => setStage('asking')} className="w-full">
          {stage === 'sent' ? 'Nothing came? Ask again' : 'Ask again'}
        </Button>
      )}
    </AccountFrame>
  )
}
