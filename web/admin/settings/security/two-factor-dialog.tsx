import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { backupCodesSchema, twoFactorStartSchema } from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { call } from '../../http/call.ts'
import { showFieldErrors } from '../../http/show-field-errors.ts'
import { useAccountAct } from '../account-act.ts'
import { isComplete, ProofFields, type TypedProof, useProofForm } from '../reauthenticate.tsx'
import { WithQuery } from '../with-query.tsx'
import { AppSecret } from './app-secret.tsx'

type TwoFactorDialogProps = {
  open: boolean
  onClose: () => void
  /** Called with the first backup codes once two-factor is on. */
  onCodes: (codes: string[]) => void
}

/** Gives an authenticator app its secret, and turns two-factor on with the password and a code of it. */
export function TwoFactorDialog({ open, onClose, onCodes }: TwoFactorDialogProps) {
  const id = useId()
  const form = useProofForm(open)
  const start = useQuery({
    queryKey: ['two-factor-start'],
    queryFn: () => call(api.admin.twoFactorStart, twoFactorStartSchema, { method: 'POST' }),
    enabled: open,
    // Every opening makes a secret of its own, and none is kept.
    gcTime: 0,
    staleTime: 0,
  })
  const turnOn = useAccountAct({
    act: (body: TypedProof) =>
      call(api.admin.twoFactorOn, backupCodesSchema, { method: 'POST', body }),
    done: () => ({
      title: 'Two-factor turned on',
      description: 'Signing in asks for a code from now on.',
    }),
    failed: { title: 'Update failed', description: 'Two-factor is still off. Please try again.' },
  })

  const submit = form.handleSubmit((values) => {
    if (!isComplete({ form, code: 'app' })) return
    return turnOn.mutateAsync(values).then(
      ({ codes }) => onCodes(codes),
      (error: unknown) => showFieldErrors(form, error),
    )
  })
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title="Enable 2FA"
      description="You need an authenticator app on your phone, such as Aegis, 1Password or Google Authenticator."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={turnOn.isPending || !start.isSuccess}>
            {turnOn.isPending ? 'Turning on...' : 'Turn On'}
          </Button>
        </>
      }
    >
      <WithQuery query={start} what="the code to scan">
        {(secret) => (
          <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-5">
            <AppSecret {...secret} />
            <ProofFields form={form} code="app" />
          </form>
        )}
      </WithQuery>
    </Dialog>
  )
}
