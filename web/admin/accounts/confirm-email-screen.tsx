import { useState } from 'react'
import { Link } from 'react-router'
import { confirmedEmailSchema } from '#shared/accounts/account-schema.ts'
import { adminPage, api } from '#shared/routes.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { linkClass } from '#web/ui/link.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { errorMessage } from '../http/api-error.ts'
import { callOpen } from '../http/call.ts'
import { AccountFrame } from './account-frame.tsx'
import { isDeadLink } from './password-reset.ts'
import { useLinkToken } from './use-link-token.ts'

const asking = 'With one click this becomes the address you sign in with.'
const incomplete =
  'This address is incomplete. Open the link in the mail again, or have it sent again in Settings.'

/**
 * Where the link mailed to a new address leads. The click is asked for, since programs that look
 * into mail open its links, too.
 */
export function ConfirmEmailScreen() {
  const token = useLinkToken()
  const [intro, setIntro] = useState(token === null ? incomplete : asking)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const confirm = async () => {
    setBusy(true)
    setFailure(undefined)
    try {
      const options = { method: 'POST', body: { token } } as const
      const { email } = await callOpen(api.admin.emailChangeConfirm, confirmedEmailSchema, options)
      setIntro(`Done: ${email} is the address you sign in with now.`)
    } catch (error) {
      const sentence = errorMessage(error, 'Failed to confirm your address. Please try again.')
      if (isDeadLink(error)) setIntro(sentence)
      else {
        toast({ title: 'Update failed', description: sentence, variant: 'destructive' })
        setFailure(sentence)
      }
    }
    setBusy(false)
  }

  return (
    <AccountFrame
      title="Confirm your new address"
      failure={failure}
      intro={intro}
      footer={
        <Link to={adminPage.login} className={linkClass}>
          Back to sign in
        </Link>
      }
    >
      {intro === asking ? (
        <Button busy={busy} onClick={() => void confirm()} className="w-full">
          {busy ? 'Confirming...' : 'Confirm Address'}
        </Button>
      ) : (
        <Link to={adminPage.settings} className={`${buttonClass()} w-full`}>
          Go to your profile
        </Link>
      )}
    </AccountFrame>
  )
}
