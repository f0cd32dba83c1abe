import { QRCodeSVG } from 'qrcode.react'
import type { TwoFactorStart } from '#shared/accounts/security-schema.ts'
import { CopyButton } from '../copy-button.tsx'

/** The secret for an authenticator app: to scan, or to type where there is no camera. */
export function AppSecret({ secret, uri }: TwoFactorStart) {
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
        <p className="break-words rounded-md bg-paper-deep px-3 py-2 font-mono text-xs tracking-wide">
          {secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <div>
          <CopyButton text={secret} label="Copy key" />
        </div>
      </div>
    </div>
  )
}
