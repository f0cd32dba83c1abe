import { useQuery } from '@tanstack/react-query'
import { QRCodeSVG } from 'qrcode.react'
import { useId, useState } from 'react'
import type { Account } from '#shared/accounts/account-schema.ts'
import {
  backupCodesSchema,
  type TwoFactorStart,
  twoFactorStartSchema,
} from '#shared/accounts/security-schema.ts'
import { api } from '#shared/routes.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { dateOf } from '#web/ui/relative-time.tsx'
import { showFieldErrors } from '../../http/api-error.ts'
import { call, fetchSignedIn } from '../../http/call.ts'
import { useAccountAct } from '../account-queries.ts'
import { CopyButton } from '../copy-button.tsx'
import {
  isComplete,
  ProofFields,
  type Purpose,
  ReauthenticateDialog,
  type TypedProof,
  useProofForm,
} from '../reauthenticate.tsx'
import { WithQuery } from '../settings-section.tsx'
import { BackupCodesDialog } from './backup-codes-dialog.tsx'

type Open = 'on' | 'off' | 'renew'

/** Whether two-factor is on, and what can be done about it. */
export function TwoFactor({ account }: { account: Account }) {
  const [open, setOpen] = useState<Open | null>(null)
  const [codes, setCodes] = useState<string[] | null>(null)
  const close = () => setOpen(null)
  const show = (fresh: string[]) => {
    close()
    setCodes(fresh)
  }
  const { enabledAt } = account.twoFactor
  return (
    <>
      {enabledAt === null ? (
        <Off onEnable={() => setOpen('on')} />
      ) : (
        <On account={account} since={enabledAt} onOpen={setOpen} />
      )}
      <TwoFactorDialog open={open === 'on'} onClose={close} onCodes={show} />
      <ReauthenticateDialog purpose={turnOff} open={open === 'off'} onClose={close} />
      <ReauthenticateDialog
        purpose={renewCodes}
        open={open === 'renew'}
        onClose={close}
        onDone={show}
      />
      <BackupCodesDialog codes={codes} email={account.email} onClose={() => setCodes(null)} />
    </>
  )
}

function Off({ onEnable }: { onEnable: () => void }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4">
      <p className="flex items-center gap-3 text-sm">
        <Badge>Off</Badge>
        Your password alone signs you in.
      </p>
      <Button onClick={onEnable}>Enable 2FA</Button>
    </div>
  )
}

type OnProps = { account: Account; since: string; onOpen: (open: Open) => void }

function On({ account, since, onOpen }: OnProps) {
  const left = account.twoFactor.backupCodesLeft
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone="green">On</Badge>
        <span>
          Since <time dateTime={since}>{dateOf(Date.parse(since))}</time>
        </span>
      </p>
      <p className={left > 2 ? 'text-ink-soft text-sm' : 'font-medium text-danger text-sm'}>
        {left === 1 ? '1 backup code is left.' : `${left} backup codes are left.`}
        {left <= 2 && ' Make new ones before you need them.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onOpen('renew')}>
          New backup codes
        </Button>
        <Button variant="quietDestructive" onClick={() => onOpen('off')}>
          Turn off 2FA
        </Button>
      </div>
    </div>
  )
}

type TwoFactorDialogProps = {
  open: boolean
  onClose: () => void
  /** Called with the first backup codes once two-factor is on. */
  onCodes: (codes: string[]) => void
}

/** Gives an authenticator app its secret, and turns two-factor on with the password and a code of it. */
function TwoFactorDialog({ open, onClose, onCodes }: TwoFactorDialogProps) {
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

/** The secret for an authenticator app: to scan, or to type where there is no camera. */
function AppSecret({ secret, uri }: TwoFactorStart) {
  return (
    <div className="grid items-center gap-5 sm:grid-cols-[auto_1fr]">
      <QRCodeSVG
        value={uri}
        size={176}
        marginSize={2}
        level="M"
        title="QR code with the key for your authenticator app"
        className="justify-self-center rounded-md border border-paper-edge"
      />
      <div className="flex min-w-0 flex-col gap-2 text-sm">
        <p>Scan this code with the app, then enter the six digits it shows.</p>
        <p className="text-ink-soft">No camera? Type this key instead, as “time-based”:</p>
        <p className="break-words rounded-md bg-paper-deep px-3 py-2 text-balance font-mono text-xs tracking-wide">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <div>
          <CopyButton text={secret} label="Copy key" />
        </div>
      </div>
    </div>
  )
}

const turnOff: Purpose<Response> = {
  title: 'Turn off 2FA?',
  description: 'Your password alone will sign you in, and your backup codes stop working.',
  submit: 'Turn Off',
  submitting: 'Turning off...',
  destructive: true,
  done: () => ({
    title: 'Two-factor turned off',
    description: 'Signing in asks for your password alone from now on.',
  }),
  failed: { title: 'Update failed', description: 'Two-factor is still on. Please try again.' },
  act: (body) => fetchSignedIn(api.admin.twoFactorOff, { method: 'POST', body }),
}

const renewCodes: Purpose<string[]> = {
  title: 'Make new backup codes',
  description: 'Ten new codes replace the ones you have, used or not.',
  submit: 'Make Codes',
  submitting: 'Making codes...',
  destructive: false,
  done: () => ({
    title: 'New backup codes',
    description: 'The earlier ones no longer work.',
  }),
  failed: {
    title: 'Update failed',
    description: 'The codes you have are still good. Please try again.',
  },
  act: async (body) =>
    (await call(api.admin.backupCodes, backupCodesSchema, { method: 'POST', body })).codes,
}
