import { useState } from 'react'
import type { Account } from '#shared/accounts/account-schema.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { dateOf } from '../../shell/relative-time.ts'
import { ReauthenticateDialog } from '../reauthenticate.tsx'
import { BackupCodesDialog } from './backup-codes-dialog.tsx'
import { TwoFactorDialog } from './two-factor-dialog.tsx'
import { renewCodes, turnOff } from './two-factor-purposes.ts'

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
      <p className={left > 2 ? 'text-ink-soft text-sm' : 'font-medium text-red text-sm'}>
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
