import type { PayloadOf } from '#shared/mail/payload.ts'
import { resetLinkPlace } from '../secret-links.ts'
import { Action, Letter, Paragraph, PlainLink } from './letter.tsx'

type Props = { payload: PayloadOf<'password_reset'>; siteUrl: string }

/**
 * To an admin who can not sign in. The link is put in as the message leaves, so that neither the
 * outbox nor a backup holds one.
 */
export const PasswordResetMessage = ({ payload: { name }, siteUrl }: Props) => (
  <Letter
    preview="The link to set a new password."
    heading="Set a new password"
    siteUrl={siteUrl}
    reason="You get this because somebody asked for a new password for this address. If it was not you, there is nothing to do: your password is unchanged."
  >
    <Paragraph>{name}, this link sets a new password for your account.</Paragraph>
    <Action href={resetLinkPlace(siteUrl)}>Set a new password</Action>
    <Paragraph>
      It works once, for one hour. If the button does nothing, open this address:{' '}
      <PlainLink href={resetLinkPlace(siteUrl)} />
    </Paragraph>
  </Letter>
)
