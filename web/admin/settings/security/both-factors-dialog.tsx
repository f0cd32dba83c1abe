import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { CodeField } from '../../accounts/code-field.tsx'
import { PasswordField } from '../../accounts/password-field.tsx'
import { showFieldErrors } from '../../http/show-field-errors.ts'
import { useAccountAct } from '../account-act.ts'
import type { Purpose, TypedFactors } from './both-factors-purposes.ts'

type BothFactorsDialogProps = {
  purpose: Purpose
  open: boolean
  onClose: () => void
  onDone?: (codes: string[]) => void
}

const blank: TypedFactors = { password: '', code: '' }

/** Asks for password and code before something that weakens or renews a protection. */
export function BothFactorsDialog({ purpose, open, onClose, onDone }: BothFactorsDialogProps) {
  const id = useId()
  const [shown, setShown] = useState(false)
  const form = useForm({ defaultValues: blank })
  const { errors } = form.formState
  const { act, done, failed } = purpose
  const both = useAccountAct({ act, done: () => done, failed })

  // What was typed is not kept for the next time.
  useEffect(() => {
    if (!open) form.reset()
  }, [open, form])

  const submit = form.handleSubmit((values) => {
    if (!values.password || !values.code.trim()) {
      const description = 'Please fill in all fields.'
      toast({ title: 'Validation Error', description, variant: 'destructive' })
      form.setFocus(values.password ? 'code' : 'password')
      return
    }
    return both.mutateAsync(values).then(
      (codes) => {
        onClose()
        onDone?.(codes)
      },
      (error: unknown) => showFieldErrors(form, error),
    )
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={purpose.title}
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
            busy={both.isPending}
          >
            {both.isPending ? purpose.submitting : purpose.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label="Password"
          autoComplete="current-password"
          error={errors.password?.message}
          shown={shown}
          onShownChange={setShown}
          {...form.register('password')}
        />
        <CodeField error={errors.code?.message} {...form.register('code')} />
      </form>
    </Dialog>
  )
}
