import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { Reauthentication } from '#shared/accounts/security-schema.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type ToastMessage, toast } from '#web/ui/toast-store.ts'
import { CodeField } from '../accounts/code-field.tsx'
import { PasswordField } from '../accounts/password-field.tsx'
import { fieldErrorsOf, showFieldErrors } from '../http/api-error.ts'
import { accountQuery, useAccountAct } from './account-queries.ts'

/** What a person types to show that it is they; the server reads the code. */
export type TypedProof = { [Field in keyof Required<Reauthentication>]: string }

const blank: TypedProof = { password: '', code: '' }

/** Which code is asked for besides the password: that of the app alone, or a backup code, too. */
type AskedCode = 'app' | 'any' | null

/** The form of a proof. What was typed is not kept for the next time it is `open`. */
export function useProofForm(open: boolean) {
  const form = useForm({ defaultValues: blank })
  useEffect(() => {
    if (!open) form.reset()
  }, [open, form])
  return form
}

type FieldsProps = { form: UseFormReturn<TypedProof>; code: AskedCode }

/** The fields in which a person shows again that it is they. */
export function ProofFields({ form, code }: FieldsProps) {
  const [shown, setShown] = useState(false)
  const { errors } = form.formState
  return (
    <>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        shown={shown}
        onShownChange={setShown}
        {...form.register('password')}
      />
      {code && (
        <CodeField
          backup={code === 'any'}
          error={errors.code?.message}
          {...form.register('code')}
        />
      )}
    </>
  )
}

/** Whether what is asked for was typed; else says so, and leads to what is missing. */
export function isComplete({ form, code }: FieldsProps): boolean {
  const values = form.getValues()
  const missing = (!values.password && 'password') || (code && !values.code.trim() && 'code')
  if (!missing) return true
  const description = 'Please fill in all fields.'
  toast({ title: 'Validation Error', description, variant: 'destructive' })
  form.setFocus(missing)
  return false
}

/** Something that a session alone does not allow, and how its dialog speaks of it. */
export type Purpose<Result> = {
  title: string
  description: string
  submit: string
  submitting: string
  destructive: boolean
  done: (result: Result) => ToastMessage
  failed: { title: string; description: string }
  act: (proof: Partial<TypedProof>) => Promise<Result>
}

type DialogProps<Result> = {
  purpose: Purpose<Result>
  open: boolean
  onClose: () => void
  onDone?: (result: Result) => void
  /** Called, and the dialog closed, when what is wrong is in the form that opened it. */
  onRefused?: (error: unknown) => void
}

/** Asks for the password and, where two-factor is on, for a code; then does what it is for. */
export function ReauthenticateDialog<Result>(props: DialogProps<Result>) {
  const { purpose, open, onClose, onDone, onRefused } = props
  const id = useId()
  const form = useProofForm(open)
  const { data: account } = useQuery(accountQuery)
  const code = account?.twoFactor.enabledAt ? 'any' : null
  const { act, done, failed } = purpose
  const acting = useAccountAct({ act, done, failed })

  const submit = form.handleSubmit(({ password, code: typed }) => {
    if (!isComplete({ form, code })) return
    return acting.mutateAsync({ password, ...(code && { code: typed }) }).then(
      (result) => {
        onClose()
        onDone?.(result)
      },
      (error: unknown) => {
        showFieldErrors(form, error)
        const wrong = Object.keys(fieldErrorsOf(error))
        if (!onRefused || wrong.length === 0 || wrong.some((field) => field in blank)) return
        onClose()
        onRefused(error)
      },
    )
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={<span className="whitespace-normal break-words">{purpose.title}</span>}
      description={purpose.description}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            variant={purpose.destructive ? 'destructive' : 'primary'}
            busy={acting.isPending}
          >
            {acting.isPending ? purpose.submitting : purpose.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <ProofFields form={form} code={code} />
      </form>
    </Dialog>
  )
}
