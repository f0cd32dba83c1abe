import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate } from 'react-router'
import { adminPage } from '#shared/routes.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { errorMessage, showFieldErrors } from '../http/api-error.ts'
import { AccountFrame } from './account-frame.tsx'
import { withAutofilled } from './autofilled.ts'
import { newPasswordProblem } from './new-password-problem.ts'
import { PasswordField } from './password-field.tsx'
import { confirmReset, isDeadLink, resetFailure } from './password-reset.ts'
import { useLinkToken } from './use-link-token.ts'

const incomplete =
  'This address is incomplete. Open the link in the mail again, or ask for a new one.'

/** Where the mailed link leads: sets a new password, or says that the link is good no more. */
export function ResetPasswordScreen() {
  const token = useLinkToken()
  const [dead, setDead] = useState(token === null ? incomplete : null)
  const [failure, setFailure] = useState<string>()
  return (
    <AccountFrame
      title="Set a new password"
      failure={dead === null ? failure : undefined}
      intro={dead ?? 'It takes the place of the old one, and signs you out everywhere.'}
      footer={
        <Link to={adminPage.login} className={linkClass}>
          Back to sign in
        </Link>
      }
    >
      {dead === null && token !== null ? (
        <NewPasswordForm token={token} onDeadLink={setDead} onFailure={setFailure} />
      ) : (
        <Link to={adminPage.forgotPassword} className={`${buttonClass()} w-full`}>
          Ask for a new link
        </Link>
      )}
    </AccountFrame>
  )
}

type NewPasswordFormProps = {
  token: string
  onDeadLink: (sentence: string) => void
  /** What went wrong at the last try, or nothing when another begins. */
  onFailure: (sentence?: string) => void
}

function NewPasswordForm({ token, onDeadLink, onFailure }: NewPasswordFormProps) {
  const [shown, setShown] = useState(false)
  const navigate = useNavigate()
  const form = useForm({ defaultValues: { password: '', confirmation: '' } })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async (values) => {
    const problem = newPasswordProblem(values)
    onFailure(problem?.description)
    if (problem) {
      toast({ title: problem.title, description: problem.description, variant: 'destructive' })
      form.setFocus(problem.field)
      return
    }
    await confirmReset({ token, password: values.password }).then(
      () => navigate(adminPage.login, { replace: true }),
      (error: unknown) => {
        if (isDeadLink(error)) {
          onDeadLink(errorMessage(error, 'This link is not valid any more.'))
          return
        }
        onFailure(resetFailure(error))
        showFieldErrors(form, error)
      },
    )
  })

  return (
    <form noValidate onSubmit={withAutofilled(form, submit)} className="flex flex-col gap-4">
      <PasswordField
        label="New Password"
        autoComplete="new-password"
        error={errors.password?.message}
        shown={shown}
        onShownChange={setShown}
        {...form.register('password')}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        error={errors.confirmation?.message}
        shown={shown}
        {...form.register('confirmation')}
      />
      <Button type="submit" busy={isSubmitting} className="mt-1">
        {isSubmitting ? 'Saving...' : 'Set Password'}
      </Button>
    </form>
  )
}
